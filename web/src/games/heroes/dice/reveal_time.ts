/** §7.3 When the faces of dice are seen: at one moment for all, by the time of the table. */

import type { LogLine } from '../../../net/wire.gen';
import type { HeroesView, SideView } from '../view.gen';

export const REVEAL_DELAY = 550; // milliseconds after a throw
export const STOP_GAP = 670; // milliseconds after a throw, before which its player cannot stop

/** Against time dice fall at moments of the table; else as soon as it is told. */
export function againstTime({ pace }: HeroesView): boolean {
  return pace === 'live' || pace === 'beat';
}

/** When the last throw of a seat was made, in table time; none, if the log tells of none. */
export function lastThrow(log: readonly LogLine[], { role }: SideView): number | null {
  return log.findLast(({ move }) => move?.kind === 'fall' && move.fields['role'] === role)?.at ?? null;
}

/** From when on a line may be read, in table time: a throw once its dice are seen, all else at once. */
export function toldAt({ move, at }: LogLine, view: HeroesView): number {
  return move?.kind === 'fall' && againstTime(view) ? at + REVEAL_DELAY : 0;
}

/** §7.8 When the next beat of a duel is due, in table time: two duels at one table have a beat each. */
export function beatDue(log: readonly LogLine[], { beat_time }: HeroesView, { bout }: SideView): number | null {
  const began = log.findLast(({ move }) => move !== null && BEATS.has(move.kind) && move.text.endsWith(` ${bout}`));
  return began === undefined ? null : began.at + beat_time;
}

const BEATS = new Set(['go', 'beat']);
