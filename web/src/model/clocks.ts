import type { Clocks } from '../net/wire.gen';

/** Return the time left to a seat as `m:ss`, `elapsed` milliseconds after the server's message. */
export function countdown(clocks: Clocks, seat: number, elapsed: number): string {
  const spent = clocks.running.includes(seat) ? elapsed : 0;
  return timeLeft((clocks.left[seat] ?? 0) - spent);
}

/** Return milliseconds as `m:ss`, rounded up and never below zero. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
