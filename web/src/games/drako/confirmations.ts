/** What is asked once before a move of Drako that is easily regretted. */

import { CHANCE, type Move } from '../../net/wire.gen';
import type { Language } from '../../locales';
import type { Situation } from '../types';
import { drakoText } from './text/catalogue';
import type { DrakoView } from './view.gen';

/** The question about a move; none, if there is no confirmation, or nothing better to do. */
export function confirmation({ kind }: Move, situation: Situation, language: Language): string | null {
  if (!situation.offers.some((other) => other.kind !== kind)) return null;
  if (kind === 'spend') return drakoText(language, 'for_nothing');
  return kind === 'draw' && hasJustDrawn(situation) ? drakoText(language, 'draw_again') : null;
}

/** Whether the viewer chose to draw, and nobody has chosen anything since. */
function hasJustDrawn({ view, log }: Situation): boolean {
  const last = log.findLast(({ seat, what }) => seat !== CHANCE && what === 'played');
  return last?.seat === (view as DrakoView).viewer && last.move?.kind === 'draw';
}
