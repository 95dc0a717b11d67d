/** The top card of a discard pile. Views only count cards, so the log gives their order. */

import { entriesOf } from '../../../model/log';
import type { LogLine } from '../../../net/wire.gen';
import type { SideView } from '../view.gen';

const BOUGHT = ['acquire', 'acquire_top', 'wonder'];

/** The newest card that is still in the pile. Undefined if the log does not show it. */
export function newestDiscard(lines: readonly LogLine[], side: SideView): string | undefined {
  const there = new Set(side.discards.map(({ card }) => card));
  const [current = [], ...past] = turnsOf(lines, side.seat).toReversed();
  const arrived = past.toReversed().flatMap((turn) => [...gained(turn, side), ...played(turn, side)]);
  return [...arrived, ...gained(current, side)].findLast((card) => there.has(card));
}

/**
 * The lines of the log, cut after each end of a turn of this seat. The last part is the turn that
 * has not ended.
 */
function turnsOf(lines: readonly LogLine[], seat: number): LogLine[][] {
  const turns: LogLine[][] = [[]];
  for (const { line, struck } of entriesOf(lines)) {
    if (struck) continue;
    turns.at(-1)?.push(line);
    if (line.seat === seat && line.move?.kind === 'end') turns.push([]);
  }
  return turns;
}

/**
 * Cards that go to the discards at once: acquired cards, and cards left in hand at the end of a
 * turn.
 */
function gained(turn: readonly LogLine[], { seat, role }: SideView): string[] {
  return turn.flatMap(({ seat: by, move }) => {
    if (move === null) return [];
    const comes = move.kind === 'shed' ? move.fields['role'] === role : by === seat && BOUGHT.includes(move.kind);
    return comes ? [String(move.fields['card'])] : [];
  });
}

/** Played cards, which go to the discards when the turn ends. */
function played(turn: readonly LogLine[], { seat }: SideView): string[] {
  return turn.flatMap(({ seat: by, move }) =>
    by === seat && move?.kind === 'play' ? [String(move.fields['card'])] : [],
  );
}
