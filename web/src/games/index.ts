/** The games on the server's shelf that have a folder here with a `manifest.ts`. */

import { COVER, coverName } from '../art/cover';
import type { LatePicture, Picture } from '../art/gallery.svelte';
import { fetchTexts, loadTexts } from '../locales';
import { SHELF } from '../net/wire.gen';
import type { Box, GamePage, GameUi, Manifest } from './types';

const MANIFESTS = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'MANIFEST' });
const COVERS = import.meta.glob<Picture>('./*/art/box.ts', { import: 'COVER' });
const WORDS = import.meta.glob(['@games/*/words.*.json', './*/text/*.json'], { import: 'default' });
const PAGES = import.meta.glob<GamePage>('./*/page.ts', { import: 'PAGE' });

/** The games from left to right on the shelf. */
export const GAMES: readonly Box[] = Object.entries(SHELF).flatMap(([name, { cover, ...box }]) => {
  const manifest = MANIFESTS[`./${name}/manifest.ts`];
  if (manifest === undefined) return [];
  const { outline, ...rest } = manifest;
  return { name, ...box, ...rest, cover: { ...cover, outline } };
});

/** Return the box of a game. Undefined if the client does not have the game. */
export function boxOf(game: string): Box | undefined {
  return GAMES.find(({ name }) => name === game);
}

/** The title of a game. */
export function titleOf(game: string): string {
  return boxOf(game)?.title ?? game;
}

/** Load the user interface of a game. Null if the game has none yet. */
export async function loadUi(game: string): Promise<GameUi | null> {
  const load = boxOf(game)?.load;
  return load === undefined ? null : withTexts(game, load());
}

/** Return the picture on the box of a game. Undefined if it has none. */
export function coverOf(game: string): LatePicture | undefined {
  const load = COVERS[`./${game}/art/box.ts`];
  return load && { name: coverName(game), ...COVER, draw: async () => (await load()).draw() };
}

/** Load the page of a game. Undefined if it has none. */
export async function loadPage(game: string): Promise<GamePage | undefined> {
  const load = PAGES[`./${game}/page.ts`];
  return load === undefined ? undefined : withTexts(game, load());
}

/** Load the texts of a game together with a part of the game. */
async function withTexts<T>(game: string, part: Promise<T>): Promise<T> {
  const words = Object.entries(WORDS).filter(([path]) => path.includes(`/${game}/`));
  const [found] = await Promise.all([part, fetchTexts(Object.fromEntries(words))]);
  await loadTexts();
  return found;
}
