/**
 * The view of a table on the screen, and the next ones: data, and pure functions of it.
 *
 * One view arrives per move, with its random results. Views are shown one after the other together with their log
 * lines, so that each can be animated. During simultaneous choices nobody can wait for that, so the view is shown at
 * once.
 */

import type { LogLine, Snapshot } from '../net/wire.gen';
import { linesAfter, recentLines } from './log';

export interface ViewQueue {
  readonly current: Snapshot | null; // on the screen
  readonly waiting: readonly Snapshot[];
  readonly log: readonly LogLine[]; // the last lines up to the current view, without a gap
}

export const NO_VIEWS: ViewQueue = { current: null, waiting: [], log: [] };

/** Return the newest view, on the screen or not. */
export function newest({ current, waiting }: ViewQueue): Snapshot | null {
  return waiting.at(-1) ?? current;
}

/** Add a view to the queue. An old view leaves the queue unchanged. */
export function push(queue: ViewQueue, snapshot: Snapshot): ViewQueue {
  if (isUnconnected(queue, snapshot)) return advance({ ...queue, waiting: [snapshot] });
  if (snapshot.version <= (newest(queue)?.version ?? 0)) return queue;
  const grown = { ...queue, waiting: [...queue.waiting, snapshot] };
  return snapshot.asked.together ? drain(grown) : grown;
}

/**
 * Return a name for the question to the viewer on the screen, or null without a question.
 *
 * The name stays the same while a half-made choice can be continued. During simultaneous choices that is until the
 * seat's choice changes. Otherwise it is until the seat moves or the question changes.
 */
export function questionOf({ current, log }: ViewQueue): string | null {
  if (current === null || !current.to_act.includes(current.seat)) return null;
  const { seat, asked, choice_since } = current;
  if (asked.together) return `${seat} since ${choice_since}`;
  const moved = recentLines(log).findLast((line) => line.seat === seat)?.version ?? 0;
  return `${seat} after ${moved}: ${asked.kind} ${asked.clause}`;
}

/** Show the next view, if one waits. */
export function advance(queue: ViewQueue): ViewQueue {
  const [current, ...waiting] = queue.waiting;
  if (current === undefined) return queue;
  const { since, log } = current;
  const kept = since === 0 ? [] : queue.log.slice(0, queue.log.length - linesAfter(queue.log, since).length);
  return { current, waiting, log: [...kept, ...log] };
}

/** Add older lines in front of the log, if they are the ones before it. */
export function addOlder(queue: ViewQueue, older: readonly LogLine[]): ViewQueue {
  const next = (older.at(-1)?.version ?? NaN) + 1;
  return queue.log[0]?.version === next ? { ...queue, log: [...older, ...queue.log] } : queue;
}

/** Show the newest view, so that nothing waits. */
export function drain(queue: ViewQueue): ViewQueue {
  return queue.waiting.length === 0 ? queue : drain(advance(queue));
}

/** Count the next views without motions. `moves` returns true if a view has motions after the one before. */
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

/** Return the pace of the next view's motions: the wanted one, or a higher one if many views wait. */
export function paceOf({ waiting }: ViewQueue, wanted: number): number {
  if (waiting.length > 12) return Math.max(12, wanted);
  return waiting.length > 4 ? Math.max(2.5, wanted) : wanted;
}

/** Return true for a whole view or another viewer's view: no motion leads to it. */
export function isUnconnected({ current }: ViewQueue, { seat, since }: Snapshot): boolean {
  return seat !== current?.seat || since === 0;
}
