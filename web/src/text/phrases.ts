/** The phrases of the chat. */

import type { Phrase } from '../model/chat';
import type { Said } from '../net/wire.gen';
import { t } from './texts';

/** The phrases to choose from, in the order of a game. */
export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'well_played',
  'oops',
  'one_moment',
  'your_turn',
  'thanks',
  'good_game',
];

/** Return a phrase in the reader's language, or a text. */
export function saidText({ phrase, text }: Said): string {
  return phrase === null ? text : t(`phrase.${phrase}`);
}
