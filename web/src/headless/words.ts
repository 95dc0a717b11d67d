/**
 * Sentences from what people are told: the same catalogues and the same filling as `core/words.py`.
 *
 * A sentence is kept in parts, so that a log can light up the things it speaks of.
 */

export type Catalogue = Readonly<Record<string, string>>;
export type Field = number | string | readonly string[];
export type Fields = Readonly<Record<string, Field>>;

/** A piece of a sentence; `thing` names what it speaks of, if it is on the table. */
export interface Part {
  text: string;
  thing?: string;
}

/** The sentence `key` in parts, or none when the catalogue has no such sentence. */
export function parts(catalogue: Catalogue, key: string, fields: Fields): Part[] | undefined {
  const sentence = catalogue[key];
  if (sentence === undefined) return undefined;
  return sentence
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => fill(catalogue, piece, fields));
}

/** The sentence `key` as text; the key itself when the catalogue lacks it, so that nothing is hidden. */
export function say(catalogue: Catalogue, key: string, fields: Fields = {}): string {
  return (
    parts(catalogue, key, fields)
      ?.map((part) => part.text)
      .join('') ?? key
  );
}

/** A thing in words: `figure:brald` is Brald, `symbol:attack:2` is Attack 2. */
export function worded(catalogue: Catalogue, thing: string): string {
  const [kind, name, ...number] = thing.split(':');
  if (name === undefined) return thing;
  const word = catalogue[`${kind}:${name}`] ?? namedAfter(catalogue, `${kind}:*`, name);
  if (number.length === 0) return word;
  return (catalogue[`${kind}:${name}:n`] ?? word).replace('{n}', number.join(':'));
}

/** What the entry of a whole kind makes of a name: by `hand:*`, "{card} in hand", `hand:stab` is Stab in hand. */
function namedAfter(catalogue: Catalogue, entry: string, name: string): string {
  return (catalogue[entry] ?? name).replace(/\{(\w+)\}/g, (_, kind) => worded(catalogue, `${kind}:${name}`));
}

/** Every thing that these fields name. */
export function things(fields: Fields): string[] {
  return Object.values(fields)
    .flatMap((field) => (typeof field === 'number' ? [] : field))
    .filter((field) => field.includes(':'));
}

function fill(catalogue: Catalogue, piece: string, fields: Fields): Part[] {
  const field = fields[piece.slice(1, -1)];
  if (!piece.startsWith('{') || field === undefined) return [{ text: piece }];
  if (typeof field === 'object') return strokes(field.map((item) => part(catalogue, item)));
  return [part(catalogue, field)];
}

function part(catalogue: Catalogue, field: number | string): Part {
  if (typeof field === 'number' || !field.includes(':')) return { text: String(field) };
  return { text: worded(catalogue, field), thing: field };
}

function strokes(listed: Part[]): Part[] {
  return listed.flatMap((part, at) => (at === 0 ? [part] : [{ text: ' / ' }, part]));
}
