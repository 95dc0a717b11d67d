/** Every game of the server's shelf that has a folder here with a `manifest.ts`. */

import { SHELF } from '../net/wire.gen';
import type { Box, GameUi, Manifest } from './types';

const MANIFESTS = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'MANIFEST' });

/** From left to right on the shelf. */
export const GAMES: readonly Box[] = Object.entries(SHELF).flatMap(([name, { cover, ...box }]) => {
  const manifest = MANIFESTS[`./${name}/manifest.ts`];
  if (manifest === undefined) return [];
  const { outline, land = 'cave', ...rest } = manifest;
  return { name, ...box, ...rest, cover: { ...cover, outline, land } };
});

/** The box of a game; none if the client does not have the game. */
export function boxOf(game: string): Box | undefined {
  return GAMES.find(({ name }) => name === game);
}

/** The title of a game. */
export function titleOf(game: string): string {
  return boxOf(game)?.title ?? game;
}

/** How to draw a game; none, if that cannot be done yet. */
export async function loadUi(game: string): Promise<GameUi | null> {
  return (await boxOf(game)?.load?.()) ?? null;
}
