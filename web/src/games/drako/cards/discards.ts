/** The top card of a discard pile. Views only count cards, so the log gives their order. */

import { entriesOf } from '../../../model/log';
import type { LogLine } from '../../../net/wire.gen';
import type { CardView, SideView } from '../view.gen';

/** The last discarded card that is still there. Without a log it is the last one in the list. */
export function newestDiscard(lines: readonly LogLine[], { seat, discards }: SideView): CardView | undefined {
  const used = entriesOf(lines).flatMap(({ line, struck }) => (struck || line.seat !== seat ? [] : cardOf(line)));
  const newest = used.findLast((card) => discards.some((face) => face.card === card));
  return discards.find(({ card }) => card === newest) ?? discards.at(-1);
}

/** Every move that starts with a card puts it on the pile: a use, an answer or a discard (§3.4, §3.5, §5.5). */
function cardOf({ move }: LogLine): string[] {
  const first = move?.handles[0];
  return first?.startsWith('card:') ? [first] : [];
}
