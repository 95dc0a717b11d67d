/** Seamless stone, wood and cloth for the backgrounds of pages and mats. */

import type { Picture } from './gallery.svelte';
import { lamp } from './light';
import { picture } from './svg';

export interface Grain {
  colour: string;
  frequency: string; // of the bumps, across and down
  height: number; // of the bumps
  seed: number;
}

const SIDE = 512; // of a tile

/** Draw a lit tile of a material. */
export function texture({ colour, frequency, height, seed }: Grain): string {
  const uneven = `<filter id="t" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" stitchTiles="stitch"/>
    <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 .5 0 0 -.1" result="n"/>
    <feDiffuseLighting in="n" surfaceScale="${height}" diffuseConstant="1.2" lighting-color="#fff4e2">
      ${lamp(52)}</feDiffuseLighting>
    <feComposite in2="SourceGraphic" operator="arithmetic" k1="1.08"/></filter>`;
  return picture(
    SIDE,
    SIDE,
    `<defs>${uneven}</defs><rect width="${SIDE}" height="${SIDE}" fill="${colour}" filter="url(#t)"/>`,
  );
}

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
  return {
    name: `${name}/${theme}`,
    width: SIDE,
    height: SIDE,
    draw: () => (grain === undefined ? '' : texture(grain)),
  };
}
