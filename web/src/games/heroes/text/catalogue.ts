/** The texts of Heroes, for its rules and its drawing. */

import { byLanguage, joined, speaker, speakerIfAny } from '../../../locales';
import type { Catalogue } from '../../../model/words';
import type en from './en.json';

export type HeroesKey = keyof typeof en;

const TEXTS = byLanguage(
  import.meta.glob<Readonly<Record<HeroesKey, string>>>('./*.json', { eager: true, import: 'default' }),
);

/** A text of the drawing in a language, with its fields filled. */
export const heroesText = speaker(TEXTS);

/** The text for a key such as `target.column`. Undefined if the key does not exist. */
export const heroesTextIfAny = speakerIfAny(TEXTS);

/** The whole catalogue: the texts of the server and of the drawing. */
export const WORDS = joined(
  byLanguage(import.meta.glob<Catalogue>('@games/heroes/words.*.json', { eager: true, import: 'default' })),
  TEXTS,
);
