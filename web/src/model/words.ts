/**
 * Sentences from what people are told: the same catalogues and the same filling as `core/text/words.py`, where the
 * holes of a sentence are described.
 *
 * A sentence is kept in spans, so that a log can light up the things it speaks of.
 */

export type Catalogue = Readonly<Record<string, string>>;
type Item = number | string;
type Field = Item | readonly string[];
export type Fields = Readonly<Record<string, Field>>;

/** A piece of a sentence; `thing` names what it speaks of, if it is on the table. */
export interface Span {
  text: string;
  thing?: string;
}

/** A gap in a sentence, and what it asks for. */
interface Hole {
  field: string;
  form: string | undefined; // of a name
  plural: { one: string; other: string } | undefined;
  size: boolean; // of so many bytes
}

const OPTION = String.raw`((?:[^{}]|\{[\w.]+\})*)`; // words, and holes without options of their own
const PLURAL = String.raw`, plural, one \{${OPTION}\} other \{${OPTION}\}`;
export const HOLE = new RegExp(String.raw`\{(\w+)(?:\.(\w+)|${PLURAL}|, (size))?\}`, 'g');
const KILOBYTE = 1024; // bytes

/** The sentence `key` in spans, or none when the catalogue has no such sentence. */
export function sentenceSpans(catalogue: Catalogue, key: string, fields: Fields): Span[] | undefined {
  const sentence = catalogue[key];
  return sentence === undefined ? undefined : fill(sentence, (hole) => withNames(catalogue, hole, fields));
}

/** The sentence `key` as text; the key itself when the catalogue lacks it, so that nothing is hidden. */
export function sentenceOf(catalogue: Catalogue, key: string, fields: Fields = {}): string {
  const found = sentenceSpans(catalogue, key, fields);
  return found === undefined ? key : textOf(found);
}

/** A sentence with the fields just as they are: what they name is not looked up in a catalogue. */
export function fillText(sentence: string, fields: Fields): string {
  return textOf(fill(sentence, (hole) => asItIs(hole, fields)));
}

/** A thing in words: `figure:brald` is Brald, `symbol:attack:2` is Attack 2. */
export function worded(catalogue: Catalogue, thing: string): string {
  const [kind, name, ...number] = thing.split(':');
  if (name === undefined) return thing;
  const word = catalogue[`${kind}:${name}`] ?? namedAfter(catalogue, `${kind}:*`, name);
  if (number.length === 0) return word;
  return fillText(catalogue[`${kind}:${name}:n`] ?? word, { n: number.join(':') });
}

/** A thing in a form of its name: `figure:dragon` in the form `of` is "of the Dragon". */
export function formed(catalogue: Catalogue, thing: string, form: string): string {
  const small = form.toLowerCase();
  const entry = catalogue[`${thing}.${small}`] ?? catalogue[`${thing.split(':')[0]}:*.${small}`] ?? '{name}';
  const said = textOf(fill(entry, () => [{ text: worded(catalogue, thing) }]));
  return form === small ? said : capital(said);
}

/** Things as the fields of a text of the client, which asks for the forms of their names that it needs. */
export function nameFields(catalogue: Catalogue, field: string, named: readonly string[]): Fields {
  const all = (name: (thing: string) => string) => named.map(name).join(', ');
  const forms = ['the', 'of', 'to'].map((form) => [`${field}.${form}`, all((thing) => formed(catalogue, thing, form))]);
  return {
    [field]: all((thing) => worded(catalogue, thing)),
    [`${field}.number`]: isOne(catalogue, named) ? 'one' : 'other',
    ...Object.fromEntries(forms),
  };
}

/** Every thing that these fields name. */
export function things(fields: Fields): string[] {
  return Object.values(fields)
    .flatMap((field) => (typeof field === 'number' ? [] : field))
    .filter((field) => field.includes(':'));
}

/** What the entry of a whole kind makes of a name: by `hand:*`, "{card} in hand", `hand:stab` is Stab in hand. */
function namedAfter(catalogue: Catalogue, entry: string, name: string): string {
  return textOf(fill(catalogue[entry] ?? name, ({ field }) => [{ text: worded(catalogue, `${field}:${name}`) }]));
}

/** A sentence in spans, its holes filled; one that `by` has nothing for stays as it is. */
function fill(sentence: string, by: (hole: Hole) => Span[] | undefined): Span[] {
  const filled: Span[] = [];
  let end = 0; // of the hole before
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

/** What the fields make of a hole, their things by name. */
function withNames(catalogue: Catalogue, { field, form, plural, size }: Hole, fields: Fields): Span[] | undefined {
  const value = fields[field];
  if (value === undefined) return undefined;
  if (plural) {
    const option = optionOf(plural, isOne(catalogue, value), value);
    return fill(option, (hole) => withNames(catalogue, hole, fields));
  }
  if (size) return [{ text: sizeOf(value) }];
  return spansOf(value, (item) => nameOf(catalogue, item, form), form === undefined ? ' / ' : ', ');
}

/** What the fields make of a hole in a text of the client: the forms of a name are fields of their own. */
function asItIs({ field, form, plural, size }: Hole, fields: Fields): Span[] | undefined {
  const value = fields[field];
  if (value === undefined) return undefined;
  if (plural) {
    const option = optionOf(plural, value === 1 || fields[`${field}.number`] === 'one', value);
    return fill(option, (hole) => asItIs(hole, fields));
  }
  if (size) return [{ text: sizeOf(value) }];
  if (form === undefined) return spansOf(value, plain);
  const said = String(fields[`${field}.${form.toLowerCase()}`] ?? value);
  return [{ text: form === form.toLowerCase() ? said : capital(said) }];
}

function optionOf({ one, other }: { one: string; other: string }, single: boolean, value: Field): string {
  return (single ? one : other).replaceAll('#', String(value));
}

/** Whether a number is 1, or a thing is spoken of as one. */
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

/** A field in spans, a list with something between them. */
function spansOf(field: Field, span: (item: Item) => Span, between = ' / '): Span[] {
  if (typeof field !== 'object') return [span(field)];
  return field.flatMap((item, at) => (at === 0 ? [span(item)] : [{ text: between }, span(item)]));
}

export function textOf(sentence: readonly Span[]): string {
  return sentence.map(({ text }) => text).join('');
}

/** An item of a field as it is. */
function plain(item: Item): Span {
  return { text: String(item) };
}

/** An item of a field in the words of a catalogue, if it is a thing. */
function nameOf(catalogue: Catalogue, item: Item, form: string | undefined): Span {
  if (typeof item === 'number' || !item.includes(':')) return plain(item);
  return { text: form === undefined ? worded(catalogue, item) : formed(catalogue, item, form), thing: item };
}
