import { describe, expect, it } from 'vitest';
import { goalOf } from './goals';
import { sideOf, viewOf } from '../testing';
import { heroesText } from '../text/catalogue';

describe('the goal', () => {
  const four = [0, 1, 2, 3].map((seat) => sideOf(seat, { points: seat, life: 20 - seat }));

  it('is life in a duel, and unknown before a hero is chosen', () => {
    const { progress, sides } = goalOf(viewOf([sideOf(0, { life: 7 }), sideOf(1, { hero: null })]));
    expect(progress).toBe('life_of');
    expect(sides.map(([one]) => one?.n)).toEqual([7, null]);
  });

  it('is 21 points in the points mode', () => {
    const { progress, sides } = goalOf(viewOf(four, { mode: 'points' }));
    expect(progress).toBe('points_of');
    expect(sides.flat().map(({ n, most }) => [n, most])).toEqual([0, 1, 2, 3].map((n) => [n, 21]));
  });

  it('has two teams of two in a team game, and single players in other modes', () => {
    expect(goalOf(viewOf(four, { mode: 'teams' })).sides.map((side) => side.length)).toEqual([2, 2]);
    expect(goalOf(viewOf(four, { mode: 'tournament' })).sides.map((side) => side.length)).toEqual([1, 1, 1, 1]);
  });

  it('has texts in both languages in every mode', () => {
    for (const mode of ['classic', 'points', 'teams', 'tournament']) {
      const { text, more, late } = goalOf(viewOf(four, { mode }));
      for (const key of [text, more, late])
        expect(heroesText('it', key, { n: 60 })).not.toBe(heroesText('en', key, { n: 60 }));
    }
  });
});
