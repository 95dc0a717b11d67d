/** The stone that pages and slabs are made of. */

import { addressOf, type Picture } from './gallery.svelte';
import { texture, type Grain } from './texture';

const GROUND: Readonly<Record<string, Grain>> = {
  dark: { colour: '#372e2f', frequency: '.012 .016', height: 12, seed: 8 },
  light: { colour: '#cdb890', frequency: '.012 .016', height: 6, seed: 8 },
};
const SLAB: Readonly<Record<string, Grain>> = {
  dark: { colour: '#443a3e', frequency: '.03 .05', height: 3.4, seed: 2 },
  light: { colour: '#e2d2b0', frequency: '.03 .05', height: 2.2, seed: 2 },
};

/** Give the page its stone, by `--ground-tile` and `--slab-tile`, as soon as it has been baked. */
export function layGround(theme: string): void {
  show('--slab-tile', tile('slab', SLAB, theme));
  show('--ground-tile', tile('ground', GROUND, theme));
}

function tile(name: string, grains: Readonly<Record<string, Grain>>, theme: string): Picture {
  const grain = grains[theme] ?? grains['dark'];
  return { name: `${name}/${theme}`, width: 512, height: 512, draw: () => (grain === undefined ? '' : texture(grain)) };
}

function show(property: string, picture: Picture): void {
  const address = addressOf(picture, 1);
  const { style } = document.documentElement;
  if (address === undefined) style.removeProperty(property);
  else style.setProperty(property, `url(${address})`);
}
