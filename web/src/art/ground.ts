/** The stone of pages and slabs. */

import type { Picture } from './gallery.svelte';
import { texture, type Grain } from './texture';

const GROUND: Readonly<Record<string, Grain>> = {
  dark: { colour: '#372e2f', frequency: '.012 .016', height: 10, seed: 8 },
  light: { colour: '#bfa97f', frequency: '.012 .016', height: 4, seed: 8 },
};
const SLAB: Readonly<Record<string, Grain>> = {
  dark: { colour: '#453b3f', frequency: '.05 .07', height: 1.5, seed: 2 },
  light: { colour: '#e6d8b8', frequency: '.05 .07', height: 0.9, seed: 2 },
};

export function groundOf(theme: string): Picture {
  return tile('ground', GROUND, theme);
}

/** Return the stone of slabs. */
export function slabOf(theme: string): Picture {
  return tile('slab', SLAB, theme);
}

function tile(name: string, grains: Readonly<Record<string, Grain>>, theme: string): Picture {
  const grain = grains[theme] ?? grains['dark'];
  return { name: `${name}/${theme}`, width: 512, height: 512, draw: () => (grain === undefined ? '' : texture(grain)) };
}
