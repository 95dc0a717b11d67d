/**
 * The catalogues: texts by their keys, in a JSON file for each language. Pages load the files of their language. The
 * server has the list of languages.
 */

import { fillText, type Catalogue, type Fields } from '../model/words';
import { LANGUAGES } from '../net/wire.gen';
import type en from './en.json';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type Key = keyof typeof en;

/** Texts in every language. */
export type Texts = Readonly<Record<Language, Catalogue>>;

/** The language for people who speak none of ours, and for the names on printed cards. */
export const ENGLISH = 'en' satisfies Language;

/** The files of texts by their paths, such as `en.json` and `words.en.json`. */
type Files = Readonly<Record<string, () => Promise<Catalogue>>>;

interface Source {
  texts: Partial<Record<Language, Catalogue>>;
  files: Files;
}

const sources: Source[] = [];
const spoken = new Set<Language>(); // languages whose texts are loaded, or are on their way

/** Return the texts in some files. A language is missing until `loadTexts` has loaded it. */
export function textsIn(files: Files): Texts {
  const texts = {} as Record<Language, Catalogue>;
  sources.push({ texts, files });
  return texts;
}

/** Load all texts in a language, and new texts in the languages of before. New texts can come in the meantime. */
export async function loadTexts(language?: Language): Promise<void> {
  if (language !== undefined) spoken.add(language);
  const missing = sources.flatMap((source) =>
    [...spoken].flatMap((each) => (source.texts[each] === undefined ? [load(source, each)] : [])),
  );
  await Promise.all(missing).catch((error: unknown) => {
    if (language !== undefined) spoken.delete(language);
    throw error;
  });
  if (missing.length > 0) await loadTexts();
}

async function load({ texts, files }: Source, language: Language): Promise<void> {
  const found = await Promise.all(filesIn([language], files).map((read) => read()));
  texts[language] = Object.assign({}, ...found) as Catalogue;
}

/** Load some files in the languages of before. They are ready when their texts are. */
export async function fetchTexts(files: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  await Promise.all(filesIn([...spoken], files).map((read) => read()));
}

function filesIn<T>(languages: readonly string[], files: Readonly<Record<string, T>>): T[] {
  return Object.entries(files).flatMap(([path, file]) => (languages.includes(languageOf(path)) ? [file] : []));
}

/** Return the language of a file: `en` for `words.en.json`. */
export function languageOf(path: string): string {
  return /(\w+)\.\w+$/.exec(path)?.[1] ?? '';
}

/** Return a function that gives these texts in a language, with their fields filled in. */
export function speaker<K extends string>(texts: Texts) {
  return (language: Language, key: K, fields: Fields = {}): string => fillText(texts[language][key] ?? key, fields);
}

/** Return a function that gives the text for a key that may not exist, such as one made from a thing's name. */
export function speakerIfAny(texts: Texts) {
  return (language: Language, key: string, fields: Fields = {}): string | undefined => {
    const text = texts[language][key];
    return text === undefined ? undefined : fillText(text, fields);
  };
}

const TEXTS = textsIn(import.meta.glob<Catalogue>('./*.json', { import: 'default' }));

/** Return a text of the client in a language, with its fields filled in. */
export const text = speaker<Key>(TEXTS);

/** Return the text of the client for a key that may not exist. */
export const textIfAny = speakerIfAny(TEXTS);
