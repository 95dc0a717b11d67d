/** The entries of the legend: the symbols of the cave, and of the boards of the roles in play. */

import { roleName, type RoleName } from '../art/icons';
import type { VastView } from '../view.gen';

export const SYMBOLS = ['fangs', 'bones', 'eye'].map((name) => `symbol:${name}`);

export const TILES = ['ambush', 'event', 'treasure_room', 'vault', 'crystal', 'entrance'].map((name) => `tile:${name}`);

const BOARDS: Readonly<Record<RoleName, string>> = {
  knight: 'cube:movement cube:perception cube:strength cube:bomb cube:bow cube:ancient_map cube:shield',
  goblins: 'slot:fangs slot:bones slot:eye',
  dragon: 'card:claw card:flame card:wing sloth:greed sloth:hunger sloth:pride_event sloth:pride_gem sloth:pride_still',
  cave: 'omen:chasm omen:bat omen:boulder omen:quartz omen:mushroom omen:trail',
  thief: 'stat:movement stat:stealth stat:thievery',
};

/** A token: the name of its picture, and its thing in the catalogue. */
interface LegendToken {
  token: string;
  thing: string;
}

/** The tokens that can be on a square. Gems and the Flame Wall only exist with the Dragon. */
export function tokensOf({ dragon }: VastView): LegendToken[] {
  const named = (names: string[], kind: string) => names.map((token) => ({ token, thing: `${kind}:${token}` }));
  return [
    ...named(['treasure', 'crystal', 'event', 'vault'], 'token'),
    ...(dragon === null ? [] : [...named(['claw', 'flame', 'wing'], 'gem'), ...named(['flame_wall'], 'token')]),
  ];
}

/** The symbols of a role's crest and board. The symbols of its goal come first. */
export function legendOf({ goals }: VastView, role: string): string[] {
  const meters = goals.find((goal) => goal.role === role)?.meters ?? [];
  return [...meters.map(({ meter }) => meter), ...BOARDS[roleName(role)].split(' ')];
}
