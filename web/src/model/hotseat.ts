/** Several people at one screen: whose eyes should be on it. */

import type { Snapshot } from '../net/wire.gen';

/**
 * The seat that the screen should go to; none while whoever looks has something to choose, or nobody has.
 *
 * `mine` are the seats of this screen. `greeted` is whether the person who looks has said that they do, or
 * nobody at this screen has made a move yet.
 */
export function seatToPassTo(snapshot: Snapshot, mine: readonly number[], greeted: boolean): number | null {
  if (mine.length < 2 || snapshot.result !== null) return null;
  if (greeted && snapshot.to_act.includes(snapshot.seat)) return null;
  return snapshot.to_act.find((seat) => mine.includes(seat)) ?? null;
}
