/**
 * The illustration of a card. Its house gives the land and the light, and the card gives the
 * subject and the material.
 */

import { MATERIALS } from '../../../art/materials';
import { scene, type Part, type Scene } from '../../../art/scene';
import { iconOf } from './icons';
import type { FaceView } from '../view.gen';

export const WIDTH = 200;
export const HEIGHT = 150;

type Mood = Omit<Scene, 'width' | 'height' | 'parts' | 'seed'> & { material: readonly string[] };

const MOODS = {
  red: {
    land: 'field',
    sky: ['#2a0e14', '#8f2f22', '#f2a353'],
    light: '#ffd08a',
    far: '#54201c',
    near: '#1c0908',
    dust: '#ffd08a',
    material: ['#ffe7d2', '#c8543c', '#4a110b'],
  },
  purple: {
    land: 'hall',
    sky: ['#150c2c', '#4b2d80', '#b58ae0'],
    light: '#e8d2ff',
    far: '#251445',
    near: '#0f0720',
    dust: '#e8d2ff',
    material: ['#f7ecff', '#a678dc', '#3a1d68'],
  },
  turquoise: {
    land: 'city',
    sky: ['#06272c', '#1f7f80', '#f3d99a'],
    light: '#fff0c0',
    far: '#0c4649',
    near: '#04181a',
    dust: '#ffe9b0',
    material: ['#effffb', '#4fbdb2', '#0c4a4b'],
  },
  none: {
    land: 'cave',
    sky: ['#2a221c', '#6f5d47', '#d9bd8b'],
    light: '#ffe6b4',
    far: '#43372b',
    near: '#1a140e',
    dust: '#ffd08a',
    material: ['#fff6e2', '#b79f7c', '#50402c'],
  },
  wonder: {
    land: 'cave',
    sky: ['#0a0f2e', '#27348a', '#6f8be8'],
    light: '#ffe9a8',
    far: '#141b52',
    near: '#070a22',
    dust: '#bfe3ff',
    material: ['#fffbe0', '#e8b64e', '#7a4a10'],
  },
} as const satisfies Record<string, Mood>;

const { steel: STEEL, gold: GOLD, paper: PAPER, leather: LEATHER, skin: SKIN, glass: GLASS } = MATERIALS;
const LEAF = ['#f0ffd0', '#7fbf4a', '#24501c'];
const VOID = ['#f3d6ff', '#8a4fc0', '#1d0a36'];

const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  prospector: STEEL,
  diviner: GLASS,
  captain: STEEL,
  hidden_cache: LEATHER,
  celethes_law: GOLD,
  alchemic_key: GOLD,
  book_of_wisdom: LEATHER,
  stab: STEEL,
  decisive_strike: STEEL,
  endless_tactic: GOLD,
  barter: LEATHER,
  worthy_trade: GOLD,
  telrons_analysis: GLASS,
  harness_qoam: GLASS,
  shrewd_deal: SKIN,
  qoam_vein: GOLD,
  apothecary: GLASS,
  library: LEATHER,
  laboratory: GLASS,
  barracks: LEATHER,
  war_academy: STEEL,
  mint: GOLD,
  black_market: LEATHER,
  bank: PAPER,
  novice: LEATHER,
  fighter: SKIN,
  soldier: STEEL,
  scholar: PAPER,
  guard: STEEL,
  qoam_scout: GOLD,
  qoamipulator: GLASS,
  armored_soldier: STEEL,
  mercenary_veteran: STEEL,
  divining_petals: ['#fff0f6', '#e58ab0', '#6e2448'],
  sharp_qoam: GLASS,
  glowing_fungii: LEAF,
  pure_qoam: GLASS,
  sibilant_crystal: VOID,
  strange_box: LEATHER,
  voracious_seed: LEAF,
  living_knife: STEEL,
  void_fluid: VOID,
  black_spores: VOID,
  emerald_horn: LEAF,
  floating_crystal: GLASS,
};

const SHIELD = 'M100 6C128 6 160 40 160 74C160 108 128 142 100 142C72 142 40 108 40 74C40 40 72 6 100 6Z';
const SIGNS: Readonly<Record<string, string>> = {
  purple: 'M100 0L176 74L100 148L24 74Z',
  red: 'M38 8H162V70C162 106 136 128 100 146C64 128 38 106 38 70Z',
  turquoise: 'M66 8H134L172 74L134 140H66L28 74Z',
};

/** The picture on the face of a card. */
export function illustration({ card, kind, house }: FaceView): string {
  const slug = card.replace('card:', '');
  const { material, ...mood } = moodOf(kind, house);
  const subject: Part = { outline: iconOf(card), at: [100, 74], size: 112, material: MADE_OF[slug] ?? material };
  return scene({ ...mood, width: WIDTH, height: HEIGHT, parts: [...behind(kind, house), subject], seed: seedOf(slug) });
}

/** The back of a deck: its sign, in a light that suits its cards. */
export function back(outline: string, light: keyof typeof MOODS): string {
  const { material, ...mood } = MOODS[light];
  const sign: Part = { outline, at: [75, 104], size: 96, material };
  return scene({ ...mood, width: 150, height: 210, parts: [sign], seed: seedOf(light) });
}

function moodOf(kind: string, house: string): Mood {
  if (kind === 'wonder') return MOODS.wonder;
  return MOODS[house as keyof typeof MOODS] ?? MOODS.none;
}

/** The sign of the house behind a Troop. */
function behind(kind: string, house: string): Part[] {
  if (kind !== 'troop') return [];
  return [{ outline: SIGNS[house] ?? SHIELD, material: moodOf(kind, house).material.slice(1), filter: 'bold' }];
}

function seedOf(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
