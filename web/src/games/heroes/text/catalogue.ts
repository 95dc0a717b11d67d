/** The words of Heroes, for its rules and for its drawing. */

import { byLanguage, joined, speaker, speakerIfAny } from '../../../locales';
import type { Catalogue } from '../../../model/words';
import type en from './en.json';

export type HeroesKey = keyof typeof en;

const TEXTS = byLanguage(
  import.meta.glob<Readonly<Record<HeroesKey, string>>>('./*.json', { eager: true, import: 'default' }),
);

/** A text of the drawing in a language, its holes filled. */
export const heroesText = speaker(TEXTS);

/** The text of what a face names, such as `target.column`; none if the key does not exist. */
export const heroesTextIfAny = speakerIfAny(TEXTS);

/** The whole catalogue: the server's words, and the words that only the drawing needs. */
export const WORDS = joined(
  byLanguage(import.meta.glob<Catalogue>('@games/heroes/words.*.json', { eager: true, import: 'default' })),
  TEXTS,
);
