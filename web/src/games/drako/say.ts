import type { Fields } from '../../headless/words';
import { prefs } from '../../live/prefs.svelte';
import { drakoText, type DrakoKey } from './text';

/** A text of the drawing, in the language of the moment. */
export function say(key: DrakoKey, fields: Fields = {}): string {
  return drakoText(prefs.language, key, fields);
}
