import type { Fields } from '../../headless/words';
import { prefs } from '../../live/prefs.svelte';
import { volfText, type VolfKey } from './text';

/** A text of the drawing, in the language of the moment. */
export function say(key: VolfKey, fields: Fields = {}): string {
  return volfText(prefs.language, key, fields);
}
