/** The keys of a table. */

/** The things of a game by their keys (`KeyboardEvent.key`). */
export type GameKeys = Readonly<Record<string, string>>;

/**
 * Return the owner of a key. The table comes before the game. During simultaneous choices every moment counts, so the
 * game comes first.
 */
export function ownerOf(
  key: string,
  { game, table, together }: { game: GameKeys; table: object; together: boolean },
): 'game' | 'table' | null {
  const owners = together ? (['game', 'table'] as const) : (['table', 'game'] as const);
  const has = { game: Object.hasOwn(game, key), table: Object.hasOwn(table, key) };
  return owners.find((owner) => has[owner]) ?? null;
}
