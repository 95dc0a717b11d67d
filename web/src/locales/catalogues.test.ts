import { describe, expect, it } from 'vitest';
import { byLanguage, joined, LANGUAGES, speaker, speakerIfAny, type Texts } from '.';
import { faultsOf } from './testing';

const FILES: Readonly<Record<string, unknown>> = import.meta.glob(
  [
    './*.json',
    '../games/*/text/*.json',
    '@games/*/words.*.json',
    '@core/words.*.json',
    '@games/words.*.json',
    '@bots/words.*.json',
    '@server/words.*.json',
  ],
  { eager: true, import: 'default' },
);
const FOLDERS = [...new Set(Object.keys(FILES).map(folderOf))];

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

describe('every catalogue', () => {
  it('is found', () => expect(FOLDERS).toHaveLength(13));

  it.each(FOLDERS)('%s is complete in every language', (folder) => {
    const files = Object.entries(FILES).filter(([path]) => folderOf(path) === folder);
    expect(faultsOf(Object.fromEntries(files), LANGUAGES)).toEqual([]);
  });
});

describe('the words of a game', () => {
  const games = [...new Set(FOLDERS.map((folder) => /games\/(\w+)/.exec(folder)?.[1] ?? ''))].filter((game) => game);

  it.each(games)('of %s are not repeated', (game) => {
    const [rules = [], drawing = []] = [`games/${game}/words.en.json`, `games/${game}/text/en.json`].map((end) =>
      Object.entries(FILES).flatMap(([path, file]) => (path.endsWith(end) ? Object.keys(file as object) : [])),
    );
    expect(rules.length).toBeGreaterThan(0);
    expect(drawing.filter((key) => rules.includes(key))).toEqual([]);
  });
});

describe('the check of a catalogue', () => {
  const faults = (one: unknown, other: unknown) => faultsOf({ 'a/en.json': one, 'a/it.json': other }, ['en', 'it']);

  it.each([
    [{ hi: 'Hi' }, { hi: 'Ciao' }, []],
    [{ hi: 'Hi', bye: 'Bye' }, { hi: 'Ciao' }, ['a/it.json: bye is missing']],
    [{}, { hi: 'Ciao' }, ['a/en.json: hi is missing']],
    [{ hi: 'Hi' }, { hi: '' }, ['a/it.json: hi is empty']],
    [{ hi: '{name}' }, { hi: 'Ciao' }, ['a/it.json: hi lacks {name}']],
    [{ hi: '{name}' }, { hi: '{nome}' }, ['a/en.json: hi lacks {nome}', 'a/it.json: hi lacks {name}']],
    [{ hi: '{name.the}' }, { hi: '{name.of}, {name}' }, []],
    [{ n: '{n, plural, one {# a} other {# b}}' }, { n: '{n}' }, []],
    [{ n: '{n}' }, { n: '{n, plural, uno {# a} other {# b}} {n}' }, ['a/it.json: n has a bad placeholder']],
    [{ n: '{n}' }, { n: '{n} {' }, ['a/it.json: n has a bad placeholder']],
    [{ hi: 'Hi' }, 'Ciao', ['a/it.json: not an object of texts', 'a/it.json: hi is missing']],
    [{ hi: 'Hi' }, { hi: { a: 'Ciao' } }, ['a/it.json: not an object of texts', 'a/it.json: hi is missing']],
  ])('finds the faults of %j and %j', (one, other, found) => expect(faults(one, other)).toEqual(found));

  it('reports missing files and unknown languages', () => {
    expect(faultsOf({ 'a/en.json': { hi: 'Hi' }, 'a/xx.json': { hi: 'Xi' } }, ['en', 'it'])).toEqual([
      'a: no file in it',
      'a/xx.json: its language is not in the list',
    ]);
  });
});

describe('texts', () => {
  const files = Object.fromEntries(
    LANGUAGES.map((language) => [`./words.${language}.json`, { hi: `${language} {n}` }]),
  );

  it('come from the file of the language', () => {
    const say = speaker(byLanguage(files));
    expect(LANGUAGES.map((language) => say(language, 'hi', { n: 2 }))).toEqual(LANGUAGES.map((name) => `${name} 2`));
  });

  it('need a file for every language', () => {
    expect(() => byLanguage({ './en.json': {} })).toThrow('no file in it among ./en.json');
  });

  it('are undefined for an unknown key', () => {
    const say = speakerIfAny(byLanguage(files));
    expect([say('en', 'hi', { n: 1 }), say('en', 'ho')]).toEqual(['en 1', undefined]);
  });

  it('of several files can be joined', () => {
    const more = byLanguage(files);
    const own = Object.fromEntries(LANGUAGES.map((language) => [language, { ho: 'Ho' }])) as unknown as Texts;
    expect(joined(more, own).en).toEqual({ hi: 'en {n}', ho: 'Ho' });
  });
});
