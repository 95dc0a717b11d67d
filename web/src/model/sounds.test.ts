import { describe, expect, test } from 'vitest';
import { SOUNDS, type Voice } from './sounds';

/** Return the highest loudness of all voices together. */
function loudest(voices: readonly Voice[]): number {
  const at = (time: number) => voices.filter((voice) => voice.at <= time && time < voice.at + voice.length);
  return Math.max(...voices.map((voice) => at(voice.at).reduce((sum, { loud }) => sum + loud, 0)));
}

describe.each(Object.entries(SOUNDS))('the sound of %s', (_name, voices) => {
  test('exists and is never so loud that it is distorted', () => {
    expect(loudest(voices)).toBeGreaterThan(0.1);
    expect(loudest(voices)).toBeLessThanOrEqual(2); // the volume is one half
  });

  test('lasts at most a second and a half', () => {
    expect(Math.max(...voices.map(({ at, length }) => at + length))).toBeLessThanOrEqual(1.5);
  });
});
