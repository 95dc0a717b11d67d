/** The players of a table, from its record: a nickname, or `bot:` and a level. */

import type { Player, Replay } from '../../net/wire.gen';

const UNNAMED = 'human'; // a player in the terminal

export function sitters({ roles, names }: Pick<Replay, 'roles' | 'names'>): Player[] {
  return roles.map((role, seat) => sitter(seat, role, names[seat] ?? ''));
}

function sitter(seat: number, role: string, name: string): Player {
  const level = Number(/^bot:(\d+)$/.exec(name)?.[1] ?? 0);
  const known = level === 0 && name !== UNNAMED;
  const kind = level > 0 ? 'bot' : 'person';
  return { seat, role, kind, name: known ? name : '', level, here: false, away: false, ready: true, stuck: false };
}
