import { textsIn } from '../locales';
import { sentenceOf, type Catalogue } from '../model/words';
import type { Reason } from '../net/wire.gen';
import { preferences } from '../preferences/preferences.svelte';
import { tIfAny } from './texts';

/** The sentences of the server, of all tables and of all lists. */
const COMMON = textsIn(
  import.meta.glob<Catalogue>(['@core/words.*.json', '@games/words.*.json', '@server/words.*.json'], {
    import: 'default',
  }),
);

/** Return the text of a reason from the game, the table or the client. */
export function reasonText(reason: Reason, words: Catalogue = {}): string {
  const key = `reason.${reason.code}`;
  const fields = reason.fields ?? {};
  const { language } = preferences;
  return tIfAny(key, fields) ?? sentenceOf({ ...COMMON[language], ...words }, key, fields);
}
