import type { Fields } from '../../headless/words';
import { prefs } from '../../live/prefs.svelte';
import { heroesText, type HeroesKey } from './text';

/** A text of the drawing, in the language of the moment. */
export function say(key: HeroesKey, fields: Fields = {}): string {
  return heroesText(prefs.language, key, fields);
}
