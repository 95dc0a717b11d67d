import type { Clocks } from '../wire.gen';

/** Time left to a seat as `m:ss`, so many milliseconds after the server said what it was. */
export function countdown(clocks: Clocks, seat: number, elapsed: number): string {
  const spent = clocks.running.includes(seat) ? elapsed : 0;
  const seconds = Math.ceil(Math.max(0, (clocks.left[seat] ?? 0) - spent) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
