/** Every game there is. A new game is a folder here, with a `manifest.ts`, and a name in this list. */

import type { GameUi, Manifest } from './types';

/** From left to right on the shelf. */
const NAMES = ['drako', 'volfyirion', 'heroes', 'vast'];

const MANIFESTS = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'MANIFEST' });

export const GAMES: readonly Manifest[] = NAMES.flatMap((name) => MANIFESTS[`./${name}/manifest.ts`] ?? []);

export function manifestOf(game: string): Manifest | undefined {
  return GAMES.find(({ name }) => name === game);
}

/** What a game is called. */
export function titleOf(game: string): string {
  return manifestOf(game)?.title ?? game;
}

/** How to draw a game; none, if that cannot be done yet. */
export async function loadUi(game: string): Promise<GameUi | null> {
  return (await manifestOf(game)?.load?.()) ?? null;
}
