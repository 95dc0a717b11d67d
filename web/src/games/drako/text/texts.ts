import type { Fields } from '../../../model/words';
import { preferences } from '../../../preferences/preferences.svelte';
import { drakoText, type DrakoKey } from './catalogue';

/** A text of the drawing in the current language. */
export function gameText(key: DrakoKey, fields: Fields = {}): string {
  return drakoText(preferences.language, key, fields);
}
