import { describe, expect, it } from 'vitest';
import { scaleFor } from './bake';
import { shake } from '../motion/shake';
import { advance, launch, opacityOf, radiusOf, type Particle } from './particles/particles';
import { dice } from './random';
import { SOUNDS } from '../model/sounds';
import { keyOf } from './store';
import { picture, polygon, ridge, worn } from './svg';

const SPARK: Particle = { x: 0, y: 0, vx: 100, vy: 0, life: 1, size: 4, colours: ['#fff', '#fa0'] };

describe('dice', () => {
  it('roll the same numbers from 0 up to 1 for the same seed', () => {
    const [first, second, other] = [dice(7), dice(7), dice(8)];
    const rolls = Array.from({ length: 50 }, first);
    expect(rolls).toEqual(Array.from({ length: 50 }, second));
    expect(rolls).not.toEqual(Array.from({ length: 50 }, other));
    expect(Math.min(...rolls)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...rolls)).toBeLessThan(1);
  });
});

describe('a picture', () => {
  it('contains its light and no address', () => {
    const source = picture(20, 10, '<path d="M0 0"/>');
    expect(source).toContain('viewBox="0 0 20 10"');
    expect(source).toContain('id="relief"');
    expect(source.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
  });

  it('has rounded corners', () => {
    expect(worn(polygon(10, 4, 0), 2)).toMatch(/^M.+Q10\.0 0\.0 .+Z$/);
  });

  it('has ridges over its whole width', () => {
    const path = ridge(dice(1), { width: 100, y: 50, high: 10, step: 10, floor: 80 });
    expect(path).toMatch(/^M-4 80L-4 50/);
    expect(path).toMatch(/L104 80Z$/);
  });

  it('has another key for another drawing or another scale', () => {
    const [one, two] = [picture(20, 10, '<path d="M0 0"/>'), picture(20, 10, '<path d="M0 1"/>')];
    expect(keyOf(one, 1)).toBe(keyOf(one, 1));
    expect(new Set([keyOf(one, 1), keyOf(one, 2), keyOf(two, 1)]).size).toBe(3);
  });

  it('is baked at the size on the screen, in few sizes, and at most twice as sharp', () => {
    expect(scaleFor(700, 700, 1)).toBe(1);
    expect(scaleFor(640, 700, 1)).toBe(scaleFor(680, 700, 1));
    expect(scaleFor(350, 700, 2)).toBe(1);
    expect(scaleFor(2800, 700, 3)).toBe(2);
  });
});

describe('a particle', () => {
  it('waits, flies, slows down and dies', () => {
    const spark = launch({ ...SPARK, wait: 0.5, drag: 1, pull: 10 });
    expect(advance(spark, 0.4)).toBe(true);
    expect(spark.x).toBe(0);
    expect(advance(spark, 0.2)).toBe(true);
    expect(spark.x).toBeGreaterThan(0);
    expect(spark.vx).toBeLessThan(100);
    expect(spark.vy).toBeGreaterThan(0);
    expect(advance(spark, 1)).toBe(false);
  });

  it('fades in and out', () => {
    const at = (age: number) => ({ ...launch(SPARK), age });
    expect(opacityOf(at(0))).toBe(0);
    expect(opacityOf(at(0.12))).toBeCloseTo(1);
    expect(opacityOf(at(1))).toBeCloseTo(0);
    expect(radiusOf(at(1))).toBeLessThan(4);
    expect(radiusOf({ ...at(1), grow: 1 })).toBe(8);
  });
});

describe('a shake', () => {
  it('ends where it began', () => {
    const frames = shake(10);
    expect(frames[0]).toEqual(frames.at(-1));
    expect(frames[1]?.transform).toBe('translate(10px, 5px)');
  });
});

describe('sounds', () => {
  it('are soft, short and playable', () => {
    for (const [name, voices] of Object.entries(SOUNDS)) {
      expect(voices.length, name).toBeGreaterThan(0);
      for (const { hz, at, length, loud } of voices) {
        expect(Math.min(...hz), name).toBeGreaterThan(20);
        expect(at + length, name).toBeLessThan(2);
        expect(loud, name).toBeLessThanOrEqual(0.6);
      }
    }
  });
});
