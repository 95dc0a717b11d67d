import { describe, expect, it } from 'vitest';
import { countdown } from './clocks';
import { entriesOf, keepEqual, linesAfter } from './log';
import { parse, to } from './router';
import { clauseOf, marked, partsOf, search, sections, spans } from './rulebook';
import { LANGUAGES } from '../locales';
import { fillText, nameFields, sentenceSpans, sentenceOf, things, worded } from './words';
import { CHANCE, type LogLine } from '../net/wire.gen';

const WORDS = {
  'figure:brald': 'Brald',
  'symbol:attack': 'Attack {n}',
  'symbol:defence': 'Defence',
  'symbol:defence:n': 'Defence (rocks: {n})',
  'move.strike': '{symbol}: {figure} attacks.',
  'move.cards': 'Plays {card}.',
};

describe('words', () => {
  it('name things as the catalogue does', () => {
    expect(worded(WORDS, 'symbol:attack:2')).toBe('Attack 2');
    expect(worded(WORDS, 'symbol:defence')).toBe('Defence');
    expect(worded(WORDS, 'symbol:defence:1')).toBe('Defence (rocks: 1)');
    expect(worded(WORDS, 'hex:c3')).toBe('c3');
  });

  it('can derive the names of one kind from another kind', () => {
    const words = { ...WORDS, 'near:*': '{figure}, near by' };
    expect(worded(words, 'near:brald')).toBe('Brald, near by');
  });

  it('separate the things in a sentence', () => {
    expect(sentenceSpans(WORDS, 'move.strike', { symbol: 'symbol:attack:2', figure: 'figure:brald' })).toEqual([
      { text: 'Attack 2', thing: 'symbol:attack:2' },
      { text: ': ' },
      { text: 'Brald', thing: 'figure:brald' },
      { text: ' attacks.' },
    ]);
  });

  it('write lists with slashes, and show a missing key unchanged', () => {
    expect(sentenceOf(WORDS, 'move.cards', { card: ['symbol:defence', 'symbol:attack:1'] })).toBe(
      'Plays Defence / Attack 1.',
    );
    expect(sentenceOf(WORDS, 'move.unheard')).toBe('move.unheard');
    expect(things({ n: 2, on: 'figure:brald', all: ['hex:a1', 'word'] })).toEqual(['figure:brald', 'hex:a1']);
  });
});

const ITALIAN = {
  'role:dragon': 'Drago',
  'role:dragon.the': 'il Drago',
  'role:dragon.to': 'al Drago',
  'role:dragon.of': 'del Drago',
  'role:dwarves': 'Nani',
  'role:dwarves.the': 'i Nani',
  'role:dwarves.number': 'other',
  'figure:brald': 'Brald',
  'figure:*.to': 'a {figure}',
  'points:battle': 'Punti Battaglia',
  'points:battle.one': 'Punto Battaglia',
  draw: '{role.The} {role, plural, one {pesca} other {pescano}} una carta.',
  hit: '{n, plural, one {# ferita} other {# ferite}} {on.to}',
  price: '{n, plural, one {Costa # {points.one}} other {Costa # {points}}}.',
};

