/**
 * Sentences for people, with the same catalogues and placeholders as `core/text/words.py`, which describes the
 * placeholders.
 *
 * A sentence consists of spans, so that the log can highlight the things in it.
 */

export type Catalogue = Readonly<Record<string, string>>;
type Item = number | string;
type Field = Item | readonly string[];
export type Fields = Readonly<Record<string, Field>>;

/** A piece of a sentence. `thing` is the thing on the table that it names, if any. */
export interface Span {
  text: string;
  thing?: string;
}

/** A placeholder in a sentence. */
interface Hole {
  field: string;
  form: string | undefined; // of a name
  plural: { one: string; other: string } | undefined;
  size: boolean; // a number of bytes
}

const OPTION = String.raw`((?:[^{}]|\{[\w.]+\})*)`; // words, and placeholders without options
const PLURAL = String.raw`, plural, one \{${OPTION}\} other \{${OPTION}\}`;
export const HOLE = new RegExp(String.raw`\{(\w+)(?:\.(\w+)|${PLURAL}|, (size))?\}`, 'g');
const THING = /^[a-z_][\w-]*:(?!\/\/)/; // addresses and quotations stay unchanged
const KILOBYTE = 1024; // bytes

/** Return the sentence `key` in spans, or undefined if the catalogue lacks it. */
export function sentenceSpans(catalogue: Catalogue, key: string, fields: Fields): Span[] | undefined {
  const sentence = catalogue[key];
  return sentence === undefined ? undefined : fill(sentence, (hole) => withNames(catalogue, hole, fields));
}

/** Return the sentence `key` as text. If the catalogue lacks it, return the key, so that nothing is hidden. */
export function sentenceOf(catalogue: Catalogue, key: string, fields: Fields = {}): string {
  const found = sentenceSpans(catalogue, key, fields);
  return found === undefined ? key : textOf(found);
}

/** Fill in a sentence with unchanged fields, without looking up names. */
export function fillText(sentence: string, fields: Fields): string {
  return textOf(fill(sentence, (hole) => fillPlainly(hole, fields)));
}

/** Return a thing in words: `figure:brald` is Brald, `symbol:attack:2` is Attack 2. */
export function worded(catalogue: Catalogue, thing: string): string {
  const [kind, name, ...number] = thing.split(':');
  if (name === undefined) return thing;
  const word = catalogue[`${kind}:${name}`] ?? namedAfter(catalogue, `${kind}:*`, name);
  if (number.length === 0) return word;
  return fillText(catalogue[`${kind}:${name}:n`] ?? word, { n: number.join(':') });
}

/** Return a form of a thing's name: `figure:dragon` in the form `of` is "of the Dragon". */
export function formed(catalogue: Catalogue, thing: string, form: string): string {
  const small = form.toLowerCase();
  const entry = catalogue[`${thing}.${small}`] ?? catalogue[`${thing.split(':')[0]}:*.${small}`] ?? '{name}';
  const said = textOf(fill(entry, () => [{ text: worded(catalogue, thing) }]));
  return form === small ? said : capital(said);
}

/** Return the fields of a client text for some things, with all forms of their names. */
export function nameFields(catalogue: Catalogue, field: string, named: readonly string[]): Fields {
  const all = (name: (thing: string) => string) => named.map(name).join(', ');
  const forms = ['the', 'of', 'to'].map((form) => [`${field}.${form}`, all((thing) => formed(catalogue, thing, form))]);
  return {
    [field]: all((thing) => worded(catalogue, thing)),
    [`${field}.number`]: isOne(catalogue, named) ? 'one' : 'other',
    ...Object.fromEntries(forms),
  };
}

/** Return every thing in these fields. */
export function things(fields: Fields): string[] {
  return Object.values(fields)
    .flatMap((field) => (typeof field === 'number' ? [] : field))
    .filter((field) => THING.test(field));
}

