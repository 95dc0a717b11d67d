/** The texts of Volfyirion, for its rules and its drawing. */

import { speaker, textsIn } from '../../../locales';
import type { Catalogue } from '../../../model/words';
import type en from './en.json';

export type VolfKey = keyof typeof en;

/** The whole catalogue: the texts of the server and of the drawing. */
export const WORDS = textsIn(
  import.meta.glob<Catalogue>(['@games/volfyirion/words.*.json', './*.json'], { import: 'default' }),
);

/** A text of the drawing in a language, with its fields filled. */
export const volfText = speaker<VolfKey>(WORDS);