describe('a sentence in Italian', () => {
  it('has the articles of its things, by the thing or by its kind', () => {
    expect(sentenceOf(ITALIAN, 'hit', { n: 2, on: 'role:dragon' })).toBe('2 ferite al Drago');
    expect(sentenceOf(ITALIAN, 'hit', { n: 2, on: 'figure:brald' })).toBe('2 ferite a Brald');
    expect(sentenceSpans(ITALIAN, 'hit', { n: 2, on: 'role:dragon' })?.at(-1)).toEqual({
      text: 'al Drago',
      thing: 'role:dragon',
    });
  });

  it('has the number of its subject', () => {
    expect(sentenceOf(ITALIAN, 'draw', { role: 'role:dragon' })).toBe('Il Drago pesca una carta.');
    expect(sentenceOf(ITALIAN, 'draw', { role: 'role:dwarves' })).toBe('I Nani pescano una carta.');
  });

  it('distinguishes singular and plural, also for things inside', () => {
    expect([0, 1, 2].map((n) => sentenceOf(ITALIAN, 'hit', { n, on: 'figure:brald' }))).toEqual([
      '0 ferite a Brald',
      '1 ferita a Brald',
      '2 ferite a Brald',
    ]);
    expect(sentenceOf(ITALIAN, 'price', { n: 1, points: 'points:battle' })).toBe('Costa 1 Punto Battaglia.');
    expect(sentenceOf(ITALIAN, 'price', { n: 3, points: 'points:battle' })).toBe('Costa 3 Punti Battaglia.');
  });

  it('may be a text of the client with forms of a name', () => {
    const waits = 'In attesa {name.of}: {name.the} {name, plural, one {manca} other {mancano}}.';
    const fill = (...roles: string[]) => fillText(waits, nameFields(ITALIAN, 'name', roles));
    expect(fill('role:dragon')).toBe('In attesa del Drago: il Drago manca.');
    expect(fill('role:dragon', 'role:dwarves')).toContain('il Drago, i Nani mancano.');
  });
});

describe('a number', () => {
  it('is singular or plural as in all our languages', () => {
    const form = (n: number) => fillText('{n, plural, one {one} other {other}}', { n });
    for (const language of LANGUAGES) {
      const rules = new Intl.PluralRules(language);
      for (let n = 0; n <= 1000; n++) expect(form(n)).toBe(rules.select(n));
    }
  });

  it('of bytes is shown in kilobytes', () => {
    expect(fillText('{n, size} at most', { n: 524_288 })).toBe('512 KB at most');
  });
});

describe('a text of the client', () => {
  it('takes its fields unchanged, and keeps a placeholder without a field', () => {
    expect(fillText('Look at: {pile}', { pile: 'Discards: 3' })).toBe('Look at: Discards: 3');
    expect(fillText('{n} of {of}', { n: 2 })).toBe('2 of {of}');
    expect(fillText('{names}', { names: ['Anna', 'Bruno'] })).toBe('Anna / Bruno');
  });
});

describe('the log', () => {
  const line = (version: number, what: LogLine['what'], undoneTo: number | null = null): LogLine => ({
    version,
    what,
    seat: 0,
    at: 0,
    move: null,
    to: undoneTo,
  });

  it('strikes out only undone lines', () => {
    const read = entriesOf([line(1, 'played'), line(2, 'played'), line(3, 'undone', 1), line(4, 'played')]);
    expect(read.map(({ struck }) => struck)).toEqual([false, true, false, false]);
  });

  it('keeps only the entries that read the same', () => {
    const lines = [line(1, 'played'), line(2, 'played')];
    const before = entriesOf(lines);
    const undone = entriesOf([...lines, line(3, 'undone', 1)]);
    const after = keepEqual(undone, before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after).toEqual(undone);
  });

  it('keeps the entries when the first line leaves the page', () => {
    const lines = [line(1, 'played'), line(2, 'played'), line(3, 'played')];
    const before = entriesOf(lines.slice(0, 2));
    expect(keepEqual(entriesOf(lines.slice(1)), before)[0]).toBe(before[1]);
  });

  it('makes an entry again when it gets an effect', () => {
    const lines = [line(1, 'played'), line(2, 'played')];
    const effects = new Map([[2, [{ of: 2, kind: 'wound', fields: {} }]]]);
    const before = entriesOf(lines);
    const after = keepEqual(entriesOf(lines, effects), before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]?.effects).toEqual(effects.get(2));
    expect(keepEqual(entriesOf(lines, new Map(effects)), after)[1]).toBe(after[1]);
  });

  it('strikes out lines that are undone after the lines on the page', () => {
    const read = entriesOf([line(1, 'played'), line(2, 'played')], new Map(), [line(7, 'undone', 1)]);
    expect(read.map(({ struck }) => struck)).toEqual([false, true]);
  });

  it('returns the lines after a version of a log without its beginning', () => {
    const lines = [line(5, 'played'), line(6, 'played'), line(7, 'played')];
    const after = (version: number) => linesAfter(lines, version).map((each) => each.version);
    expect(after(6)).toEqual([7]);
    expect(after(2)).toEqual([5, 6, 7]);
    expect(after(Infinity)).toEqual([]);
    expect(linesAfter([], 3)).toEqual([]);
  });

  it('shows equal random results once, but repeats other lines', () => {
    const dealt = (version: number, seat: number, role: string): LogLine => ({
      ...line(version, 'played'),
      seat,
      move: { number: 0, text: '', kind: 'deal', fields: { role }, handles: [] },
    });
    const read = entriesOf([
      dealt(1, CHANCE, 'dragon'),
      dealt(2, CHANCE, 'dragon'),
      dealt(3, CHANCE, 'dwarves'),
      dealt(4, 0, 'dwarves'),
      dealt(5, 0, 'dwarves'),
    ]);
    expect(read.map(({ versions }) => versions)).toEqual([[1, 2], [3], [4], [5]]);
  });
});

