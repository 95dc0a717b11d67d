import { describe, expect, it } from 'vitest';
import { dieThing, diceAfter, heldPlaces, picksFor, type Die, type Face, type Lot } from './dice';
import { restingAngle } from './tumble';

const lot = (dice: string, kept = '', throws = 1): Lot => ({
  dice: counts(dice),
  kept: counts(kept),
  dice_size: 6,
  throws,
});

function counts(written: string): number[] {
  return [...'FWEACH'].map((letter) => written.split(letter).length - 1);
}

const FACE: Record<string, Face> = { F: 'fire', W: 'water', E: 'earth', A: 'air', C: 'card', H: 'helm' };
const dice = (written: string): Die[] => [...written].map((letter) => ({ face: FACE[letter] ?? null, thrown: 1 }));
const shown = (all: readonly Die[]): string => all.map(({ face }) => (face === null ? '.' : face[0])).join('');

describe('dice on the felt', () => {
  it('are in the hand before the first roll', () => {
    const all = diceAfter([], null, lot('', '', 0), []);
    expect(shown(all)).toBe('......');
    expect(all.every(({ thrown }) => thrown === 0)).toBe(true);
  });

  it('stay in place when they are kept, and only the others are rolled again', () => {
    const before = dice('HFWFCA');
    const all = diceAfter(before, lot('FFWCAH'), lot('FFEEEE', 'FF', 2), [1, 3]);
    expect(shown(all)).toBe('efefee');
    expect(all.map(({ thrown }) => thrown)).toEqual([2, 1, 2, 1, 2, 2]);
  });

  it('stay the same objects without a roll, so that nothing tumbles', () => {
    const before = dice('HFWFCA');
    const now = diceAfter(before, lot('FFWCAH'), lot('FFWCAH'), []);
    expect(now.every((die, at) => die === before[at])).toBe(true);
  });

  it('count as rolled even when they show the same faces as before', () => {
    const now = diceAfter(dice('FFFFFF'), lot('FFFFFF'), lot('FFFFFF', 'F', 2), [4]);
    expect(now.map(({ thrown }) => thrown)).toEqual([2, 2, 2, 2, 1, 2]);
  });

  it('keep the held die among equal dice', () => {
    const now = diceAfter(dice('FFWWWW'), lot('FFWWWW'), lot('FEEEEE', 'F', 2), [1]);
    expect(shown(now)).toBe('efeeee');
  });

  it('include a seventh die, which is in the hand', () => {
    const now = diceAfter(dice('FFWWWW'), lot('FFWWWW'), { ...lot('FFWWWW'), dice_size: 7 }, []);
    expect(shown(now)).toBe('ffwwww.');
  });
});

describe('picked dice', () => {
  it('show the touched die as held among equal dice', () => {
    expect(heldPlaces(dice('FWFFCA'), ['die:fire:1'], [3])).toEqual([3]);
    expect(heldPlaces(dice('FWFFCA'), ['die:fire:1', 'die:fire:2'], [3])).toEqual([0, 3]);
  });

  it('are numbered in order, for every touched die', () => {
    const all = dice('FWFFCA');
    expect(dieThing(all, ['die:fire:1'], 2, false)).toBe('die:fire:2');
    expect(dieThing(all, ['die:fire:1', 'die:fire:2'], 0, true)).toBe('die:fire:2');
    expect(dieThing([{ face: null, thrown: 0 }], [], 0, false)).toBeNull();
  });

  it('are written as picks', () => {
    expect(picksFor(counts('FFH'))).toEqual(['die:fire:1', 'die:fire:2', 'die:helm:1']);
  });
});

describe('a die that settles', () => {
  it.each([
    [0, 90, 1],
    [1234, -90, 1],
    [-777, 180, -1],
    [50, 0, -1],
  ])('from %s shows the same as %s, and still turns that way', (from, goal, way) => {
    const rest = restingAngle(from, goal, way);
    expect((((rest - goal) % 360) + 360) % 360).toBe(0);
    expect((rest - from) * way).toBeGreaterThanOrEqual(110);
    expect((rest - from) * way).toBeLessThan(110 + 360);
  });
});
