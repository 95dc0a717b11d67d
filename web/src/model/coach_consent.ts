/** At a table with others, the coach needs everyone's consent. Pure functions of the server's messages. */

import type { Player } from '../net/wire.gen';

/** Return the seats of people who play themselves. */
export function personSeats(players: readonly Player[]): number[] {
  return players.filter(({ kind, level, away }) => kind === 'person' && level === 0 && !away).map(({ seat }) => seat);
}

/** The coach may be used (`speaks`). If not, nobody, my seats or other seats have asked for it. */
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
