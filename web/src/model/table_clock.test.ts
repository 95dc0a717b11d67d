import { expect, it } from 'vitest';
import type { ToClient } from '../net/wire.gen';
import { timeLeft } from './clocks';
import { keepTime, NO_TIME, tableTime, type TableClock } from './table_clock';
import { snapshotAt } from './testing';

const probe = (now: number, trip = 0): ToClient => ({ type: 'probe', n: 1, trip, now: { t: now }, latencies: {} });
const paused = (now: number, ...waiting_for: number[]): ToClient => ({
  type: 'paused',
  table: 't',
  now,
  waiting_for,
  most: null,
});

/** Messages from a table that is 5000 ahead of the page, each with a delay. */
const clockAfter = (...ways: number[]): TableClock =>
  ways.reduce((clock, way, at) => keepTime(clock, 't', probe(5000 + 100 * at), 100 * at + way), NO_TIME);

it('has no time before the first message, and ignores other tables', () => {
  expect(tableTime(NO_TIME, 700)).toBe(0);
  expect(tableTime(clockAfter(0), -6000)).toBe(0); // never before the table was opened
  const elsewhere: ToClient[] = [
    { ...probe(5000), now: { u: 5000 } } as ToClient,
    snapshotAt(3, 0, { table: 'u', now: 9 }),
  ];
  expect(
    tableTime(
      elsewhere.reduce((clock, message) => keepTime(clock, 't', message, 0), NO_TIME),
      700,
    ),
  ).toBe(0);
});

it('follows the fastest message and the measured delay', () => {
  expect(tableTime(clockAfter(90, 40, 70), 1000)).toBe(5960);
  expect(tableTime(keepTime(clockAfter(90, 40, 70), 't', probe(5300, 40), 390), 1000)).toBe(6000);
});

it('forgets old messages', () => {
  expect(tableTime(clockAfter(10, ...Array.from({ length: 10 }, () => 50)), 1000)).toBe(5950);
});

it('stops and continues with the table’s time', () => {
  const stopped = keepTime(clockAfter(40, 40), 't', paused(5150, 1), 200);
  expect([300, 30_000].map((at) => tableTime(stopped, at))).toEqual([5150, 5150]);
  expect(tableTime(keepTime(stopped, 't', paused(5150), 30_000), 30_010)).toBe(5160);
});

it('starts again with a whole view, or after an unannounced pause', () => {
  expect(tableTime(keepTime(clockAfter(40, 40), 't', snapshotAt(3, 0, { now: 5100 }), 300), 310)).toBe(5110);
  expect(tableTime(keepTime(clockAfter(40, 40), 't', probe(5200), 30_240), 30_240)).toBe(5200);
});

it('shows the time left in minutes and seconds, and never below zero', () => {
  expect([61_000, 1_001, 1_000, 1, 0, -300].map(timeLeft)).toEqual(['1:01', '0:02', '0:01', '0:01', '0:00', '0:00']);
});
