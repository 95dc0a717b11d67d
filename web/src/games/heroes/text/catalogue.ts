/** The texts of Heroes, for its rules and its drawing. */

import { speaker, speakerIfAny, textsIn } from '../../../locales';
import type { Catalogue } from '../../../model/words';
import type en from './en.json';

export type HeroesKey = keyof typeof en;

/** The whole catalogue: the texts of the server and of the drawing. */
export const WORDS = textsIn(
  import.meta.glob<Catalogue>(['@games/heroes/words.*.json', './*.json'], { import: 'default' }),
);

/** A text of the drawing in a language, with its fields filled. */
export const heroesText = speaker<HeroesKey>(WORDS);

/** The text for a key such as `target.column`. Undefined if the key does not exist. */
export const heroesTextIfAny = speakerIfAny(WORDS);
