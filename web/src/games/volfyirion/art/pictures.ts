/** The pictures of this table, by name. */

import rage from '~icons/fire-breath';
import strategy from '~icons/chess-rook';
import wonder from '~icons/floating-crystal';
import { coin } from '../../../art/coin';
import type { Picture } from '../../../art/gallery.svelte';
import { crestOf } from './icons';
import type { FaceView } from '../view.gen';
import type { Mode } from '../seats/goals';
import { boards } from './boards';
import * as city from './city';
import * as dragon from './dragon';
import * as faces from './faces';
import * as lair from './lair';
import { cityWall } from './wall';

/** The boards of the table, which repeat without a seam. */
export function boardsPicture(mode: Mode, theme: string): Picture {
  const draw = () => boards(mode, theme === 'light' ? 'light' : 'dark');
  return { name: `volf/boards/${mode}/${theme}`, width: 1024, height: 512, draw };
}

/** A City while it stands, or its ruin. All copies of a City look the same. */
export function cityPicture(name: string, standing: boolean): Picture {
  const slug = name.split(':')[1] ?? '';
  const draw = () => (standing ? city.wholeCity(name) : city.ruinedCity(name));
  return { name: `volf/${slug}/${standing ? 'whole' : 'ruin'}`, width: city.WIDTH, height: city.HEIGHT, draw };
}

const BANNERS: Readonly<Record<string, string>> = {
  'role:volarees': '#2f73c4',
  'role:rorius': '#d9792e',
  'role:volarees_ally': '#2f9aa8',
  'role:rorius_ally': '#a3406b',
};

/** The wall of a house's City, drawn over the City. */
export function wallPicture(role: string): Picture {
  const draw = () => cityWall(BANNERS[role] ?? '#8d7d69');
  return { name: `volf/wall/${role}`, width: city.WIDTH, height: city.HEIGHT, draw };
}

export function facePicture(face: FaceView): Picture {
  const draw = () => faces.illustration(face);
  return { name: `volf/face/${face.card}`, width: faces.WIDTH, height: faces.HEIGHT, draw };
}

export type Deck = 'strategy' | 'wonder' | 'rage';

const DECKS = {
  strategy: { outline: strategy, light: 'none' },
  wonder: { outline: wonder, light: 'wonder' },
  rage: { outline: rage, light: 'red' },
} as const;

/** The back of a deck's cards. */
export function deckPicture(deck: Deck): Picture {
  const { outline, light } = DECKS[deck];
  return { name: `volf/back/${deck}`, width: 150, height: 210, draw: () => faces.back(outline, light) };
}

/** The back of a house's cards. */
export function housePicture(role: string): Picture {
  const light = role.includes('rorius') ? 'red' : 'turquoise';
  return { name: `volf/back/${role}`, width: 150, height: 210, draw: () => faces.back(crestOf(role), light) };
}

const METALS: Readonly<Record<string, readonly string[]>> = {
  'role:volarees': ['#b5d6fa', '#2f73c4', '#0f2c4b'],
  'role:rorius': ['#ffd2a3', '#d9792e', '#5a2508'],
  'role:volarees_ally': ['#b6eef2', '#2f9aa8', '#0b3f47'],
  'role:rorius_ally': ['#f6c0d8', '#a3406b', '#451028'],
};

/** The crest of a house, struck in metal. */
export function crestPicture(role: string): Picture {
  return coin(`volf/${role}`, crestOf(role), METALS[role] ?? ['#f4d08a', '#b5813c', '#5f3c17']);
}

export const LAIR: Picture = { name: 'volf/lair', width: lair.WIDTH, height: lair.HEIGHT, draw: lair.lairMouth };
export const HEAD: Picture = { name: 'volf/head', ...dragon.HEAD, draw: dragon.dragonHead };
export const BODY: Picture = { name: 'volf/body', ...dragon.BODY, draw: dragon.dragonBody };
export const SHADOW: Picture = { name: 'volf/shadow', ...dragon.SHADOW, draw: dragon.dragonShadow };
export const LEFT_WING: Picture = { name: 'volf/left', ...dragon.WING, draw: () => dragon.dragonWing('left') };
export const RIGHT_WING: Picture = { name: 'volf/right', ...dragon.WING, draw: () => dragon.dragonWing('right') };