describe('addresses', () => {
  it('lead to pages and back', () => {
    expect(parse(to.table('abc'))).toEqual({ page: 'table', table: 'abc', seat: null, key: null });
    expect(parse(to.invitation('abc', 1, 'k-_9'))).toEqual({ page: 'table', table: 'abc', seat: 1, key: 'k-_9' });
    expect(parse(to.invitation('abc', null, 'k-_9'))).toEqual({ page: 'table', table: 'abc', seat: null, key: 'k-_9' });
    expect(parse(to.rules('drako', '8.4'))).toEqual({ page: 'rules', game: 'drako', clause: '8.4' });
    expect(parse(to.new('drako'))).toEqual({ page: 'new', game: 'drako', options: {} });
    const options = { roles: 'K', solo: 'easy' };
    expect(parse(to.new('ember', options))).toEqual({ page: 'new', game: 'ember', options });
    expect(parse(to.replay('abc'))).toEqual({ page: 'replay', table: 'abc', review: false, step: 0 });
    expect(parse(to.replay('abc', 12))).toEqual({ page: 'replay', table: 'abc', review: false, step: 12 });
    expect(parse('#/replay/abc?step=-3')).toMatchObject({ step: 0 });
    expect(parse('#/replay/abc?step=last')).toMatchObject({ step: 0 });
    expect(parse(to.review('abc'))).toEqual({ page: 'replay', table: 'abc', review: true, step: 0 });
    expect(parse('#/nonsense')).toEqual({ page: 'home' });
    expect(parse('#/%')).toEqual({ page: 'home' });
    expect(parse('#/rules/drako/%E0%A4%A')).toEqual({ page: 'rules', game: 'drako', clause: '%E0%A4%A' });
  });
});

