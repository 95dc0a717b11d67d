/** Who sat at a table, from its record: a nickname, or `bot:` and a level. */

import type { Player, Replay } from '../wire.gen';

const UNNAMED = 'human'; // whoever played in a terminal

export function sitter({ names }: Pick<Replay, 'names'>, role: string, seat: number): Player {
  const name = names[seat] ?? '';
  const level = Number(/^bot:(\d+)$/.exec(name)?.[1] ?? 0);
  const person = level === 0 && name !== UNNAMED;
  return {
    seat,
    role,
    kind: level > 0 ? 'bot' : 'person',
    name: person ? name : '',
    level,
    here: false,
    away: false,
    ready: true,
  };
}
