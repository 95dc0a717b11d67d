import { expect, it } from 'vitest';
import type { Frame } from '../net/wire.gen';
import { addEffects, causeOf, effectsOf, NO_EFFECTS } from './effects';
import { playedLine } from './testing';
import { CHANCE } from '../net/wire.gen';

const effect = (of: number, kind: string) => ({ of, kind, fields: {} });

it('keeps effects by their line, in order', () => {
  const known = addEffects(addEffects(NO_EFFECTS, [effect(1, 'a'), effect(2, 'b')]), [effect(2, 'c')]);
  expect([...known].map(([version, found]) => [version, found.map(({ kind }) => kind)])).toEqual([
    [1, ['a']],
    [2, ['b', 'c']],
  ]);
});

it('stays the same without new effects', () => {
  expect(addEffects(NO_EFFECTS, [])).toBe(NO_EFFECTS);
});

it('finds the choice behind a random result', () => {
  expect(causeOf([playedLine(0, 'draw', {}, 3), playedLine(CHANCE, 'deal', {}, 4)])?.version).toBe(3);
  expect(causeOf([playedLine(CHANCE, 'deal', {}, 4)])?.version).toBe(4);
});

it('compares every frame of a replay with the frame before', () => {
  const lines = [null, playedLine(0, 'step', {}, 1), playedLine(0, 'step', {}, 2)];
  const frames = lines.map((line) => ({ line }) as unknown as Frame);
  const found = effectsOf(frames, [5, 7, 7], (before, after, logLines) =>
    before === after ? [] : [effect(logLines[0]!.version, `${String(before)} to ${String(after)}`)],
  );
  expect([...found.keys()]).toEqual([1]);
});
