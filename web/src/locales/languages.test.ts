/** A language consists of files and a name in the server's list. No source file of the client names one. */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGLISH, LANGUAGES, type Texts } from '.';
import { GAMES } from '../games';
import { readBook } from '../rules/books';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/{*.test,testing,*.gen}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const WORDS = import.meta.glob<Texts>('../games/*/text/catalogue.ts', { import: 'WORDS' });

/** The type of the keys comes from a file in one language, and English has a name. */
const ALLOWED = new RegExp(`import type \\w+ from '[./]*/${ENGLISH}\\.json'|ENGLISH = '${ENGLISH}'`, 'g');
const COMMENT = /\/\*.*?\*\/|\/\/.*?$|<!--.*?-->/gms;
const NAME = `(?:${LANGUAGES.join('|')})`;
const STRING = `(['"\`])${NAME}\\1`;
const FILE = `[\\w./]*\\b${NAME}\\.(?:json|md)`;
const MEMBER = `(?:^|[{,])\\s*${NAME}: ?[{['"\`(]`;

function namesOfLanguages(source: string): string[] {
  const code = source.replaceAll(COMMENT, '').replaceAll(ALLOWED, '');
  return code.match(new RegExp(`${STRING}|${FILE}|${MEMBER}`, 'gm')) ?? [];
}

describe('no source', () => {
  it('names a language', () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
    const found = Object.entries(SOURCES).flatMap(([path, source]) =>
      namesOfLanguages(source).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "const texts = { en: { a: 'A' } };",
    "const LIST = ['it', 'en'];",
    "import words from './words.it.json';",
    "book: { it: () => import('@rules/a.it.md?raw') },",
    'it: `Ciao`,',
  ])('may contain: %s', (source) => expect(namesOfLanguages(source)).not.toEqual([]));

  it.each(["import type en from './en.json';", 'cards.map((it) => it.card)', "it('works', () => 1);", '// as it: was'])(
    'but it may have: %s',
    (source) => expect(namesOfLanguages(source)).toEqual([]),
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => {
    vi.stubGlobal('navigator', { language });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });

  it('pages, bots and the server have texts', async () => {
    vi.resetModules();
    const { preferences } = await import('../preferences/preferences.svelte');
    const { t } = await import('../text/texts');
    const { botName, LEVELS } = await import('../text/names');
    const { reasonText } = await import('../text/reason');
    await (await import('.')).loadTexts(language);
    expect(preferences.language).toBe(language);
    expect(t('home.play')).not.toBe('');
    expect(LEVELS.map(botName)).not.toContain('');
    expect(reasonText({ code: 'unreachable', clause: '', fields: {} })).not.toBe('reason.unreachable');
    expect(reasonText({ code: 'finished', clause: '', fields: {} })).not.toBe('reason.finished');
  });

  it.each(GAMES)('$name has a text on the shelf, words and a rulebook', async ({ name, texts }) => {
    expect(texts[language].blurb).not.toBe('');
    expect((await readBook(name, language)).length).toBeGreaterThan(5);
    const words = await WORDS[`../games/${name}/text/catalogue.ts`]!();
    await (await import('.')).loadTexts(language);
    expect(Object.keys(words[language]).length).toBeGreaterThan(200);
  });
});
