/** The goal of a game, and the progress of every side. */

import type { VolfKey } from '../text/catalogue';
import type { SideView, VolfView } from '../view.gen';

export type Mode = 'duel' | 'solo' | 'team' | 'coop';

/** The mode, from the things on the table. */
export function modeOf({ strongholds, rage, grid }: VolfView): Mode {
  if (grid !== null) return 'coop';
  if (rage !== null) return 'solo';
  return strongholds.length > 0 ? 'team' : 'duel';
}

/** The Strongholds of a team or the Cities of a house, standing or not. */
export interface Standing {
  roles: string[];
  standing: boolean[];
}

/** Points that win the game if they are reached in one turn. */
interface Sum {
  points: 'battle' | 'knowledge';
  have: number;
  need: number;
}

export interface Goal {
  text: VolfKey; // in a few words
  more: VolfKey; // in a sentence
  sides: Standing[];
  sums: Sum[];
}

const ALONE = 16; // points (§17.12)
const TOGETHER = 30; // points (§19.11)

export function goalOf(view: VolfView): Goal {
  const mode = modeOf(view);
  return { text: `goal_${mode}`, more: `aim_${mode}`, sides: standings(view, mode), sums: sums(view, mode) };
}

function standings(view: VolfView, mode: Mode): Standing[] {
  if (mode !== 'team')
    return view.sides.map(({ role, sites }) => ({ roles: [role], standing: sites.map(({ standing }) => standing) }));
  return [view.sides.slice(0, 2), view.sides.slice(2)].map((team) => ({
    roles: team.map(({ role }) => role),
    standing: view.strongholds
      .filter(({ seats }) => team.some(({ seat }) => seats.includes(seat)))
      .map(({ standing }) => standing),
  }));
}

function sums({ sides }: VolfView, mode: Mode): Sum[] {
  if (mode === 'duel' || mode === 'team') return [];
  const need = mode === 'solo' ? ALONE : TOGETHER;
  return [
    { points: 'battle', have: total(sides, 1), need },
    { points: 'knowledge', have: total(sides, 2), need },
  ];
}

function total(sides: readonly SideView[], kind: number): number {
  return sides.reduce((sum, { points }) => sum + (points[kind] ?? 0), 0);
}
