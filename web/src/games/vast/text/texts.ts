import type { Fields } from '../../../model/words';
import { preferences } from '../../../preferences/preferences.svelte';
import { vastText, type VastKey } from './catalogue';

/** A text of the drawing in the current language. */
export function gameText(key: VastKey, fields: Fields = {}): string {
  return vastText(preferences.language, key, fields);
}
