import type { Fields } from '../../headless/words';
import { prefs } from '../../live/prefs.svelte';
import { vastText, type VastKey } from './text';

/** A text of the drawing, in the language of the moment. */
export function say(key: VastKey, fields: Fields = {}): string {
  return vastText(prefs.language, key, fields);
}
