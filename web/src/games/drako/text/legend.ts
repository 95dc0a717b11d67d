/** The legend of a match-up: the symbols of its cards and mats, with a sentence and a clause each. */

import type { DrakoKey } from './catalogue';
import type { DrakoView } from '../view.gen';

export interface LegendEntry {
  things: readonly string[]; // explained by this entry
  text: DrakoKey;
  clause: string;
}

const EVERYBODY: readonly LegendEntry[] = [
  { things: ['symbol:move:1'], text: 'means_move', clause: '4.1' },
  { things: ['symbol:attack:1'], text: 'means_attack', clause: '5.1' },
  { things: ['symbol:defence'], text: 'means_defence', clause: '5.5' },
];

const OWN: Readonly<Record<string, readonly LegendEntry[]>> = {
  'role:dragon': [
    { things: ['symbol:flight'], text: 'means_flight', clause: '7.5' },
    { things: ['symbol:fire:1'], text: 'means_fire', clause: '7.6' },
    { things: ['area:armour'], text: 'means_armour', clause: '7.2' },
    { things: ['area:flight', 'area:fire', 'area:movement'], text: 'means_areas', clause: '7.3' },
  ],
  'role:dwarves': [
    { things: ['symbol:crossbow:1'], text: 'means_crossbow', clause: '8.1' },
    { things: ['symbol:net'], text: 'means_net', clause: '8.2' },
    { things: ['token:fury'], text: 'means_fury', clause: '8.6' },
  ],
  'role:knights': [
    { things: ['symbol:bow:1'], text: 'means_bow', clause: '9.1' },
    { things: ['symbol:reinforcements'], text: 'means_reinforcements', clause: '9.4' },
    { things: ['token:dodge'], text: 'means_dodge', clause: '9.2' },
  ],
  'role:trolls': [
    { things: ['symbol:rock:1'], text: 'means_rock', clause: '10.2' },
    { things: ['symbol:charge:1'], text: 'means_charge', clause: '10.4' },
    { things: ['token:rock'], text: 'means_rocks', clause: '10.1' },
  ],
};

/** Against the Dwarves, Reinforcements are put on a Knight (§17.6). */
const SHIELDS: LegendEntry = { things: ['symbol:reinforcements'], text: 'means_shields', clause: '17.6' };

export function legendOf({ matchup, sides }: DrakoView): LegendEntry[] {
  const own = sides.flatMap(({ role }) => OWN[role] ?? []);
  const entries = [...EVERYBODY, ...own];
  return matchup === 'knights-dwarves' ? entries.map((entry) => (reinforces(entry) ? SHIELDS : entry)) : entries;
}

function reinforces({ text }: LegendEntry): boolean {
  return text === 'means_reinforcements';
}
