/** Which card lies on top of a discard pile: views count cards, and the log tells in which order they came. */

import { entriesOf } from '../../../model/log';
import type { LogLine } from '../../../net/wire.gen';
import type { SideView } from '../view.gen';

const BOUGHT = ['acquire', 'acquire_top', 'wonder'];

/** The card that came last of those that lie there; none where the log does not tell. */
export function newestDiscard(lines: readonly LogLine[], side: SideView): string | undefined {
  const there = new Set(side.discards.map(({ card }) => card));
  const [current = [], ...past] = turnsOf(lines, side.seat).toReversed();
  const arrived = past.toReversed().flatMap((turn) => [...gained(turn, side), ...played(turn, side)]);
  return [...arrived, ...gained(current, side)].findLast((card) => there.has(card));
}

/** What was told, cut after each end of a turn of this seat; the last part is its turn that has not ended. */
function turnsOf(lines: readonly LogLine[], seat: number): LogLine[][] {
  const turns: LogLine[][] = [[]];
  for (const { line, struck } of entriesOf(lines)) {
    if (struck) continue;
    turns.at(-1)?.push(line);
    if (line.seat === seat && line.move?.kind === 'end') turns.push([]);
  }
  return turns;
}

/** Cards that go to the discards at once: those that are bought, and those left in the hand at the end of a turn. */
function gained(turn: readonly LogLine[], { seat, role }: SideView): string[] {
  return turn.flatMap(({ seat: by, move }) => {
    if (move === null) return [];
    const comes = move.kind === 'shed' ? move.fields['role'] === role : by === seat && BOUGHT.includes(move.kind);
    return comes ? [String(move.fields['card'])] : [];
  });
}

/** Cards that were played, and go there when the turn ends. */
function played(turn: readonly LogLine[], { seat }: SideView): string[] {
  return turn.flatMap(({ seat: by, move }) =>
    by === seat && move?.kind === 'play' ? [String(move.fields['card'])] : [],
  );
}
