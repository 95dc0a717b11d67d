/** The check of the catalogues, for tests. */

import { HOLE, type Catalogue } from '../model/words';
import { languageOf } from '.';

/** Return all faults of one catalogue's files: file, key and fault. */
export function faultsOf(files: Readonly<Record<string, unknown>>, languages: readonly string[]): string[] {
  const paths = Object.keys(files);
  const spoken = paths.map(languageOf);
  const missing = languages.filter((language) => !spoken.includes(language));
  const unknown = paths.filter((_, at) => !languages.includes(spoken[at] ?? ''));
  const sets = Object.values(files).map((file) => (isCatalogue(file) ? file : {}));
  const keys = [...new Set(sets.flatMap(Object.keys))];
  return [
    ...missing.map((language) => `${folderOf(paths)}: no file in ${language}`),
    ...unknown.map((path) => `${path}: its language is not in the list`),
    ...paths.filter((path) => !isCatalogue(files[path])).map((path) => `${path}: not an object of texts`),
    ...keys.flatMap((key) =>
      paths.flatMap((path, at) => faultsOfText(path, key, sets[at]?.[key], fieldsIn(sets, key))),
    ),
  ];
}

/** Return the fields of a key's text in any language. */
function fieldsIn(sets: readonly Catalogue[], key: string): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...fieldsOf(set[key] ?? '')]));
}

function faultsOfText(path: string, key: string, text: string | undefined, fields: ReadonlySet<string>): string[] {
  if (text === undefined) return [`${path}: ${key} is missing`];
  if (text === '') return [`${path}: ${key} is empty`];
  const own = fieldsOf(text);
  return [
    ...(/[{}]/.test(text.replaceAll(HOLE, '')) ? [`${path}: ${key} has a bad placeholder`] : []),
    ...[...fields].filter((field) => !own.has(field)).map((field) => `${path}: ${key} lacks {${field}}`),
  ];
}

/** Return the fields in the placeholders of a text, including the ones within plurals. */
function fieldsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, field = '', , one = '', other = ''] of text.matchAll(HOLE)) {
    found.add(field);
    for (const inner of [one, other]) for (const name of fieldsOf(inner)) found.add(name);
  }
  return found;
}

function isCatalogue(file: unknown): file is Catalogue {
  return typeof file === 'object' && file !== null && Object.values(file).every((text) => typeof text === 'string');
}

function folderOf([path = '']: readonly string[]): string {
  return path.slice(0, path.lastIndexOf('/'));
}
