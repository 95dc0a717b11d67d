/** The words of Vast, for its rules and for its drawing. */

import { byLanguage, joined, speaker } from '../../../locales';
import type { Catalogue } from '../../../model/words';
import type en from './en.json';

export type VastKey = keyof typeof en;

const TEXTS = byLanguage(
  import.meta.glob<Readonly<Record<VastKey, string>>>('./*.json', { eager: true, import: 'default' }),
);

/** A text of the drawing in a language, its holes filled. */
export const vastText = speaker(TEXTS);

/** The whole catalogue: the server's words, and the words that only the drawing needs. */
export const WORDS = joined(
  byLanguage(import.meta.glob<Catalogue>('@games/vast/words.*.json', { eager: true, import: 'default' })),
  TEXTS,
);
