import { describe, expect, test } from 'vitest';
import { SOUNDS, type Voice } from './sounds';

/** How loud all voices are together at the most, where each is as loud as it gets. */
function loudest(voices: readonly Voice[]): number {
  const at = (time: number) => voices.filter((voice) => voice.at <= time && time < voice.at + voice.length);
  return Math.max(...voices.map((voice) => at(voice.at).reduce((sum, { loud }) => sum + loud, 0)));
}

describe.each(Object.entries(SOUNDS))('the sound of %s', (_name, voices) => {
  test('is there, and never so loud that it is cut off', () => {
    expect(loudest(voices)).toBeGreaterThan(0.1);
    expect(loudest(voices)).toBeLessThanOrEqual(2); // the volume is a half
  });

  test('is over within a second and a half', () => {
    expect(Math.max(...voices.map(({ at, length }) => at + length))).toBeLessThanOrEqual(1.5);
  });
});
