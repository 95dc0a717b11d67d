import { describe, expect, test } from 'vitest';
import { largestThat } from './fold';

describe('a row that folds', () => {
  test('keeps as many things as fit, with few measurements', () => {
    for (let most = 0; most <= 9; most += 1) {
      for (let room = 0; room <= most; room += 1) {
        let looks = 0;
        const fits = (count: number) => ((looks += 1), count <= room);
        expect(largestThat(fits, most)).toBe(room);
        expect(looks).toBeLessThanOrEqual(5);
      }
    }
  });

  test('keeps nothing if not even one thing fits', () => expect(largestThat(() => false, 4)).toBe(0));
});
