/** Lines that the log leaves out, because other lines say the same. */

import type { LogLine } from '../../net/wire.gen';
import type { HeroesView } from './view.gen';

/** Return true for beats, and for plans: a line after the beat reveals them (§7.9). */
export function isUnlogged({ move }: LogLine, { pace }: HeroesView): boolean {
  if (move === null || pace === 'live') return false; // in real time, a plan is carried out at once
  return move.kind === 'beat' || move.kind.startsWith('plan_');
}