/** Name a thing by the entry of its kind: with `hand:*` = "{card} in hand", `hand:stab` is Stab in hand. */
function namedAfter(catalogue: Catalogue, entry: string, name: string): string {
  return textOf(fill(catalogue[entry] ?? name, ({ field }) => [{ text: worded(catalogue, `${field}:${name}`) }]));
}

/** Return a sentence in spans with its placeholders filled in. `by` may leave a placeholder unchanged. */
function fill(sentence: string, by: (hole: Hole) => Span[] | undefined): Span[] {
  const filled: Span[] = [];
  let end = 0; // of the last placeholder
  for (const match of sentence.matchAll(HOLE)) {
    filled.push({ text: sentence.slice(end, match.index) }, ...(by(holeOf(match)) ?? [{ text: match[0] }]));
    end = match.index + match[0].length;
  }
  return [...filled, { text: sentence.slice(end) }].filter(({ text }) => text !== '');
}

function holeOf([, field = '', form, one, other, size]: RegExpExecArray): Hole {
  const plural = one === undefined || other === undefined ? undefined : { one, other };
  return { field, form, plural, size: size !== undefined };
}

/** Fill in a placeholder with the names of things. */
function withNames(catalogue: Catalogue, { field, form, plural, size }: Hole, fields: Fields): Span[] | undefined {
  const value = fields[field];
  if (value === undefined) return undefined;
  if (field === 'problem') return sentenceSpans(catalogue, String(value), fields);
  if (plural) {
    const option = optionOf(plural, isOne(catalogue, value), value);
    return fill(option, (hole) => withNames(catalogue, hole, fields));
  }
  if (size) return [{ text: sizeOf(value) }];
  return spansOf(value, (item) => nameOf(catalogue, item, form), form === undefined ? ' / ' : ', ');
}

/** Fill in a placeholder of a client text, where each form of a name is a separate field. */
function fillPlainly({ field, form, plural, size }: Hole, fields: Fields): Span[] | undefined {
  const value = fields[field];
  if (value === undefined) return undefined;
  if (plural) {
    const option = optionOf(plural, value === 1 || fields[`${field}.number`] === 'one', value);
    return fill(option, (hole) => fillPlainly(hole, fields));
  }
  if (size) return [{ text: sizeOf(value) }];
  if (form === undefined) return spansOf(value, plain);
  const said = String(fields[`${field}.${form.toLowerCase()}`] ?? value);
  return [{ text: form === form.toLowerCase() ? said : capital(said) }];
}

function optionOf({ one, other }: { one: string; other: string }, single: boolean, value: Field): string {
  return (single ? one : other).replaceAll('#', String(value));
}

/** Return true for the number 1 or a thing with a singular name. */
function isOne(catalogue: Catalogue, field: Field): boolean {
  if (typeof field === 'object') return field.length === 1 && isOne(catalogue, field[0] ?? '');
  return typeof field === 'number' ? field === 1 : (catalogue[`${field}.number`] ?? 'one') === 'one';
}

function sizeOf(field: Field): string {
  return `${Math.floor(Number(field) / KILOBYTE)} KB`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Return a field in spans, with a separator between the items of a list. */
function spansOf(field: Field, span: (item: Item) => Span, between = ' / '): Span[] {
  if (typeof field !== 'object') return [span(field)];
  return field.flatMap((item, at) => (at === 0 ? [span(item)] : [{ text: between }, span(item)]));
}

export function textOf(sentence: readonly Span[]): string {
  return sentence.map(({ text }) => text).join('');
}

/** Return an item unchanged. */
function plain(item: Item): Span {
  return { text: String(item) };
}

/** Return the name of an item if it is a thing. */
function nameOf(catalogue: Catalogue, item: Item, form: string | undefined): Span {
  if (typeof item === 'number' || !THING.test(item)) return plain(item);
  return { text: form === undefined ? worded(catalogue, item) : formed(catalogue, item, form), thing: item };
}
