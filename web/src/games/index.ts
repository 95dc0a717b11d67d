/** The shelf. A game is a folder here, with its box in `box.ts`, and a name on this list. */

import type { Box, GameUi } from './types';

/** From left to right. */
const SHELF = ['drako', 'volfyirion', 'heroes', 'vast'];

const FOUND = import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'box' });

export const BOXES: readonly Box[] = SHELF.flatMap((name) => FOUND[`./${name}/box.ts`] ?? []);

export function boxOf(game: string): Box | undefined {
  return BOXES.find(({ name }) => name === game);
}

/** What a game is called. */
export function titleOf(game: string): string {
  return boxOf(game)?.title ?? game;
}

/** How to draw a game; none, if that cannot be done yet. */
export async function loadUi(game: string): Promise<GameUi | null> {
  return (await boxOf(game)?.load?.()) ?? null;
}
