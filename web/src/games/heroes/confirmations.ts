/** The confirmation before a stop that players easily regret. */

import type { Language } from '../../locales';
import type { Move } from '../../net/wire.gen';
import { heroesText } from './text/catalogue';
import type { CouldView, HeroesView } from './view.gen';

/** The question before a stop while the dice pay for nothing. Null if no question is needed. */
export function confirmation({ kind }: Move, { sides, viewer }: HeroesView, language: Language): string | null {
  if (kind !== 'plan_stop' && kind !== 'stop') return null;
  const could = sides.find(({ seat }) => seat === viewer)?.could ?? null;
  return could === null || canAct(could) ? null : heroesText(language, 'stop_for_nothing');
}

/** True if the current dice can pay for any action. */
export function canAct({ cast, draw, learn, dispel }: CouldView): boolean {
  return cast.length > 0 || draw > 0 || learn.length > 0 || dispel;
}
