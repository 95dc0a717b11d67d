/** The players of a table, from its record: a nickname, or `bot:` and a level. */

import type { Player, Replay } from '../../net/wire.gen';

const UNNAMED = 'human'; // a player in the terminal

export function sitters({ roles, names }: Pick<Replay, 'roles' | 'names'>): Player[] {
  const players = roles.map((role, seat) => sitter(seat, role, names[seat] ?? ''));
  const unnamed = players.filter(({ kind, name }) => kind === 'person' && name === '');
  if (unnamed.length < 2) return players;
  return players.map((player) => ({ ...player, guest: unnamed.indexOf(player) + 1 }));
}

function sitter(seat: number, role: string, name: string): Player {
  const level = Number(/^bot:(\d+)$/.exec(name)?.[1] ?? 0);
  const known = level === 0 && name !== UNNAMED;
  const kind = level > 0 ? 'bot' : 'person';
  const absent = { here: false, away: false, ready: true, stuck: false };
  return { seat, role, kind, name: known ? name : '', guest: 0, level, ...absent };
}
