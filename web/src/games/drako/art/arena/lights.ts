/** The light of each match-up: the torch at the wall, the floor, and the emblem of the middle stone. */

import crossedSwords from '~icons/crossed-swords';
import crossedAxes from '~icons/crossed-axes';
import dragonHead from '~icons/spiked-dragon-head';

export interface Light {
  torch: string; // the fire
  warm: string; // near the fire
  cool: string; // away from the fire
  stones: readonly string[]; // the floor by night
  day: readonly string[]; // the floor by day
  emblem: string; // outline
}

const BASALT = ['#8a7774', '#7b6a68', '#6f605f', '#83716b'];
const SANDSTONE = ['#d3bd93', '#c5ad81', '#b99f74', '#cbb68c'];

const LIGHTS: Readonly<Record<string, Light>> = {
  'dragon-dwarves': {
    torch: '#ffcd84',
    warm: '#ff9d4d',
    cool: '#0a081a',
    stones: BASALT,
    day: SANDSTONE,
    emblem: dragonHead,
  },
  'dragon-knights': {
    torch: '#ffb38a',
    warm: '#e8503a',
    cool: '#1a0714',
    stones: ['#8f706c', '#80625f', '#745957', '#886a64'],
    day: ['#d9b796', '#caa684', '#bd9877', '#d0ae8c'],
    emblem: dragonHead,
  },
  'dragon-trolls': {
    torch: '#f6e58a',
    warm: '#b9b03a',
    cool: '#06120c',
    stones: ['#7f7b68', '#71705e', '#666655', '#797562'],
    day: ['#cfc491', '#c0b580', '#b3a773', '#c7bc89'],
    emblem: dragonHead,
  },
  'trolls-knights': {
    torch: '#ffe9b8',
    warm: '#d8a64a',
    cool: '#0a1210',
    stones: ['#858068', '#777360', '#6b6856', '#7e7964'],
    day: ['#d6cb9d', '#c8bc8d', '#bbae7e', '#cfc395'],
    emblem: crossedSwords,
  },
  'trolls-dwarves': {
    torch: '#b9e6ff',
    warm: '#4f93c4',
    cool: '#040914',
    stones: ['#6d7680', '#606a74', '#55606a', '#66707a'],
    day: ['#bfc4bd', '#b0b6b0', '#a3aaa4', '#b8bdb6'],
    emblem: crossedAxes,
  },
  'knights-dwarves': {
    torch: '#fff3d0',
    warm: '#e0c27a',
    cool: '#0a1024',
    stones: ['#837d80', '#757074', '#696469', '#7c7679'],
    day: ['#d5c8b2', '#c7b9a2', '#baac94', '#cec1aa'],
    emblem: crossedAxes,
  },
};

/** The light of a match-up, such as `dragon-dwarves`. */
export function lightOf(matchup: string): Light {
  const light = LIGHTS[matchup] ?? LIGHTS['dragon-dwarves'];
  if (light === undefined) throw new Error(`no light for ${matchup}`);
  return light;
}

export const LIT: readonly string[] = Object.keys(LIGHTS);
