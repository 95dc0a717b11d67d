/** The games on the server's shelf that have a folder here with a `manifest.ts`. */

import { SHELF } from '../net/wire.gen';
import type { Box, GameUi, Manifest } from './types';

const MANIFESTS = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'MANIFEST' });

/** The games from left to right on the shelf. */
export const GAMES: readonly Box[] = Object.entries(SHELF).flatMap(([name, { cover, ...box }]) => {
  const manifest = MANIFESTS[`./${name}/manifest.ts`];
  if (manifest === undefined) return [];
  const { outline, land = 'cave', ...rest } = manifest;
  return { name, ...box, ...rest, cover: { ...cover, outline, land } };
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
