import { describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../model/words';
import { LANGUAGES, loadTexts, speaker, speakerIfAny, textsIn, type Texts } from '.';
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
  const read: string[] = [];
  const file = (path: string, texts: Catalogue) => [path, async () => (read.push(path), texts)] as const;
  const files = Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      file(`./${language}.json`, { hi: `${language} {n}` }),
      file(`../words.${language}.json`, { ho: language }),
    ]),
  );

  it('come from the files of the language', async () => {
    const texts = textsIn(files);
    await Promise.all(LANGUAGES.map(loadTexts));
    const say = speaker(texts);
    expect(LANGUAGES.map((language) => say(language, 'hi', { n: 2 }))).toEqual(LANGUAGES.map((name) => `${name} 2`));
    expect(LANGUAGES.map((language) => say(language, 'ho'))).toEqual(LANGUAGES);
  });

  it('are loaded in the languages that were shown before, and in no other', async () => {
    vi.resetModules(); // no language has been shown
    const fresh = await import('.');
    fresh.textsIn(files);
    read.length = 0;
    await fresh.loadTexts('it');
    expect(read).toEqual(['./it.json', '../words.it.json']);
    fresh.textsIn({ './en.json': files['./en.json']!, './it.json': files['./it.json']! });
    await fresh.loadTexts();
    expect(read.slice(2)).toEqual(['./it.json']);
  });

  it('are loaded with the texts of a game that comes in the meantime', async () => {
    let game: Texts | undefined;
    const texts = textsIn({ './it.json': async () => ((game = textsIn(files)), { hi: 'Ciao' }) });
    await loadTexts('it');
    expect([texts.it, game?.it.ho]).toEqual([{ hi: 'Ciao' }, 'it']);
  });

  it('can be loaded again after the connection was lost', async () => {
    let online = false;
    const texts = textsIn({
      './it.json': async () => (online ? { hi: 'Ciao' } : Promise.reject(new Error('offline'))),
    });
    await expect(loadTexts('it')).rejects.toThrow('offline');
    online = true;
    await loadTexts('it');
    expect(texts.it).toEqual({ hi: 'Ciao' });
  });

  it('are undefined for an unknown key', async () => {
    const texts = textsIn(files);
    await loadTexts('en');
    const say = speakerIfAny(texts);
    expect([say('en', 'hi', { n: 1 }), say('en', 'hu')]).toEqual(['en 1', undefined]);
  });
});
