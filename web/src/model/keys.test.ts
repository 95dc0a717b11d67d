import { expect, it } from 'vitest';
import { ownerOf } from './keys';

const KEYS = { game: { r: 'roll:throw', ' ': 'roll:stop' }, table: { r: () => undefined, u: () => undefined } };

it('the table has its keys before the game', () => {
  const owners = ['r', ' ', 'u', 'x'].map((key) => ownerOf(key, { ...KEYS, together: false }));
  expect(owners).toEqual(['table', 'game', 'table', null]);
});

it('the game has its keys before the table where several choose together', () => {
  const owners = ['r', ' ', 'u', 'toString'].map((key) => ownerOf(key, { ...KEYS, together: true }));
  expect(owners).toEqual(['game', 'game', 'table', null]);
});
