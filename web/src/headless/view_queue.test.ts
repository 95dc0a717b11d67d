import { describe, expect, it } from 'vitest';
import type { Line, Snapshot } from '../wire.gen';
import { advance, drain, newest, NO_VIEWS, paceOf, push, type ViewQueue } from './view_queue';

const line = (version: number): Line => ({ version, what: 'played', seat: 0, at: 0, move: null, to: null });

function snapshot(version: number, since: number, seat = 0): Snapshot {
  return {
    type: 'snapshot',
    table: 't',
    version,
    seat,
    to_act: [0],
    asked: { text: 'turn 0', clause: '3.2' },
    view: version,
    offers: [],
    since,
    log: Array.from({ length: version - since }, (_, at) => line(since + at + 1)),
    clocks: null,
    undo: null,
    result: null,
    players: [],
  };
}

/** A table at version 3, and the views that came after. */
function queueOf(...versions: number[]): ViewQueue {
  const joined = push(NO_VIEWS, snapshot(3, 0));
  return versions.reduce((queue, version) => push(queue, snapshot(version, version - 1)), joined);
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
    const again = drain(push(queueOf(4), snapshot(6, 3)));
    expect(logged(again)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('stays the same when a view is not news', () => {
    const queue = queueOf(4);
    expect(push(queue, snapshot(4, 3))).toBe(queue);
  });

  it('drops what waits when a whole view comes, or one for another seat', () => {
    expect(versions(push(queueOf(4, 5), snapshot(5, 0)))).toEqual([5]);
    expect(versions(push(queueOf(4, 5), snapshot(5, 4, 1)))).toEqual([5]);
  });

  it('hurries when much waits', () => {
    const waiting = (count: number) => queueOf(...Array.from({ length: count }, (_, at) => 4 + at));
    expect([1, 4, 5, 12, 13].map((count) => paceOf(waiting(count)))).toEqual([1, 1, 2.5, 2.5, 12]);
  });
});
