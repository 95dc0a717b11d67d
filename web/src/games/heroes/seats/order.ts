/** §8 An order as a form has it, and the things that say it to the table, one step after the other. */

import type { Move } from '../../../net/wire.gen';

export const BASES = [
  ...['F', 'W', 'E', 'A'].flatMap((letter) => [2, 3, 4].map((count) => letter.repeat(count))),
  'HH',
  'S3',
  'D3',
  'D4',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
] as const;

export interface Goal {
  base: string; // none: no such goal
  helms: number; // besides
  star: boolean; // keep further helms or cards, too
}

export interface Order {
  goals: Goal[]; // the first one is given
  avoid: number; // symbols of the opposite element that are borne
  nearer: number; // dice by which a later goal has to be nearer
  wait: number; // beats
  ending: 'met' | 'never';
  follow: 'never' | 'goals' | 'any';
}

const GOALS = 3; // steps of an order, before its settings

export const NO_GOAL: Goal = { base: '', helms: 0, star: false };

/** What a player of that element is likely to want. */
export function usualOrder(element: string): Order {
  const letter = { fire: 'F', water: 'W', earth: 'E', air: 'A' }[element] ?? 'F';
  const goals = [
    { base: letter.repeat(3), helms: 0, star: true },
    { ...NO_GOAL, base: 'C3' },
  ];
  return { goals, avoid: 0, nearer: 1, wait: 0, ending: 'met', follow: 'goals' };
}

/** A goal as it is written: FFF+1H*. */
export function written({ base, helms, star }: Goal): string {
  const besides = helms > 0 && !base.startsWith('C') ? `+${helms}H` : '';
  return `${base}${besides}${star ? '*' : ''}`;
}

/** The dice that a goal asks for. */
export function diceOf({ base, helms }: Goal): number {
  const own = /\d/.test(base) ? Number(base[1]) : base.length;
  return base.startsWith('C') ? own : own + helms;
}

/** The things to be chosen at a step of an order: a goal, none, or all that is said besides. */
export function thingsAt(order: Order, step: number): string[] {
  if (step >= GOALS) {
    const { avoid, nearer, wait, ending, follow } = order;
    return [`avoid:${avoid}`, `nearer:${nearer}`, `wait:${wait}`, `ending:${ending}`, `follow:${follow}`];
  }
  const goal = order.goals.filter(({ base }) => base !== '')[step];
  return [goal === undefined ? 'choice:none' : `goal:${written(goal)}`];
}

/** The move among these that says a step of an order. */
export function moveAt(order: Order, step: number, offers: readonly Move[]): Move | undefined {
  const things = thingsAt(order, step);
  return offers.find(({ handles }) => handles.join() === things.join());
}