describe('a rulebook', () => {
  const BOOK =
    '# Game\n\nProse of *ours*.\n\n## 1 The table\n\n**1.1** A hex.\n**1.2** *Move n:* see 1.1,\nnot 9.9. È così.\n';

  it('is read in sections and clauses', () => {
    const [intro, table] = sections(BOOK);
    expect(intro?.prose).toEqual(['Prose of *ours*.']);
    expect(table).toMatchObject({ number: '1', title: 'The table' });
    expect(table?.clauses.map(({ number }) => number)).toEqual(['1.1', '1.2']);
    expect(table?.clauses[1]?.text).toBe('*Move n:* see 1.1, not 9.9. È così.');
  });

  it('has tables, each with its clause', () => {
    const book =
      '## 1 A\n\n| who | what |\n|---|--:|\n| elf | 1 |\n\n**1.1** Numbers:\n\n| | n |\n|---|--:|\n| a | 2 |';
    const [section] = sections(book);
    expect(section?.table).toEqual([
      ['who', 'what'],
      ['elf', '1'],
    ]);
    expect(section?.clauses[0]).toEqual({
      number: '1.1',
      text: 'Numbers:',
      items: [],
      table: [
        ['', 'n'],
        ['a', '2'],
      ],
    });
    expect(search(sections(book), 'a 2')).toHaveLength(1);
  });

  it('has lists, each with its clause', () => {
    const book = sections('## 1 A\n\n**1.1** Choose one:\n\n- a hex\n- an elf (1.2)\n\n**1.2** An elf.');
    const [one, two] = book[0]?.clauses ?? [];
    expect(one).toMatchObject({ text: 'Choose one:', items: ['a hex', 'an elf (1.2)'] });
    expect(two).toMatchObject({ text: 'An elf.', items: [] });
    expect(clauseOf(book, '1.1')).toBe('Choose one: • a hex • an elf (1.2)');
    expect(search(book, 'hex').flatMap(({ clauses }) => clauses)).toHaveLength(1);
  });

  it('has contents with the sections grouped by part', () => {
    const titles = ['## 1 The table', '## 2 The Queen', '## 3 The Queen: her court', '## 4 More: cards'];
    expect(partsOf(sections(`Prose.\n${titles.join('\n')}`))).toEqual([
      { title: '', sections: [{ number: '1', title: 'The table' }] },
      {
        title: 'The Queen',
        sections: [
          { number: '2', title: 'The Queen' },
          { number: '3', title: 'Her court' },
        ],
      },
      { title: '', sections: [{ number: '4', title: 'More: cards' }] },
    ]);
  });

  it('links only clauses that exist', () => {
    expect(spans('*Move:* see 1.1, not 9.9.', new Set(['1.1']))).toEqual([
      { kind: 'emphasis', text: 'Move:' },
      { kind: 'text', text: ' see ' },
      { kind: 'reference', clause: '1.1' },
      { kind: 'text', text: ', not 9.9.' },
    ]);
  });

  it('is read clause by clause', () => {
    expect(clauseOf(sections(BOOK), '9.9')).toBe('');
    const [{ number, text } = { number: '', text: '-' }] = sections(BOOK).flatMap(({ clauses }) => clauses);
    expect(clauseOf(sections(BOOK), number)).toBe(text);
  });

  it('marks the matches of a search, with or without accents', () => {
    expect(marked('Chi può, può.', 'puo')).toEqual([
      { text: 'Chi ', hit: false },
      { text: 'può', hit: true },
      { text: ', ', hit: false },
      { text: 'può', hit: true },
      { text: '.', hit: false },
    ]);
    expect(marked('Chi può', '')).toEqual([{ text: 'Chi può', hit: false }]);
  });

  it('can be searched with straight or curled apostrophes', () => {
    const book = sections('## 1 A\n\n**1.1** Il nano dell’*ascia* tocca.');
    for (const sought of ["dell'ascia", 'DELL’ASCIA']) expect(search(book, sought)).toHaveLength(1);
    expect(marked('dell’ascia', "l'a").filter(({ hit }) => hit)).toEqual([{ text: 'l’a', hit: true }]);
  });

  it('can be searched by words in any order, with or without accents', () => {
    const found = (sought: string) =>
      search(sections(BOOK), sought).flatMap(({ clauses }) => clauses.map(({ number }) => number));
    expect(found('cosi e')).toEqual(['1.2']);
    expect(found('HEX')).toEqual(['1.1']);
    expect(found('1.2')).toEqual(['1.2']);
    expect(found('dragon')).toEqual([]);
  });
});

describe('a clock', () => {
  it('runs only for the seats that have to act, and stops at zero', () => {
    const clocks = { left: [61_000, 5_000], running: [1] };
    expect(countdown(clocks, 0, 3_000)).toBe('1:01');
    expect(countdown(clocks, 1, 3_000)).toBe('0:02');
    expect(countdown(clocks, 1, 9_000)).toBe('0:00');
  });
});
