/** The texts of Drako, for its rules and its drawing. */

import { byLanguage, joined, speaker } from '../../../locales';
import type { Catalogue } from '../../../model/words';
import type en from './en.json';

export type DrakoKey = keyof typeof en;

const TEXTS = byLanguage(
  import.meta.glob<Readonly<Record<DrakoKey, string>>>('./*.json', { eager: true, import: 'default' }),
);

/** A text of the drawing in a language, with its fields filled. */
export const drakoText = speaker(TEXTS);

/** The whole catalogue: the texts of the server and of the drawing. */
export const WORDS = joined(
  byLanguage(import.meta.glob<Catalogue>('@games/drako/words.*.json', { eager: true, import: 'default' })),
  TEXTS,
);
