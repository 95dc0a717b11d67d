/**
 * Sentences from what people are told: the same catalogues and the same filling as `core/words.py`.
 *
 * A sentence is kept in parts, so that a log can light up the things it speaks of.
 */

export type Catalogue = Readonly<Record<string, string>>;
type Field = number | string | readonly string[];
export type Fields = Readonly<Record<string, Field>>;

/** A piece of a sentence; `thing` names what it speaks of, if it is on the table. */
export interface Part {
  text: string;
  thing?: string;
}

/** The sentence `key` in parts, or none when the catalogue has no such sentence. */
export function parts(catalogue: Catalogue, key: string, fields: Fields): Part[] | undefined {
  const sentence = catalogue[key];
  return sentence === undefined
    ? undefined
    : fill(sentence, (name) => partsOf(fields[name], (item) => named(catalogue, item)));
}

/** The sentence `key` as text; the key itself when the catalogue lacks it, so that nothing is hidden. */
export function say(catalogue: Catalogue, key: string, fields: Fields = {}): string {
  const found = parts(catalogue, key, fields);
  return found === undefined ? key : textOf(found);
}

/** A sentence with the fields just as they are: what they name is not looked up in a catalogue. */
export function fillText(sentence: string, fields: Fields): string {
  return textOf(fill(sentence, (name) => partsOf(fields[name], plain)));
}

/** A thing in words: `figure:brald` is Brald, `symbol:attack:2` is Attack 2. */
export function worded(catalogue: Catalogue, thing: string): string {
  const [kind, name, ...number] = thing.split(':');
  if (name === undefined) return thing;
  const word = catalogue[`${kind}:${name}`] ?? namedAfter(catalogue, `${kind}:*`, name);
  if (number.length === 0) return word;
  return fillText(catalogue[`${kind}:${name}:n`] ?? word, { n: number.join(':') });
}

/** What the entry of a whole kind makes of a name: by `hand:*`, "{card} in hand", `hand:stab` is Stab in hand. */
function namedAfter(catalogue: Catalogue, entry: string, name: string): string {
  return textOf(fill(catalogue[entry] ?? name, (kind) => [{ text: worded(catalogue, `${kind}:${name}`) }]));
}

/** Every thing that these fields name. */
export function things(fields: Fields): string[] {
  return Object.values(fields)
    .flatMap((field) => (typeof field === 'number' ? [] : field))
    .filter((field) => field.includes(':'));
}

/** A sentence in parts, its holes filled; one that `by` has nothing for stays as it is. */
function fill(sentence: string, by: (name: string) => Part[] | undefined): Part[] {
  return sentence
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => (piece.startsWith('{') ? by(piece.slice(1, -1)) : undefined) ?? { text: piece });
}

/** A field in parts, a list with strokes between them. */
function partsOf(field: Field | undefined, part: (item: number | string) => Part): Part[] | undefined {
  if (field === undefined) return undefined;
  if (typeof field !== 'object') return [part(field)];
  return field.flatMap((item, at) => (at === 0 ? [part(item)] : [{ text: ' / ' }, part(item)]));
}

function textOf(sentence: readonly Part[]): string {
  return sentence.map(({ text }) => text).join('');
}

/** An item of a field as it is. */
function plain(item: number | string): Part {
  return { text: String(item) };
}

/** An item of a field in the words of a catalogue, if it is a thing. */
function named(catalogue: Catalogue, item: number | string): Part {
  if (typeof item === 'number' || !item.includes(':')) return plain(item);
  return { text: worded(catalogue, item), thing: item };
}
