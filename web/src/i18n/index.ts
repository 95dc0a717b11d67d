import { fillText, type Fields } from '../headless/words';
import { en } from './en';
import { it } from './it';

export type Key = keyof typeof en;

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts by their keys, in every language. */
export type Texts<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

const TEXTS: Texts<Key> = { it, en };

/** A text of the client in a language, its holes filled. */
export const text = speaker(TEXTS);

/** What says these texts, in a language and with their holes filled. */
export function speaker<K extends string>(texts: Texts<K>) {
  return (language: Language, key: K, fields: Fields = {}): string => fillText(texts[language][key], fields);
}

/** The text for a key that may not exist, such as one made from the name of a thing. */
export function textIfAny(language: Language, key: string, fields: Fields = {}): string | undefined {
  return key in TEXTS[language] ? text(language, key as Key, fields) : undefined;
}
