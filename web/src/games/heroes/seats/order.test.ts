import { expect, test } from 'vitest';
import { diceOf, moveAt, thingsAt, usualOrder, written } from './order';

const order = {
  ...usualOrder('water'),
  goals: [
    { base: 'WWW', helms: 1, star: true },
    { base: 'C4', helms: 2, star: false },
  ],
};

test('a goal is written as in the rulebook, and cards need no extra helms', () => {
  expect(order.goals.map(written)).toEqual(['WWW+1H*', 'C4']);
  expect(order.goals.map(diceOf)).toEqual([4, 4]);
  expect(diceOf({ base: 'D3', helms: 2, star: false })).toBe(5);
});

test('an order is sent step by step: its goals, “none” for a missing goal, then the rest', () => {
  expect([0, 1, 2].map((step) => thingsAt(order, step))).toEqual([['goal:WWW+1H*'], ['goal:C4'], ['choice:none']]);
  expect(thingsAt(order, 3)).toEqual(['avoid:0', 'nearer:1', 'wait:0', 'ending:met', 'follow:goals']);
});

test('an empty goal in the middle leaves no gap', () => {
  const goals = [order.goals[0]!, { base: '', helms: 0, star: false }, order.goals[1]!];
  expect(thingsAt({ ...order, goals }, 1)).toEqual(['goal:C4']);
});

test('a step is sent only by a move with exactly its things', () => {
  const move = (number: number, ...handles: string[]) => ({ number, text: '', kind: 'goal', fields: {}, handles });
  const offers = [move(1, 'goal:WWW'), move(2, 'goal:WWW+1H*'), move(3, 'choice:none')];
  expect(moveAt(order, 0, offers)?.number).toBe(2);
  expect(moveAt(order, 1, offers)).toBeUndefined();
});
