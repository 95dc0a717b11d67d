import type { Fields } from '../../../model/words';
import { preferences } from '../../../preferences/preferences.svelte';
import { vastText, type VastKey } from './catalogue';

/** A text of the drawing, in the language of the moment. */
export function gameText(key: VastKey, fields: Fields = {}): string {
  return vastText(preferences.language, key, fields);
}
