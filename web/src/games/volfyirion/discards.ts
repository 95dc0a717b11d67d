/** Which card lies on top of a discard pile: views count cards, and the log tells in which order they came. */

import { entriesOf } from '../../headless/log';
import type { Line } from '../../wire.gen';
import type { SideView } from './view.gen';

const BOUGHT = ['acquire', 'acquire_top', 'wonder'];

/** The card that came last of those that lie there; none where the log does not tell. */
export function newestDiscard(lines: readonly Line[], side: SideView): string | undefined {
  const there = new Set(side.discards.map(({ card }) => card));
  const told = entriesOf(lines).filter(({ struck }) => !struck);
  let ended = false; // a turn of this side, after the line that is looked at
  for (const { line } of told.toReversed()) {
    const card = discarded(line, side, ended);
    if (card !== undefined && there.has(card)) return card;
    ended ||= line.seat === side.seat && line.move?.kind === 'end';
  }
  return undefined;
}

/** The card that a line brought to the discards of a side, if any: what was played goes there when the turn ends. */
function discarded({ seat, move }: Line, side: SideView, ended: boolean): string | undefined {
  if (move === null) return undefined;
  const card = String(move.fields['card']);
  if (move.kind === 'shed') return move.fields['role'] === side.role ? card : undefined;
  if (seat !== side.seat) return undefined;
  return BOUGHT.includes(move.kind) || (ended && move.kind === 'play') ? card : undefined;
}
