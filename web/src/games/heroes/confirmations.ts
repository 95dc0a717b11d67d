/** What is asked once before it is done. */

import type { Language } from '../../locales';
import type { Move } from '../../net/wire.gen';
import { heroesText } from './text/catalogue';
import type { CouldView, HeroesView } from './view.gen';

/** A stop is safe while the dice pay for something: else it is asked. */
export function confirmation({ kind }: Move, { sides, viewer }: HeroesView, language: Language): string | null {
  if (kind !== 'plan_stop' && kind !== 'stop') return null;
  const could = sides.find(({ seat }) => seat === viewer)?.could ?? null;
  return could === null || canAct(could) ? null : heroesText(language, 'stop_for_nothing');
}

/** Whether the dice as they lie pay for any action. */
export function canAct({ cast, draw, learn, dispel }: CouldView): boolean {
  return cast.length > 0 || draw > 0 || learn.length > 0 || dispel;
}
