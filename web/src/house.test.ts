/** Rules for every source file of the client. */

import { expect, it } from 'vitest';
import { GAMES } from './games';

const WIDEST = 120; // columns

const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte,css}', '!./**/*.gen.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FOLDERS = import.meta.glob('./games/*/manifest.ts');

it('has no line over 120 columns', () => {
  const wide = Object.entries(SOURCES).flatMap(([path, source]) =>
    source.split('\n').flatMap((line, at) => (line.length > WIDEST ? [`${path}:${at + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});

it('shows every game with a manifest on the shelf', () => {
  expect(GAMES.map(({ name }) => `./games/${name}/manifest.ts`).toSorted()).toEqual(Object.keys(FOLDERS).toSorted());
});

it('names a game only in its own folder and on the shelf', () => {
  const names = new RegExp(GAMES.map(({ name }) => `(?<!--)\\b${name}\\b`).join('|'), 'i');
  const outside = Object.entries(SOURCES).filter(([path]) => !/^\.\/games\/|\.test\.ts$/.test(path));
  expect(outside.filter(([, source]) => names.test(source)).map(([path]) => path)).toEqual([]);
});
