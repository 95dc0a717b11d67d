import { en } from './en';
import { it } from './it';

export type Key = keyof typeof en;
export type Text = Readonly<Record<Key, string>>;

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Holes = Readonly<Record<string, unknown>>; // what fills the holes of a text, by their names

const TEXTS: Record<Language, Text> = { it, en };

/** A text of the client in a language, its holes filled. */
export function text(language: Language, key: Key, fields: Holes = {}): string {
  return filled(TEXTS[language][key], fields);
}

/** The text for a key that may not exist, such as one made from the name of a thing. */
export function textIfAny(language: Language, key: string, fields: Holes = {}): string | undefined {
  const found = (TEXTS[language] as Readonly<Record<string, string>>)[key];
  return found === undefined ? undefined : filled(found, fields);
}

function filled(text: string, fields: Holes): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(fields[name] ?? hole));
}
