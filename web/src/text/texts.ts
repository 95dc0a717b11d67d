import { text, textIfAny, type Key } from '../locales';
import type { Fields } from '../model/words';
import { preferences } from '../preferences/preferences.svelte';

/** Return a text of the client in the current language. */
export function t(key: Key, fields: Fields = {}): string {
  return text(preferences.language, key, fields);
}

/** Return the text for a key that may not exist. */
export function tIfAny(key: string, fields: Fields = {}): string | undefined {
  return textIfAny(preferences.language, key, fields);
}
