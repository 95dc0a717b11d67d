import { en } from './en';
import { it } from './it';

export type Key = keyof typeof en;
export type Text = Readonly<Record<Key, string>>;

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const TEXTS: Record<Language, Text> = { it, en };

/** A text of the client in a language, its holes filled. */
export function text(language: Language, key: Key, fields: Record<string, string | number> = {}): string {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (hole, name: string) => String(fields[name] ?? hole));
}

/** The text for a key that may not exist, such as one made from the name of a thing. */
export function textIfAny(language: Language, key: string): string | undefined {
  return (TEXTS[language] as Readonly<Record<string, string>>)[key];
}
