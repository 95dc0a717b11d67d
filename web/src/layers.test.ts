/** The order of the client's folders, and the size limits of folders and files. */

import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * A file imports from its own layer and from earlier layers. A layer is a folder of `src`, with three exceptions.
 * `wire` contains the generated types of the messages. `shelf` is the list of games with their manifests, which pages
 * read before a game is loaded. `games` contains everything that a manifest loads.
 */
const ORDER = [
  'wire',
  'model',
  'locales',
  'preferences',
  'text',
  'art',
  'kit',
  'net',
  'motion',
  'shelf',
  'shell',
  'rules',
  'table',
  'games',
  'lessons',
  'review',
  'new_game',
  'home',
  'app',
];

const MOST_FILES = 25; // in one folder
const MOST_LINES = 400; // in one file, except the texts of the client
const TEXTS = /^locales\//;

type Sources = Readonly<Record<string, string>>; // by path within `src`

const FILES = import.meta.glob<string>(['./**/*.{ts,svelte,css}', '!./**/{*.test,testing,*.d,*.gen}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES: Sources = Object.fromEntries(
  Object.entries(FILES).map(([path, source]) => [posix.normalize(path), source]),
);

/** `from './x'`, `import './x'`, `import('./x')`, `@import './x'` and `new URL('./x'`. */
const IMPORT = /\b(?:from|import|new URL)\s*\(?\s*(['"])(\.[^'"]*)\1/g;

function layerOf(path: string): string {
  if (path.startsWith('net/wire.gen')) return 'wire';
  if (/^games(\/(index|types|\w+\/manifest))?(\.ts)?$/.test(path)) return 'shelf';
  return path.split('/')[0] ?? '';
}

function gameOf(path: string): string | undefined {
  return /^games\/(?!(?:index|types)\b)(\w+)/.exec(path)?.[1];
}

function mayImport(from: string, to: string): boolean {
  if (gameOf(from) && gameOf(to)) return gameOf(from) === gameOf(to); // a manifest loads its own game
  const [at, of] = [ORDER.indexOf(layerOf(from)), ORDER.indexOf(layerOf(to))];
  return of >= 0 && of <= at;
}

/** Return every import that breaks the order. */
function wrongImports(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(IMPORT)]
      .map(([, , target = '']) => posix.join(posix.dirname(path), target))
      .filter((target) => !mayImport(path, target))
      .map((target) => `${path} imports ${target}`),
  );
}

function fullFolders(sources: Sources): string[] {
  const counts = new Map<string, number>();
  for (const path of Object.keys(sources)) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder} has ${count} files`);
}

function longFiles(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([path]) => !TEXTS.test(path))
    .map(([path, source]) => [path, source.trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > MOST_LINES)
    .map(([path, lines]) => `${path} has ${lines} lines`);
}

describe('the client', () => {
  it('imports only from earlier layers', () => expect(wrongImports(SOURCES)).toEqual([]));
  it('has no crowded folder', () => expect(fullFolders(SOURCES)).toEqual([]));
  it('has no long file', () => expect(longFiles(SOURCES)).toEqual([]));
  it('has a place in the order for every folder', () => {
    const layers = new Set(Object.keys(SOURCES).map(layerOf));
    expect([...layers].filter((layer) => !ORDER.includes(layer))).toEqual([]);
  });
});

describe('the checks of the order', () => {
  it.each([
    ['kit/Sheet.svelte', "import Table from '../table/Table.svelte';", 'table/Table.svelte'],
    [
      'model/words.ts',
      "export { preferences } from '../preferences/preferences.svelte';",
      'preferences/preferences.svelte',
    ],
    ['net/api.ts', "const page = await import('../app/App.svelte');", 'app/App.svelte'],
    ['art/tokens.css', "@import '../app/app.css';", 'app/app.css'],
    ['table/Table.svelte', "import Card from '../games/ruins/cards/Card.svelte';", 'games/ruins/cards/Card.svelte'],
    ['games/ruins/index.ts', "import Card from '../ember/cards/Card.svelte';", 'games/ember/cards/Card.svelte'],
    ['games/index.ts', "import { ruins } from './ruins';", 'games/ruins'],
    ['text/names.ts', "import x from '../attic/x';", 'attic/x'],
  ])('%s must not contain: %s', (path, source, target) => {
    expect(wrongImports({ [path]: source })).toEqual([`${path} imports ${target}`]);
  });

  it.each([
    ['app/App.svelte', "import Sheet from '../kit/Sheet.svelte';"],
    ['model/client.ts', "import type { Move } from '../net/wire.gen';"],
    ['rules/books.ts', "import { boxOf } from '../games';"],
    ['games/ruins/manifest.ts', "load: () => import('.').then(({ ruins }) => ruins),"],
    ['games/ruins/cards/Card.svelte', "import Icon from '../../../art/Icon.svelte';"],
  ])('%s may contain: %s', (path, source) => expect(wrongImports({ [path]: source })).toEqual([]));

  it('finds a crowded folder', () => {
    const names = Array.from({ length: 26 }, (_, at) => [`kit/${at}.ts`, '']);
    expect(fullFolders(Object.fromEntries(names))).toEqual(['kit has 26 files']);
  });

  it('finds a long file', () => {
    expect(longFiles({ 'kit/long.ts': '\n'.repeat(400) + 'end\n', 'locales/en.ts': '\n'.repeat(500) + 'end' })).toEqual(
      ['kit/long.ts has 401 lines'],
    );
  });
});
