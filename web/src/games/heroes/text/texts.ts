import type { Fields } from '../../../model/words';
import { preferences } from '../../../preferences/preferences.svelte';
import { heroesText, type HeroesKey } from './catalogue';

/** A text of the drawing, in the language of the moment. */
export function gameText(key: HeroesKey, fields: Fields = {}): string {
  return heroesText(preferences.language, key, fields);
}
