import common_en from '@core/words.en.json';
import common_it from '@core/words.it.json';
import server_en from '@server/words.en.json';
import server_it from '@server/words.it.json';
import { say, type Catalogue } from '../headless/words';
import { prefs, tIfAny } from '../live/prefs.svelte';
import type { Language } from '../i18n';
import type { Reason } from '../wire.gen';

/** What every table and the server say, whatever is played there. */
const COMMON: Record<Language, Catalogue> = {
  en: { ...common_en, ...server_en },
  it: { ...common_it, ...server_it },
};

const NONE: Catalogue = {};
const joined: Record<Language, WeakMap<Catalogue, Catalogue>> = { en: new WeakMap(), it: new WeakMap() };

/** A reason in words: of the game, of the table, or of the client. */
export function reasonText(reason: Reason, words: Catalogue = NONE): string {
  const key = `reason.${reason.code}`;
  const fields = reason.fields ?? {};
  return tIfAny(key, fields) ?? say(withCommon(words, prefs.language), key, fields);
}

/** The words of a game and those that all share, joined once. */
function withCommon(words: Catalogue, language: Language): Catalogue {
  const known = joined[language].get(words);
  const all = known ?? { ...COMMON[language], ...words };
  if (known === undefined) joined[language].set(words, all);
  return all;
}
