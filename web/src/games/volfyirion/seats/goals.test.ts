import { expect, test } from 'vitest';
import { goalOf, modeOf } from './goals';
import { side, site, view } from '../testing';
import type { GridView, RageView, StrongholdView } from '../view.gen';

const GRID: GridView = { cells: [], sealed: [], deck: 20, discards: [], bonus: 0 };
const RAGE: RageView = { size: 2, top: null, shown: [], aside: [], awake: false, fury: 0 };
const stronghold = (number: number, seats: number[], standing: boolean): StrongholdView => ({
  stronghold: `stronghold:${number}`,
  seats,
  cities: [],
  price: 18,
  standing,
  dragon: false,
});

test('the mode follows from the things on the table', () => {
  expect(modeOf(view())).toBe('duel');
  expect(modeOf(view({ rage: RAGE }))).toBe('solo');
  expect(modeOf(view({ grid: GRID }))).toBe('coop');
  expect(modeOf(view({ strongholds: [stronghold(1, [0], true)] }))).toBe('team');
});

test('in a duel, the goal shows which Cities of each house stand', () => {
  const sites = [site('city:kyr'), site('city:yrdesh', { standing: false })];
  const { text, sides, sums } = goalOf(view({ sides: [side(0, { sites }), side(1)] }));
  expect(text).toBe('goal_duel');
  expect(sides).toEqual([
    { roles: ['role:volarees'], standing: [true, false] },
    { roles: ['role:rorius'], standing: [true] },
  ]);
  expect(sums).toEqual([]);
});

test('a team shares its Strongholds', () => {
  const strongholds = [stronghold(1, [0], true), stronghold(2, [0, 1], false), stronghold(4, [2], true)];
  const sides = [side(0), side(1), side(2), side(3)];
  expect(goalOf(view({ strongholds, sides })).sides.map(({ standing }) => standing)).toEqual([[true, false], [true]]);
});

test('against the dragon, the goal counts the points of the solo player, or of both players together', () => {
  const sides = [side(0, { points: [3, 5, 1] }), side(1, { points: [0, 4, 2] })];
  expect(goalOf(view({ rage: RAGE, sides: sides.slice(0, 1) })).sums).toEqual([
    { points: 'battle', have: 5, need: 16 },
    { points: 'knowledge', have: 1, need: 16 },
  ]);
  expect(goalOf(view({ grid: GRID, sides })).sums.map(({ have, need }) => [have, need])).toEqual([
    [9, 30],
    [3, 30],
  ]);
});
