import type { Fields } from '../../../model/words';
import { preferences } from '../../../preferences/preferences.svelte';
import { volfText, type VolfKey } from './catalogue';

/** A text of the drawing in the current language. */
export function gameText(key: VolfKey, fields: Fields = {}): string {
  return volfText(preferences.language, key, fields);
}
