import { describe, expect, it } from 'vitest';
import { snapshotAt } from './testing';
import { advance, drain, newest, NO_VIEWS, paceOf, push, type ViewQueue } from './view_queue';

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

  it('hurries when much waits', () => {
    const waiting = (count: number) => queueOf(...Array.from({ length: count }, (_, at) => 4 + at));
    expect([1, 4, 5, 12, 13].map((count) => paceOf(waiting(count)))).toEqual([1, 1, 2.5, 2.5, 12]);
  });
});
