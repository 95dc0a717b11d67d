/** The chat of a table. Pure functions of the server's messages. */

import type { Player, Said, Say } from '../net/wire.gen';

export type Phrase = NonNullable<Say['phrase']>;

/** Add lines to the chat. A new line replaces an old one with the same number. */
export function chatAfter(chat: readonly Said[], lines: readonly Said[]): readonly Said[] {
  const first = lines[0]?.n ?? Infinity;
  return [...chat.filter(({ n }) => n < first), ...lines];
}

/** Return true if another person also plays at the table. */
export function withOthers(players: readonly Player[], mine: readonly number[]): boolean {
  return players.some(({ kind, seat }) => kind === 'person' && !mine.includes(seat));
}
