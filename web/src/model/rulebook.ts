/** Read our rulebooks. They use only headings, numbered clauses, bold, italics, lists and tables. */

import { capital } from './words';

interface Clause {
  number: string;
  text: string; // may contain *emphasis* and references such as (4.2)
  items: string[]; // of the list below the text
  table: string[][]; // by row, starting with the heading; empty without a table
}

export interface Section {
  number: string | null; // null before the first section
  title: string;
  prose: string[];
  table: string[][]; // a table outside the clauses
  clauses: Clause[];
}

/** Sections that belong together, such as `The Knight` and `The Knight: Encounters`. */
interface BookPart {
  title: string; // empty for a single section
  sections: { number: string; title: string }[];
}

type Span = { kind: 'text' | 'emphasis' | 'strong'; text: string } | { kind: 'reference'; clause: string };

const CLAUSE = /^\*\*(\d+\.\d+[a-z]?)\*\*\s+(.*)$/;
const HEADING = /^##\s+(?:(\d+)\s+)?(.*)$/;
const ITEM = /^- (.*)$/;
const RULER = /^[|:\s-]+$/; // below the head of a table
const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|\b(\d{1,2}\.\d{1,2}[a-z]?)\b/g;

/** Return the sections of a rulebook, without its title. */
export function sections(markdown: string): Section[] {
  const read: Section[] = [emptySection(null, '')];
  for (const line of markdown.split('\n')) readLine(read, line.trimEnd());
  return read.filter(({ title, prose, clauses }) => title !== '' || prose.length + clauses.length > 0);
}

/** Return the contents of a rulebook: its numbered sections, grouped by part. */
export function partsOf(all: readonly Section[]): BookPart[] {
  const parts: BookPart[] = [];
  for (const { number, title } of all) {
    if (number === null) continue;
    const [name = title] = title.split(': ');
    if (parts.at(-1)?.title === name) parts.at(-1)?.sections.push({ number, title });
    else parts.push({ title: name, sections: [{ number, title }] });
  }
  return parts.map((part) => (part.sections.length > 1 ? shortened(part) : { ...part, title: '' }));
}

/** Remove the name of the part from the titles of its sections. */
function shortened({ title: name, sections: members }: BookPart): BookPart {
  const short = (title: string) => (title.startsWith(`${name}: `) ? capital(title.slice(name.length + 2)) : title);
  return { title: name, sections: members.map(({ number, title }) => ({ number, title: short(title) })) };
}

/** Return the text of a clause with its list, or an empty string if there is no such clause. */
export function clauseOf(all: readonly Section[], number: string): string {
  const clause = all.flatMap(({ clauses }) => clauses).find((each) => each.number === number);
  return clause === undefined ? '' : [clause.text, ...clause.items].join(' • ');
}

/** Split a text into spans: emphasis, and references to clauses. */
export function spans(text: string, known: ReadonlySet<string>): Span[] {
  const found: Span[] = [];
  let read = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match[3] !== undefined && !known.has(match[3])) continue;
    if (match.index > read) found.push({ kind: 'text', text: text.slice(read, match.index) });
    found.push(span(match));
    read = match.index + match[0].length;
  }
  if (read < text.length) found.push({ kind: 'text', text: text.slice(read) });
  return found;
}

/** Return the sections with only the clauses that contain all words. Accents and apostrophes do not matter. */
export function search(all: readonly Section[], sought: string): Section[] {
  const words = wordsOf(sought);
  if (words.length === 0) return [...all];
  return all
    .map((section) => ({
      ...section,
      prose: [],
      table: [],
      clauses: section.clauses.filter((clause) => speaks(section, clause, words)),
    }))
    .filter((section) => section.clauses.length > 0);
}

export interface Piece {
  text: string;
  hit: boolean; // a match of the search
}

/** Split a text into matches of a search and the text between them. Accents do not matter. */
export function marked(text: string, sought: string): Piece[] {
  const letters = [...text];
  const read = letters.map((letter) => plain(letter).at(0) ?? ' ').join('');
  const hits = new Set(wordsOf(sought).flatMap((word) => placesOf(word, read)));
  const pieces: Piece[] = [];
  for (const [at, letter] of letters.entries()) {
    const [hit, last] = [hits.has(at), pieces.at(-1)];
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}

/** Return the place of every letter of every occurrence of a word. */
function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    places.push(...Array.from(word, (_, next) => at + next));
  return places;
}

function wordsOf(sought: string): string[] {
  return plain(sought).split(/\s+/).filter(Boolean);
}

function speaks(section: Section, clause: Clause, words: readonly string[]): boolean {
  const text = plain(
    `${clause.number} ${section.title} ${clause.text} ${clause.items.join(' ')} ${clause.table.flat().join(' ')}`,
  );
  return words.every((word) => text.includes(word));
}

/** Return a text in lower case, without accents and with straight apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f*]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

function readLine(read: Section[], line: string): void {
  const section = read.at(-1);
  const heading = HEADING.exec(line);
  const clause = CLAUSE.exec(line);
  const item = ITEM.exec(line);
  if (section === undefined || line.startsWith('# ')) return;
  if (heading) read.push(emptySection(heading[1] ?? null, heading[2] ?? ''));
  else if (clause) section.clauses.push({ number: clause[1] ?? '', text: clause[2] ?? '', items: [], table: [] });
  else if (item) section.clauses.at(-1)?.items.push(item[1] ?? '');
  else if (line.startsWith('|')) readRow(section.clauses.at(-1) ?? section, line);
  else if (line !== '') addLine(section, line);
}

function emptySection(number: string | null, title: string): Section {
  return { number, title, prose: [], table: [], clauses: [] };
}

/** Read a row of the table of a clause, or of a section before its first clause. */
function readRow({ table }: Clause | Section, line: string): void {
  if (!RULER.test(line))
    table.push(
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Add a plain line to the clause above it, or to the prose of the section. */
function addLine(section: Section, line: string): void {
  const clause = section.clauses.at(-1);
  if (clause !== undefined) clause.text += ` ${line}`;
  else if (section.prose.length > 0) section.prose[0] += ` ${line}`;
  else section.prose.push(line);
}

function span(match: RegExpExecArray): Span {
  if (match[1] !== undefined) return { kind: 'strong', text: match[1] };
  if (match[2] !== undefined) return { kind: 'emphasis', text: match[2] };
  return { kind: 'reference', clause: match[3] ?? '' };
}
