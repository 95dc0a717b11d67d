/**
 * The table's time on a page: pure functions of the server's times and their arrival.
 *
 * Every message is late by its delay. The fastest of the last messages has about the delay that the server has
 * measured.
 */

import type { ToClient } from '../net/wire.gen';

export interface TableClock {
  readonly ahead: readonly number[]; // milliseconds: the server's table time minus the page's time at the arrival
  readonly trip: number; // milliseconds of a message one way
  readonly stopped: number | null; // the table time of the pause
}

export const NO_TIME: TableClock = { ahead: [], trip: 0, stopped: null };

const KEPT = 10; // of the last messages
const PAUSE = 1_000; // milliseconds; no delay is that long, so there was a pause

/** Return the clock of a table after one message. `received` is the page's time. */
export function keepTime(clock: TableClock, table: string, message: ToClient, received: number): TableClock {
  switch (message.type) {
    case 'probe':
      return noteTime({ ...clock, trip: message.trip }, message.now[table], received);
    case 'update':
      return message.table === table ? noteTime(clock, message.now, received) : clock;
    case 'snapshot':
      return message.table === table ? continueFrom(clock, message.now, received) : clock;
    case 'paused':
      if (message.table !== table) return clock;
      return message.waiting_for.length > 0
        ? { ...clock, stopped: message.now }
        : continueFrom(clock, message.now, received);
    default:
      return clock;
  }
}

/** Return the table's time at a time of the page, or 0 if it is unknown. */
export function tableTime({ ahead, trip, stopped }: TableClock, at: number): number {
  if (stopped !== null) return stopped;
  return ahead.length === 0 ? 0 : Math.max(0, Math.round(at + Math.max(...ahead) + trip));
}

/** Note the table's time in a message, if it has one. */
function noteTime(clock: TableClock, now: number | undefined, received: number): TableClock {
  if (now === undefined) return clock;
  const ahead = now - received;
  const paused = Math.max(...clock.ahead) - ahead > PAUSE;
  return { ...clock, ahead: paused ? [ahead] : [...clock.ahead, ahead].slice(-KEPT) };
}

/** Continue from this time, and forget earlier messages. */
function continueFrom(clock: TableClock, now: number, received: number): TableClock {
  return { ...clock, ahead: [now - received], stopped: null };
}
