/** The illustrations of the cards: the side gives land and sky, the symbol its subject and material. */

import battleAxe from '~icons/battle-axe';
import batWing from '~icons/bat-wing';
import bowArrow from '~icons/high-shot';
import chargingBull from '~icons/charging-bull';
import crossbow from '~icons/crossbow';
import crossedSwords from '~icons/crossed-swords';
import dragonShield from '~icons/dragon-shield';
import flames from '~icons/dragon-breath';
import fishingNet from '~icons/fishing-net';
import rally from '~icons/rally-the-troops';
import rock from '~icons/rock';
import roundShield from '~icons/round-shield';
import spikedClub from '~icons/wood-club';
import claws from '~icons/claw-slashes';
import walkingBoot from '~icons/walking-boot';
import clawFoot from '~icons/monster-grasp';
import type { Picture } from '../../../art/gallery.svelte';
import { MATERIALS, type Material } from '../../../art/materials';
import { scene, type Land, type Part } from '../../../art/scene';
import type { Point } from '../../../art/svg';
import { symbolOf } from './icons';

interface Realm {
  land: Land;
  sky: readonly string[];
  light: string;
  far: string;
  near: string;
  dust: string;
}

const REALMS: Readonly<Record<string, Realm>> = {
  'role:dragon': {
    land: 'cave',
    sky: ['#2a0d10', '#7a2412', '#f08a3c'],
    light: '#ffb65a',
    far: '#5a1a10',
    near: '#1c0604',
    dust: '#ffc46a',
  },
  'role:dwarves': {
    land: 'hall',
    sky: ['#12273c', '#2f5f86', '#d79a5a'],
    light: '#ffd9a0',
    far: '#163a57',
    near: '#081623',
    dust: '#d6efff',
  },
  'role:knights': {
    land: 'field',
    sky: ['#3a5a7c', '#8fb0bd', '#f6dc9a'],
    light: '#fff0c8',
    far: '#5c6a34',
    near: '#232a10',
    dust: '#fff6d0',
  },
  'role:trolls': {
    land: 'cave',
    sky: ['#0c2a26', '#2c6a5a', '#c9c078'],
    light: '#e6f0a0',
    far: '#123f36',
    near: '#061a16',
    dust: '#e6f7c0',
  },
};

const SUBJECTS: Readonly<Record<string, readonly [outline: string, material: Material]>> = {
  move: [walkingBoot, 'leather'],
  attack: [crossedSwords, 'steel'],
  defence: [roundShield, 'bronze'],
  flight: [batWing, 'copper'],
  fire: [flames, 'flame'],
  crossbow: [crossbow, 'wood'],
  net: [fishingNet, 'rope'],
  bow: [bowArrow, 'wood'],
  reinforcements: [rally, 'gold'],
  rock: [rock, 'stone'],
  charge: [chargingBull, 'copper'],
};

/** The subjects of a side that differ from the common ones. */
const OWN: Readonly<Record<string, readonly [outline: string, material: Material]>> = {
  'role:dragon attack': [claws, 'paper'],
  'role:dragon defence': [dragonShield, 'copper'],
  'role:dragon move': [clawFoot, 'copper'],
  'role:dwarves attack': [battleAxe, 'steel'],
  'role:trolls attack': [spikedClub, 'wood'],
};

/** One symbol gets a high picture. Two symbols get a wide picture each. */
type Format = 'high' | 'wide';

const SIZES = { high: [150, 214], wide: [200, 150] } as const;

/** The illustration of a symbol on a card of a side. */
export function facePicture(role: string, symbol: string, format: Format): Picture {
  const [width, height] = SIZES[format];
  const { name, figures } = symbolOf(symbol);
  const draw = () =>
    scene({ width, height, seed: seedOf(`${role} ${name}`), parts: partsOf(role, symbol, format), ...realmOf(role) });
  return { name: `drako/face/${role}/${name}${figures}/${format}`, width, height, draw };
}

function realmOf(role: string): Realm {
  const realm = REALMS[role] ?? REALMS['role:dragon'];
  if (realm === undefined) throw new Error(`no land of ${role}`);
  return realm;
}

/** The subject, once per acting figure. */
function partsOf(role: string, symbol: string, format: Format): Part[] {
  const { name, figures } = symbolOf(symbol);
  const [outline, material] = OWN[`${role} ${name}`] ?? SUBJECTS[name] ?? [crossedSwords, 'steel'];
  const [width, height] = SIZES[format];
  const middle: Point = [width / 2, format === 'high' ? height * 0.44 : height * 0.46];
  const size = (format === 'high' ? 112 : 106) * (figures > 1 ? 0.76 : 1);
  const paint = { outline, material: MATERIALS[material] };
  return places(figures, middle, size).map((at) => ({ ...paint, at, size, mirrored: at[0] < middle[0] - 1 }));
}

function places(count: number, [x, y]: Point, size: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    return [x + off * size * 0.62, y + (count > 1 ? Math.abs(off) * size * 0.2 : 0)];
  });
}

function seedOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 1);
}
