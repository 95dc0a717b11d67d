import type { Fields } from '../../../model/words';
import { preferences } from '../../../preferences/preferences.svelte';
import { volfText, type VolfKey } from './catalogue';

/** A text of the drawing, in the language of the moment. */
export function gameText(key: VolfKey, fields: Fields = {}): string {
  return volfText(preferences.language, key, fields);
}
