/** People at one table: what they say, and whether the coach may speak. Pure functions of what the server tells. */

import type { Player, Said, Say } from '../wire.gen';

export type Phrase = NonNullable<Say['phrase']>;

/** What was said so far and these lines, in order; what has the numbers of new lines is forgotten. */
export function talkAfter(talk: readonly Said[], lines: readonly Said[]): readonly Said[] {
  const first = lines[0]?.n ?? Infinity;
  return [...talk.filter(({ n }) => n < first), ...lines];
}

/** The seats that people play themselves. */
export function personSeats(players: readonly Player[]): number[] {
  return players.filter(({ kind, level, away }) => kind === 'person' && level === 0 && !away).map(({ seat }) => seat);
}

/** Whether somebody else sits at the table, too. */
export function inCompany(players: readonly Player[], mine: readonly number[]): boolean {
  return players.some(({ kind, seat }) => kind === 'person' && !mine.includes(seat));
}

/**
 * Whether the coach may speak to whoever has these seats; if not, whether they have asked for it, or others have.
 * A coach that is nobody's wish is silent.
 */
type CoachStanding = 'speaks' | 'silent' | 'asked_by_me' | 'asked_by_others';

export function coachStanding(
  players: readonly Player[],
  mine: readonly number[],
  wanting: readonly number[],
): CoachStanding {
  const persons = personSeats(players);
  const alone = persons.every((seat) => mine.includes(seat));
  if (alone || persons.every((seat) => wanting.includes(seat))) return 'speaks';
  if (mine.some((seat) => wanting.includes(seat))) return 'asked_by_me';
  return wanting.some((seat) => persons.includes(seat)) ? 'asked_by_others' : 'silent';
}
