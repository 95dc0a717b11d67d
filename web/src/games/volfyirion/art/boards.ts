/** The boards of the table: planks that repeat without a seam, in the wood or slate of a mode. */

import { lamp } from '../../../art/light';
import { picture } from '../../../art/svg';
import type { Mode } from '../seats/goals';

const WIDTH = 1024;
const HEIGHT = 512;
const JOINTS = [128, 256, 384, 511];

const WOODS: Readonly<Record<'dark' | 'light', Readonly<Record<Mode, string>>>> = {
  dark: { duel: '#523521', solo: '#452a26', team: '#3d3f4b', coop: '#43442f' },
  light: { duel: '#c79a62', solo: '#c0906b', team: '#b8b0a2', coop: '#bfae7a' },
};

export function boards(mode: Mode, theme: 'dark' | 'light'): string {
  const grain = `<filter id="w" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".003 .09" numOctaves="4" seed="5" stitchTiles="stitch"/>
    <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.1 .5 0 0 -.2" result="n"/>
    <feDiffuseLighting in="n" surfaceScale="${theme === 'light' ? 2.6 : 5}" diffuseConstant="1.2"
      lighting-color="#fff0da">${lamp(54)}</feDiffuseLighting>
    <feComposite in2="SourceGraphic" operator="arithmetic" k1="1.1"/></filter>`;
  const wood = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${WOODS[theme][mode]}" filter="url(#w)"/>`;
  return picture(WIDTH, HEIGHT, `<defs>${grain}</defs>${wood}${JOINTS.map(joint).join('')}`);
}

/** The groove below a plank, and the end of the plank at a point along it. */
function joint(y: number, at: number): string {
  return (
    `<path d="M0 ${y}H${WIDTH}M${200 + at * 210} ${y - 127}v127" stroke="#000" ` +
    'stroke-opacity=".55" stroke-width="3"/>' +
    `<path d="M0 ${y + 2.5}H${WIDTH}" stroke="#ffe0b0" stroke-opacity=".16" stroke-width="1.5"/>`
  );
}
