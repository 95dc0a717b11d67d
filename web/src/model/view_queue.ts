/**
 * The view of a table on the screen, and the next ones: data, and pure functions of it.
 *
 * One view arrives per move, with its random results. Views are shown one after the other together with their log
 * lines, so that each can be animated. During simultaneous choices nobody can wait for that, so the view is shown at
 * once.
 */

import type { LogLine, Snapshot } from '../net/wire.gen';

export interface ViewQueue {
  readonly current: Snapshot | null; // on the screen
  readonly waiting: readonly Snapshot[];
  readonly log: readonly LogLine[]; // up to the current view
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
  const moved = log.findLast((line) => line.seat === seat)?.version ?? 0;
  return `${seat} after ${moved}: ${asked.kind} ${asked.clause}`;
}

/** Return the log lines of the view on the screen and of the views skipped before it. */
export function linesAfter({ log }: ViewQueue, seen: number): LogLine[] {
  return log.filter(({ version }) => version > seen);
}

/** Show the next view, if one waits. */
export function advance(queue: ViewQueue): ViewQueue {
  const [current, ...waiting] = queue.waiting;
  if (current === undefined) return queue;
  const kept = current.since === 0 ? [] : queue.log.filter(({ version }) => version <= current.since);
  return { current, waiting, log: [...kept, ...current.log] };
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
