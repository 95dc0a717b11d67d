import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../net/wire.gen';
import { playedLine, snapshotAt } from './testing';
import {
  advance,
  drain,
  linesAfter,
  newest,
  NO_VIEWS,
  paceOf,
  push,
  questionOf,
  quietViews,
  type ViewQueue,
} from './view_queue';

/** A table at version 3, and the views that came after. */
function queueOf(...versions: number[]): ViewQueue {
  const joined = push(NO_VIEWS, snapshotAt(3, 0));
  return versions.reduce((queue, version) => push(queue, snapshotAt(version, version - 1)), joined);
}

const versions = (queue: ViewQueue) => [queue.current?.version, ...queue.waiting.map(({ version }) => version)];
const logged = ({ log }: ViewQueue) => log.map(({ version }) => version);

describe('a queue of views', () => {
  it('puts the first view onto the screen at once, and lets the others wait', () => {
    expect(versions(queueOf())).toEqual([3]);
    expect(versions(queueOf(4, 5))).toEqual([3, 4, 5]);
    expect(newest(queueOf(4, 5))?.version).toBe(5);
    expect(newest(NO_VIEWS)).toBeNull();
  });

  it('shows one after the other, each with its lines of the log', () => {
    const next = advance(queueOf(4, 5));
    expect(versions(next)).toEqual([4, 5]);
    expect(logged(next)).toEqual([1, 2, 3, 4]);
    expect(advance(queueOf())).toEqual(queueOf());
  });

  it('goes to the newest view without losing a line of the log', () => {
    const last = drain(queueOf(4, 5, 6));
    expect(versions(last)).toEqual([6]);
    expect(logged(last)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('replaces the lines that a view tells again', () => {
    const again = drain(push(queueOf(4), snapshotAt(6, 3)));
    expect(logged(again)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('stays the same when a view is not news', () => {
    const queue = queueOf(4);
    expect(push(queue, snapshotAt(4, 3))).toBe(queue);
  });

  it('drops what waits when a whole view comes, or one for another seat', () => {
    expect(versions(push(queueOf(4, 5), snapshotAt(5, 0)))).toEqual([5]);
    expect(versions(push(queueOf(4, 5), snapshotAt(5, 4, { seat: 1 })))).toEqual([5]);
  });

  it('tells how many views come by which nothing moves', () => {
    const quiet = (queue: ViewQueue, ...moving: number[]) =>
      quietViews(queue, (_, { version }) => moving.includes(version));
    expect(quiet(queueOf(4, 5, 6))).toBe(3);
    expect(quiet(queueOf(4, 5, 6), 6)).toBe(2);
    expect(quiet(queueOf(4, 5, 6), 4, 6)).toBe(0);
    const pairs: number[][] = [];
    quietViews(queueOf(4, 5), (before, after) => pairs.push([before.version, after.version]) < 0);
    expect(pairs).toEqual([
      [3, 4],
      [4, 5],
    ]);
  });

  it('hurries when much waits', () => {
    const waiting = (count: number) => queueOf(...Array.from({ length: count }, (_, at) => 4 + at));
    expect([1, 4, 5, 12, 13].map((count) => paceOf(waiting(count)))).toEqual([1, 1, 2.5, 2.5, 12]);
  });
});

const TOGETHER = { kind: 'roll', clause: '3', fields: {}, together: true };

/** Somebody else moved; seat 0 looks. */
const followed = (queue: ViewQueue, version: number, changes: Partial<Snapshot> = {}) =>
  drain(push(queue, snapshotAt(version, version - 1, { log: [playedLine(1, 'draw', {}, version)], ...changes })));

describe('views of a choice that several make together', () => {
  const rolled = (queue: ViewQueue, version: number) =>
    push(queue, snapshotAt(version, version - 1, { asked: TOGETHER, choice_since: 4 }));

  it('come onto the screen at once, and take along what waits', () => {
    expect(versions(rolled(queueOf(), 4))).toEqual([4]);
    const last = rolled(queueOf(4, 5), 6);
    expect(versions(last)).toEqual([6]);
    expect(logged(last)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(linesAfter(last, 4).map(({ version }) => version)).toEqual([5, 6]);
  });

  it('let those wait that come after it', () => {
    expect(versions(push(rolled(queueOf(), 4), snapshotAt(5, 4)))).toEqual([4, 5]);
  });
});

describe('the question on the screen', () => {
  const before = questionOf(queueOf());

  it('is the same whatever others do, until the seat has moved or something else is asked', () => {
    expect(questionOf(followed(queueOf(), 4))).toBe(before);
    expect(questionOf(drain(queueOf(4)))).not.toBe(before); // a move of its own
    const other = { kind: 'discard', clause: '5.1', fields: {}, together: false };
    expect(questionOf(followed(queueOf(), 4, { asked: other }))).not.toBe(before);
    expect(questionOf(push(queueOf(), snapshotAt(4, 0, { seat: 1, to_act: [1] })))).not.toBe(before);
  });

  it('is the same again once another has answered something else', () => {
    const asked = { kind: 'discard', clause: '5.1', fields: {}, together: false };
    const between = followed(queueOf(), 4, { asked, to_act: [1], offers: [] });
    expect(questionOf(between)).toBeNull();
    expect(questionOf(followed(between, 5))).toBe(before);
  });

  it('is the same, where several choose together, for as long as the choice of the seat is', () => {
    const roll = followed(queueOf(), 4, { asked: TOGETHER, choice_since: 4 });
    expect(questionOf(followed(roll, 5, { asked: TOGETHER, choice_since: 4 }))).toBe(questionOf(roll));
    expect(questionOf(followed(roll, 5, { asked: TOGETHER, choice_since: 5 }))).not.toBe(questionOf(roll));
  });

  it('is none for one who watches, and after the end', () => {
    expect(questionOf(NO_VIEWS)).toBeNull();
    expect(questionOf(push(NO_VIEWS, snapshotAt(3, 0, { seat: 17 })))).toBeNull();
    expect(questionOf(push(NO_VIEWS, snapshotAt(3, 0, { to_act: [] })))).toBeNull();
  });
});
