/**
 * The table's time as a page knows it: pure functions of what the server said it was, and when that came.
 *
 * Every message is late by its way here: the quickest of the last ones by the least, about as much as the
 * server has measured of the line.
 */

import type { ToClient } from '../net/wire.gen';

export interface TableClock {
  readonly ahead: readonly number[]; // milliseconds: table time as it was told, less the page's when that came
  readonly trip: number; // milliseconds that a message takes one way
  readonly stopped: number | null; // the table time at which it stands still
}

export const NO_TIME: TableClock = { ahead: [], trip: 0, stopped: null };

const KEPT = 10; // of the last ones
const PAUSE = 1_000; // no way is that long: the table's time stood still instead

/** The clock of a table after one message, received at that time of the page's. */
export function keepTime(clock: TableClock, table: string, message: ToClient, received: number): TableClock {
  switch (message.type) {
    case 'probe':
      return hearTime({ ...clock, trip: message.trip }, message.now[table], received);
    case 'update':
      return message.table === table ? hearTime(clock, message.now, received) : clock;
    case 'snapshot':
      return message.table === table ? goOn(clock, message.now, received) : clock;
    case 'paused':
      if (message.table !== table) return clock;
      return message.waiting_for.length > 0 ? { ...clock, stopped: message.now } : goOn(clock, message.now, received);
    default:
      return clock;
  }
}

/** What time it is at the table, at a time of the page's; 0 before anybody has told. */
export function tableTime({ ahead, trip, stopped }: TableClock, at: number): number {
  if (stopped !== null) return stopped;
  return ahead.length === 0 ? 0 : Math.max(0, Math.round(at + Math.max(...ahead) + trip));
}

/** It was that time at the table, if anything was said of it. */
function hearTime(clock: TableClock, now: number | undefined, received: number): TableClock {
  if (now === undefined) return clock;
  const ahead = now - received;
  const stood = Math.max(...clock.ahead) - ahead > PAUSE;
  return { ...clock, ahead: stood ? [ahead] : [...clock.ahead, ahead].slice(-KEPT) };
}

/** Time goes on from there, wherever it was before. */
function goOn(clock: TableClock, now: number, received: number): TableClock {
  return { ...clock, ahead: [now - received], stopped: null };
}
