/** The catalogues: texts by their keys, one JSON file for each language. The server has the list of languages. */

import { fillText, type Catalogue, type Fields } from '../model/words';
import { LANGUAGES } from '../net/wire.gen';
import type en from './en.json';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type Key = keyof typeof en;

/** Texts in every language. */
export type Texts<K extends string = string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

/** The language for people who speak none of ours, and for the names on printed cards. */
export const ENGLISH = 'en' satisfies Language;

/** Return files by the language in their names, as in `en.json` and `words.en.json`. */
export function byLanguage<T>(files: Readonly<Record<string, T>>): Readonly<Record<Language, T>> {
  const found = new Map(Object.entries(files).map(([path, file]) => [languageOf(path), file]));
  return forEach((language) => {
    const file = found.get(language);
    if (file === undefined) throw new Error(`no file in ${language} among ${Object.keys(files).join(', ')}`);
    return file;
  });
}

/** Return the language of a file: `en` for `words.en.json`. */
export function languageOf(path: string): string {
  return /(\w+)\.\w+$/.exec(path)?.[1] ?? '';
}

/** Join catalogues, language by language. Later ones override earlier ones. */
export function joined(...all: readonly Texts[]): Texts {
  return forEach((language) => Object.assign({}, ...all.map((texts) => texts[language])) as Catalogue);
}

function forEach<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** Return a function that gives these texts in a language, with their fields filled in. */
export function speaker<K extends string>(texts: Texts<K>) {
  return (language: Language, key: K, fields: Fields = {}): string => fillText(texts[language][key], fields);
}

/** Return a function that gives the text for a key that may not exist, such as one made from a thing's name. */
export function speakerIfAny(texts: Texts) {
  return (language: Language, key: string, fields: Fields = {}): string | undefined => {
    const text = texts[language][key];
    return text === undefined ? undefined : fillText(text, fields);
  };
}

const TEXTS = byLanguage(
  import.meta.glob<Readonly<Record<Key, string>>>('./*.json', { eager: true, import: 'default' }),
);

/** Return a text of the client in a language, with its fields filled in. */
export const text = speaker(TEXTS);

/** Return the text of the client for a key that may not exist. */
export const textIfAny = speakerIfAny(TEXTS);
