/** The confirmations before moves of Drako that players easily regret. */

import { CHANCE, type Move } from '../../net/wire.gen';
import type { Language } from '../../locales';
import type { Situation } from '../types';
import { drakoText } from './text/catalogue';
import type { DrakoView } from './view.gen';

/** The question about a move. Null if it needs no confirmation, or if there is no other kind of move. */
export function confirmation({ kind }: Move, situation: Situation, language: Language): string | null {
  if (!situation.offers.some((other) => other.kind !== kind)) return null;
  if (kind === 'spend') return drakoText(language, 'for_nothing');
  return kind === 'draw' && hasJustDrawn(situation) ? drakoText(language, 'draw_again') : null;
}

/** True if the last choice was a draw by the viewer. */
function hasJustDrawn({ view, log }: Situation): boolean {
  const last = log.findLast(({ seat, what }) => seat !== CHANCE && what === 'played');
  return last?.seat === (view as DrakoView).viewer && last.move?.kind === 'draw';
}
