/** The games on the server's shelf that have a folder here with a `manifest.ts`. */

import type { Picture } from '../art/gallery.svelte';
import { SHELF } from '../net/wire.gen';
import type { Box, GamePage, GameUi, Manifest } from './types';

const MANIFESTS = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'MANIFEST' });
const COVERS = import.meta.glob<Picture>('./*/art/box.ts', { import: 'COVER' });
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
  return (await boxOf(game)?.load?.()) ?? null;
}

/** Load the picture on the box of a game. Undefined if it has none. */
export async function loadCover(game: string): Promise<Picture | undefined> {
  return COVERS[`./${game}/art/box.ts`]?.();
}

/** Load the page of a game. Undefined if it has none. */
export async function loadPage(game: string): Promise<GamePage | undefined> {
  return PAGES[`./${game}/page.ts`]?.();
}
