/** The look of sides, figures, symbols and tokens: an icon each, and a shape and colour per side. */

import battleAxe from '~icons/battle-axe';
import batWing from '~icons/bat-wing';
import chargingBull from '~icons/charging-bull';
import checkedShield from '~icons/checked-shield';
import crossbow from '~icons/crossbow';
import crossedSwords from '~icons/crossed-swords';
import dodging from '~icons/dodging';
import dragonHead from '~icons/spiked-dragon-head';
import dwarfFace from '~icons/dwarf-face';
import enrage from '~icons/enrage';
import fireBreath from '~icons/fire-breath';
import fishingNet from '~icons/fishing-net';
import highShot from '~icons/high-shot';
import ogre from '~icons/ogre';
import rallyTheTroops from '~icons/rally-the-troops';
import rock from '~icons/rock';
import scales from '~icons/dragon-shield';
import stonePile from '~icons/stone-pile';
import visoredHelm from '~icons/visored-helm';
import walkingBoot from '~icons/walking-boot';
import wyvern from '~icons/wyvern';
import swordman from '~icons/broadsword';
import { round } from '../board/geometry';

export interface Symbol {
  name: string; // attack, of symbol:attack2:1
  figures: number; // 2
  value: string; // "1"; empty without a number
}

const ICONS: Readonly<Record<string, string>> = {
  'role:dragon': dragonHead,
  'role:dwarves': dwarfFace,
  'role:knights': visoredHelm,
  'role:trolls': ogre,
  'figure:dragon': wyvern,
  'figure:brald': battleAxe,
  'figure:urpen': fishingNet,
  'figure:morin': crossbow,
  'figure:swordsman': swordman,
  'figure:archer-1': highShot,
  'figure:archer-2': highShot,
  'figure:thrower': stonePile,
  'figure:berserker': chargingBull,
  'symbol:move': walkingBoot,
  'symbol:attack': crossedSwords,
  'symbol:defence': checkedShield,
  'symbol:flight': batWing,
  'symbol:fire': fireBreath,
  'symbol:crossbow': crossbow,
  'symbol:net': fishingNet,
  'symbol:bow': highShot,
  'symbol:reinforcements': rallyTheTroops,
  'symbol:rock': rock,
  'symbol:charge': chargingBull,
  'token:net': fishingNet,
  'token:fury': enrage,
  'token:dodge': dodging,
  'area:armour': scales,
  'area:flight': batWing,
  'area:fire': fireBreath,
  'area:movement': walkingBoot,
};

/** The outline of a thing's icon. */
export function iconOf(thing: string): string {
  return ICONS[thing] ?? ICONS[`symbol:${symbolOf(thing).name}`] ?? rock;
}

export function symbolOf(thing: string): Symbol {
  const [, name = '', value = ''] = thing.split(':');
  const many = /\d$/.exec(name)?.[0];
  return { name: name.replace(/\d$/, ''), figures: many === undefined ? 1 : Number(many), value };
}

/** The name of a symbol, without the number on its card. */
export function withoutValue(word: string): string {
  return word.replace(/\s*\d+$/, '');
}

/** The custom property that holds a side's colour. */
export function colourOf(role: string): string {
  return `--${role.replace('role:', '')}`;
}

const METALS: Readonly<Record<string, readonly string[]>> = {
  'role:dragon': ['#ffb088', '#b8361a', '#43100a'],
  'role:dwarves': ['#a9d4f5', '#2f73ad', '#0f2c47'],
  'role:knights': ['#fff0b0', '#c9981f', '#5a4006'],
  'role:trolls': ['#a6ecd0', '#1f9472', '#0a3a2c'],
};

/** The metal of a side's coins, from the lit to the dark edge. */
export function metalOf(role: string): readonly string[] {
  return METALS[role] ?? ['#c9d2da', '#74808b', '#313a44'];
}

/** The outline of a side's tokens round the origin. Sides differ in shape, not only in colour. */
export function shapeOf(role: string): string {
  switch (role) {
    case 'role:dragon':
      return spiked(47, 40, 14);
    case 'role:dwarves':
      return `M${round(39, 8, -112.5).join('L')}Z`;
    case 'role:knights':
      return 'M-34,-34 Q0,-44 34,-34 L34,2 Q32,28 0,44 Q-32,28 -34,2 Z';
    default:
      return 'M-37,-35 L-9,-31 L5,-37 L36,-33 L32,-5 L38,34 L11,36 L-3,32 L-36,37 L-32,7 Z';
  }
}

function spiked(outer: number, inner: number, points: number): string {
  const tips = round(outer, points);
  const dents = round(inner, points, -90 + 180 / points);
  return `M${tips.flatMap((tip, at) => [tip, dents[at]]).join('L')}Z`;
}
