import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../net/wire.gen';
import { playedLine, snapshotAt } from './testing';
import {
  addOlder,
  advance,
  drain,
  newest,
  NO_VIEWS,
  paceOf,
  push,
  questionOf,
  quietViews,
  type ViewQueue,
} from './view_queue';

/** Return a table at version 3 with later views. */
function queueOf(...versions: number[]): ViewQueue {
  const joined = push(NO_VIEWS, snapshotAt(3, 0));
  return versions.reduce((queue, version) => push(queue, snapshotAt(version, version - 1)), joined);
}

const versions = (queue: ViewQueue) => [queue.current?.version, ...queue.waiting.map(({ version }) => version)];
const logged = ({ log }: ViewQueue) => log.map(({ version }) => version);

describe('a queue of views', () => {
  it('shows the first view at once, and lets the others wait', () => {
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

  it('jumps to the newest view without losing a line of the log', () => {
    const last = drain(queueOf(4, 5, 6));
    expect(versions(last)).toEqual([6]);
    expect(logged(last)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('replaces repeated lines', () => {
    const again = drain(push(queueOf(4), snapshotAt(6, 3)));
    expect(logged(again)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('continues a log without its beginning', () => {
    const late = push(NO_VIEWS, snapshotAt(9, 0, { log: snapshotAt(9, 6).log }));
    expect(logged(drain(push(late, snapshotAt(10, 9))))).toEqual([7, 8, 9, 10]);
  });

  it('adds older lines only if they are the ones before', () => {
    const late = push(NO_VIEWS, snapshotAt(9, 0, { log: snapshotAt(9, 6).log }));
    expect(logged(addOlder(late, snapshotAt(6, 3).log))).toEqual([4, 5, 6, 7, 8, 9]);
    for (const other of [snapshotAt(5, 3).log, snapshotAt(7, 3).log, []]) expect(addOlder(late, other)).toBe(late);
  });

  it('stays the same for an old view', () => {
    const queue = queueOf(4);
    expect(push(queue, snapshotAt(4, 3))).toBe(queue);
  });

  it('drops the waiting views when a whole view or another seat’s view comes', () => {
    expect(versions(push(queueOf(4, 5), snapshotAt(5, 0)))).toEqual([5]);
    expect(versions(push(queueOf(4, 5), snapshotAt(5, 4, { seat: 1 })))).toEqual([5]);
  });

  it('counts the next views without motions', () => {
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

  it('hurries if many views wait', () => {
    const waiting = (count: number) => queueOf(...Array.from({ length: count }, (_, at) => 4 + at));
    expect([1, 4, 5, 12, 13].map((count) => paceOf(waiting(count), 1))).toEqual([1, 1, 2.5, 2.5, 12]);
    // never lower than the wanted pace
    expect([1, 5, 13].map((count) => paceOf(waiting(count), 6))).toEqual([6, 6, 12]);
    expect(paceOf(waiting(4), 0.8)).toBe(0.8);
  });
});

const TOGETHER = { kind: 'roll', clause: '3', fields: {}, together: true };

/** Add a view after another seat's move, seen by seat 0. */
const followed = (queue: ViewQueue, version: number, changes: Partial<Snapshot> = {}) =>
  drain(push(queue, snapshotAt(version, version - 1, { log: [playedLine(1, 'draw', {}, version)], ...changes })));

describe('views of simultaneous choices', () => {
  const rolled = (queue: ViewQueue, version: number) =>
    push(queue, snapshotAt(version, version - 1, { asked: TOGETHER, choice_since: 4 }));

  it('are shown at once, together with the waiting views', () => {
    expect(versions(rolled(queueOf(), 4))).toEqual([4]);
    const last = rolled(queueOf(4, 5), 6);
    expect(versions(last)).toEqual([6]);
    expect(logged(last)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('let later views wait', () => {
    expect(versions(push(rolled(queueOf(), 4), snapshotAt(5, 4)))).toEqual([4, 5]);
  });
});

describe('the question on the screen', () => {
  const before = questionOf(queueOf());

  it('stays the same until the seat moves or the question changes', () => {
    expect(questionOf(followed(queueOf(), 4))).toBe(before);
    expect(questionOf(drain(queueOf(4)))).not.toBe(before); // its own move
    const other = { kind: 'discard', clause: '5.1', fields: {}, together: false };
    expect(questionOf(followed(queueOf(), 4, { asked: other }))).not.toBe(before);
    expect(questionOf(push(queueOf(), snapshotAt(4, 0, { seat: 1, to_act: [1] })))).not.toBe(before);
  });

  it('is the same again after another seat has answered its own question', () => {
    const asked = { kind: 'discard', clause: '5.1', fields: {}, together: false };
    const between = followed(queueOf(), 4, { asked, to_act: [1], offers: [] });
    expect(questionOf(between)).toBeNull();
    expect(questionOf(followed(between, 5))).toBe(before);
  });

  it('stays the same during simultaneous choices while the seat’s choice is the same', () => {
    const roll = followed(queueOf(), 4, { asked: TOGETHER, choice_since: 4 });
    expect(questionOf(followed(roll, 5, { asked: TOGETHER, choice_since: 4 }))).toBe(questionOf(roll));
    expect(questionOf(followed(roll, 5, { asked: TOGETHER, choice_since: 5 }))).not.toBe(questionOf(roll));
  });

  it('is null for a spectator and after the end', () => {
    expect(questionOf(NO_VIEWS)).toBeNull();
    expect(questionOf(push(NO_VIEWS, snapshotAt(3, 0, { seat: 17 })))).toBeNull();
    expect(questionOf(push(NO_VIEWS, snapshotAt(3, 0, { to_act: [] })))).toBeNull();
  });
});
