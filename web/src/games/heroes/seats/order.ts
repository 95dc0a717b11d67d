/** An order as the form holds it, and the things that send it to the table step by step (§8). */

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
  base: string; // empty: no goal
  helms: number; // extra helms
  star: boolean; // also keep further helms or cards
}

export interface Order {
  goals: Goal[]; // the first one is required
  avoid: number; // accepted symbols of the opposite element
  nearer: number; // the number of dice by which a later goal must be closer
  wait: number; // beats
  ending: 'met' | 'never';
  follow: 'never' | 'goals' | 'any';
}

const GOALS = 3; // steps of an order, before its settings

export const NO_GOAL: Goal = { base: '', helms: 0, star: false };

/** An order that often suits a player of an element. */
export function usualOrder(element: string): Order {
  const letter = { fire: 'F', water: 'W', earth: 'E', air: 'A' }[element] ?? 'F';
  const goals = [
    { base: letter.repeat(3), helms: 0, star: true },
    { ...NO_GOAL, base: 'C3' },
  ];
  return { goals, avoid: 0, nearer: 1, wait: 0, ending: 'met', follow: 'goals' };
}

/** A goal in the notation of the rulebook, such as FFF+1H*. */
export function written({ base, helms, star }: Goal): string {
  const extra = helms > 0 && !base.startsWith('C') ? `+${helms}H` : '';
  return `${base}${extra}${star ? '*' : ''}`;
}

/** The number of dice that a goal needs. */
export function diceOf({ base, helms }: Goal): number {
  const own = /\d/.test(base) ? Number(base[1]) : base.length;
  return base.startsWith('C') ? own : own + helms;
}

/** The things to choose at a step of an order: a goal, none, or all settings. */
export function thingsAt(order: Order, step: number): string[] {
  if (step >= GOALS) {
    const { avoid, nearer, wait, ending, follow } = order;
    return [`avoid:${avoid}`, `nearer:${nearer}`, `wait:${wait}`, `ending:${ending}`, `follow:${follow}`];
  }
  const goal = order.goals.filter(({ base }) => base !== '')[step];
  return [goal === undefined ? 'choice:none' : `goal:${written(goal)}`];
}

/** The offered move that sends a step of an order. */
export function moveAt(order: Order, step: number, offers: readonly Move[]): Move | undefined {
  const things = thingsAt(order, step);
  return offers.find(({ handles }) => handles.join() === things.join());
}
