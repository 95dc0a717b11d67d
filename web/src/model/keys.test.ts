import { expect, it } from 'vitest';
import { ownerOf } from './keys';

const KEYS = { game: { r: 'roll:throw', ' ': 'roll:stop' }, table: { r: () => undefined, u: () => undefined } };

it('gives a key to the table before the game', () => {
  const owners = ['r', ' ', 'u', 'x'].map((key) => ownerOf(key, { ...KEYS, together: false }));
  expect(owners).toEqual(['table', 'game', 'table', null]);
});

it('gives a key to the game first during simultaneous choices', () => {
  const owners = ['r', ' ', 'u', 'toString'].map((key) => ownerOf(key, { ...KEYS, together: true }));
  expect(owners).toEqual(['game', 'game', 'table', null]);
});
