import { expect, test } from 'vitest';
import { fate, outcome } from './outcome';

test('a player, a team or nobody wins, or all lose', () => {
  expect(outcome([-1, 1])).toEqual({ kind: 'won', seats: [1] });
  expect(outcome([1, 1, -1, -1])).toEqual({ kind: 'won', seats: [0, 1] });
  expect(outcome([0, 0])).toEqual({ kind: 'drawn' });
  expect(outcome([-1])).toEqual({ kind: 'lost' });
});

test('a fate is the result of my seats, unless I play both sides', () => {
  expect(fate([-1, 1], [1])).toBe('victory');
  expect(fate([-1, 1], [0])).toBe('defeat');
  expect(fate([-1, -1], [0, 1])).toBe('defeat');
  expect(fate([0, 0], [0])).toBe('draw');
  expect(fate([-1, 1], [0, 1])).toBeNull();
  expect(fate([-1, 1], [])).toBeNull();
});
