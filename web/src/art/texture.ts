/** Seamless stone, wood and cloth for the backgrounds of pages and mats. */

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
