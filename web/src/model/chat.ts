/** What people at one table say to each other. Pure functions of what the server sends. */

import type { Player, Said, Say } from '../net/wire.gen';

export type Phrase = NonNullable<Say['phrase']>;

/** The chat so far with these lines after it; a new line replaces the one that had its number. */
export function chatAfter(chat: readonly Said[], lines: readonly Said[]): readonly Said[] {
  const first = lines[0]?.n ?? Infinity;
  return [...chat.filter(({ n }) => n < first), ...lines];
}

/** True if another person sits at the table, too. */
export function withOthers(players: readonly Player[], mine: readonly number[]): boolean {
  return players.some(({ kind, seat }) => kind === 'person' && !mine.includes(seat));
}
