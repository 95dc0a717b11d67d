/** Keys that do something at a table. */

/** The things of a game that its keys touch, by `KeyboardEvent.key`. */
export type GameKeys = Readonly<Record<string, string>>;

/**
 * Whose a key is: the table's, before the game's; but where several choose together, and every moment
 * counts, the game's before the table's.
 */
export function ownerOf(
  key: string,
  { game, table, together }: { game: GameKeys; table: object; together: boolean },
): 'game' | 'table' | null {
  const owners = together ? (['game', 'table'] as const) : (['table', 'game'] as const);
  const has = { game: Object.hasOwn(game, key), table: Object.hasOwn(table, key) };
  return owners.find((owner) => has[owner]) ?? null;
}
