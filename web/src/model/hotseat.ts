/** Several people at one screen: choose the player who should see it. */

import type { Snapshot } from '../net/wire.gen';

/**
 * Return the next seat for the screen, or null if the viewer has to choose or nobody does.
 *
 * `mine` are the seats of this screen. `greeted` is true if the viewer has confirmed their seat, or if nobody at this
 * screen has moved yet.
 */
export function seatToPassTo(snapshot: Snapshot, mine: readonly number[], greeted: boolean): number | null {
  if (mine.length < 2 || snapshot.result !== null) return null;
  if (greeted && snapshot.to_act.includes(snapshot.seat)) return null;
  return snapshot.to_act.find((seat) => mine.includes(seat)) ?? null;
}
