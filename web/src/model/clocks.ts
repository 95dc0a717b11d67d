import type { Clocks } from '../net/wire.gen';

/** Time left to a seat as `m:ss`, so many milliseconds after the server said what it was. */
export function countdown(clocks: Clocks, seat: number, elapsed: number): string {
  const spent = clocks.running.includes(seat) ? elapsed : 0;
  return timeLeft((clocks.left[seat] ?? 0) - spent);
}

/** Milliseconds as `m:ss`, rounded up; none are left when less than none are. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
