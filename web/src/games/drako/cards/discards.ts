/** Which card lies on top of a discard pile: views count cards, and the log tells in which order they came. */

import { entriesOf } from '../../../model/log';
import type { LogLine } from '../../../net/wire.gen';
import type { CardView, SideView } from '../view.gen';

/** The card that came last of those that lie there; where the log does not tell, the last one that is listed. */
export function newestDiscard(lines: readonly LogLine[], { seat, discards }: SideView): CardView | undefined {
  const used = entriesOf(lines).flatMap(({ line, struck }) => (struck || line.seat !== seat ? [] : cardOf(line)));
  const newest = used.findLast((card) => discards.some((lying) => lying.card === card));
  return discards.find(({ card }) => card === newest) ?? discards.at(-1);
}

/** Whatever begins with a card, a use of a symbol, an answer or a discard, puts it on the pile (§3.4, §3.5, §5.5). */
function cardOf({ move }: LogLine): string[] {
  const first = move?.handles[0];
  return first?.startsWith('card:') ? [first] : [];
}
