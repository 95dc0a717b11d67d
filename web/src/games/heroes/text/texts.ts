import { formed, type Fields } from '../../../model/words';
import { preferences } from '../../../preferences/preferences.svelte';
import type { Face } from '../dice/dice';
import { heroesText, WORDS, type HeroesKey } from './catalogue';

/** A text of the drawing in the current language. */
export function gameText(key: HeroesKey, fields: Fields = {}): string {
  return heroesText(preferences.language, key, fields);
}

/** The letter on a face of a die in the current language: F, or Fu in Italian. */
export function letterOf(face: Face): string {
  return formed(WORDS[preferences.language], `face:${face}`, 'letter');
}
