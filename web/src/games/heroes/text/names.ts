/** Names of players: the names of their heroes, as soon as they have one. */

import { worded, type Catalogue } from '../../../model/words';
import type { Language } from '../../../locales';
import type { HeroesView } from '../view.gen';
import { heroesText, WORDS } from './catalogue';

/** Return a being’s name without its title: “Ignara” for “Ignara, Keeper of Embers”. */
export function shortName(name: string): string {
  return name.split(',')[0] ?? name;
}

/** Return words that name the role of each player after the hero, and the hero without its title. */
export function heroNames({ sides }: HeroesView, language: Language): Catalogue {
  const names = sides.flatMap(({ role, hero }) => {
    if (hero === null) return [];
    const name = shortName(worded(WORDS[language], hero));
    return [
      [hero, name],
      [role, name],
      [`${role}.the`, name],
      [`${role}.of`, heroesText(language, 'hero_name.of', { name })],
      [`${role}.to`, heroesText(language, 'hero_name.to', { name })],
    ];
  });
  return Object.fromEntries(names) as Catalogue;
}
