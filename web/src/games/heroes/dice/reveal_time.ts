/** The time when the faces of dice are shown: the same moment for all, in table time (§7.3). */

import type { LogLine } from '../../../net/wire.gen';
import type { HeroesView, SideView } from '../view.gen';

export const REVEAL_DELAY = 550; // milliseconds after a roll
export const STOP_GAP = 670; // milliseconds after a roll until its player can stop

/** True if dice are shown at fixed moments of table time. Otherwise they are shown at once. */
export function againstTime({ pace }: HeroesView): boolean {
  return pace === 'live' || pace === 'beat';
}

/** The table time of a seat's last roll. Null if the log has none. */
export function lastThrow(log: readonly LogLine[], { role }: SideView): number | null {
  return log.findLast(({ move }) => move?.kind === 'fall' && move.fields['role'] === role)?.at ?? null;
}

/**
 * The table time from which a line may be read: a roll when its dice are shown, other lines at
 * once.
 */
export function toldAt({ move, at }: LogLine, view: HeroesView): number {
  return move?.kind === 'fall' && againstTime(view) ? at + REVEAL_DELAY : 0;
}

/** The table time of the next beat of a duel. Each duel at a table has its own beat (§7.8). */
export function beatDue(log: readonly LogLine[], { beat_time }: HeroesView, { bout }: SideView): number | null {
  const began = log.findLast(({ move }) => move !== null && BEATS.has(move.kind) && move.text.endsWith(` ${bout}`));
  return began === undefined ? null : began.at + beat_time;
}

const BEATS = new Set(['go', 'beat']);
