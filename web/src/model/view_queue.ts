/**
 * Which view of a table is on the screen, and which come next: data, and pure functions of it.
 *
 * Views arrive one per move, with what chance made of it. They come onto the screen one after the other, so
 * that each can be animated, and bring with them what the log says of them. Where several choose together,
 * nobody can wait for that: a view that asks so comes onto the screen at once.
 */

import type { LogLine, Snapshot } from '../net/wire.gen';

export interface ViewQueue {
  readonly current: Snapshot | null; // on the screen
  readonly waiting: readonly Snapshot[];
  readonly log: readonly LogLine[]; // up to the current view
}

export const NO_VIEWS: ViewQueue = { current: null, waiting: [], log: [] };

/** The newest view that has come, on the screen or not. */
export function newest({ current, waiting }: ViewQueue): Snapshot | null {
  return waiting.at(-1) ?? current;
}

/** The queue with one more view in it; the same queue, if the view is not news. */
export function push(queue: ViewQueue, snapshot: Snapshot): ViewQueue {
  if (startsAnew(queue, snapshot)) return advance({ ...queue, waiting: [snapshot] });
  if (snapshot.version <= (newest(queue)?.version ?? 0)) return queue;
  const grown = { ...queue, waiting: [...queue.waiting, snapshot] };
  return snapshot.asked.together ? drain(grown) : grown;
}

/**
 * What the seat that looks is asked on the screen, by a name; none while it is asked nothing.
 *
 * The name is the same for as long as what that seat has half chosen can still be meant: where several choose
 * together, until its choice is another; else until it moves, or something else is asked.
 */
export function questionOf({ current, log }: ViewQueue): string | null {
  if (current === null || !current.to_act.includes(current.seat)) return null;
  const { seat, asked, choice_since } = current;
  if (asked.together) return `${seat} since ${choice_since}`;
  const moved = log.findLast((line) => line.seat === seat)?.version ?? 0;
  return `${seat} after ${moved}: ${asked.kind} ${asked.clause}`;
}

/** The lines of the log that came with the view on the screen and those that it went past. */
export function linesAfter({ log }: ViewQueue, seen: number): LogLine[] {
  return log.filter(({ version }) => version > seen);
}

/** The next view comes onto the screen; the same queue, if none waits. */
export function advance(queue: ViewQueue): ViewQueue {
  const [current, ...waiting] = queue.waiting;
  if (current === undefined) return queue;
  const kept = current.since === 0 ? [] : queue.log.filter(({ version }) => version <= current.since);
  return { current, waiting, log: [...kept, ...current.log] };
}

/** The newest view is on the screen, and nothing waits. */
export function drain(queue: ViewQueue): ViewQueue {
  return queue.waiting.length === 0 ? queue : drain(advance(queue));
}

/** How many views come next by which nothing moves, as `moves` tells of two that follow each other. */
export function quietViews(
  { current, waiting }: ViewQueue,
  moves: (before: Snapshot, after: Snapshot) => boolean,
): number {
  const moving = waiting.findIndex((view, at) => {
    const before = waiting[at - 1] ?? current;
    return before !== null && moves(before, view);
  });
  return moving < 0 ? waiting.length : moving;
}

/** How fast the next view's motions are shown: faster when many wait, so that nobody waits for the past. */
export function paceOf({ waiting }: ViewQueue): number {
  if (waiting.length > 12) return 12;
  return waiting.length > 4 ? 2.5 : 1;
}

/** Whether a view is seen with other eyes than those before it, or is whole: nothing leads up to it then. */
export function startsAnew({ current }: ViewQueue, { seat, since }: Snapshot): boolean {
  return seat !== current?.seat || since === 0;
}
