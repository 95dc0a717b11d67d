/** The box of Volfyirion: the dragon above the Cities of two Houses, and the ruins that it leaves. */

import { bannerPicture, coverPicture, type Backdrop } from '../../../art/box/backdrop';
import type { Picture } from '../../../art/gallery.svelte';
import { inset } from '../../../art/box/inset';
import { radial, type Point } from '../../../art/svg';
import * as city from './city';
import { dragonBody, dragonWing } from './dragon';
import { cityWall } from './wall';

const DUSK: Omit<Backdrop, 'body' | 'seed'> = {
  land: 'field',
  sky: ['#0f1637', '#3c4f8f', '#e9a36a'],
  light: '#ffd9a0',
  far: '#222c58',
  near: '#0d1330',
  dust: '#ffe3b0',
};

const BLUE = '#2f73c4';
const ORANGE = '#d9792e';

const GLOW = `<defs>${radial('dusk', [
  [0, '#fff0c8', 0.8],
  [0.4, '#ffb070', 0.4],
  [1, '#ff9a5c', 0],
])}</defs>`;

/** Draw a City with the middle of its slab at a point, behind the wall of a House. */
function walled(name: string, colour: string, middle: Point, scale: number): string {
  const at = cornerOf(middle, scale);
  return [
    inset(city.wholeCity(`city:${name}`), name, { at, scale }),
    inset(cityWall(colour), `${name}-wall`, { at, scale }),
  ].join('');
}

function ruined(name: string, middle: Point, scale: number): string {
  return inset(city.ruinedCity(`city:${name}`), name, { at: cornerOf(middle, scale), scale });
}

function cornerOf([x, y]: Point, scale: number): Point {
  return [x - 210 * scale, y - 172 * scale];
}

/** Draw the dragon in flight. `[x, y]` is the middle between its wings. */
function dragon([x, y]: Point, scale: number, turn: number): string {
  const parts = [
    inset(dragonWing('left'), 'left', { at: [-246, -150], scale: 1 }),
    inset(dragonWing('right'), 'right', { at: [6, -150], scale: 1 }),
    inset(dragonBody(), 'body', { at: [-100, -160], scale: 1 }),
  ];
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${parts.join('')}</g>`;
}

export const COVER: Picture = coverPicture('volfyirion', () => ({
  ...DUSK,
  seed: 4,
  body: [
    GLOW,
    '<ellipse cx="100" cy="66" rx="104" ry="80" fill="url(#dusk)"/>',
    ruined('kyr', [150, 146], 0.3),
    dragon([103, 80], 0.4, 22),
    walled('tylaris', BLUE, [76, 164], 0.4),
  ].join(''),
}));

export const BANNER: Picture = bannerPicture('volfyirion', () => ({
  ...DUSK,
  seed: 9,
  body: [
    GLOW,
    '<ellipse cx="440" cy="80" rx="240" ry="120" fill="url(#dusk)"/>',
    ruined('kyr', [440, 178], 0.42),
    dragon([446, 98], 0.48, 28),
    walled('vahylea', BLUE, [292, 168], 0.36),
    walled('akao_uket', ORANGE, [584, 166], 0.38),
    walled('tylaris', BLUE, [350, 206], 0.5),
    walled('alantar', ORANGE, [534, 210], 0.48),
  ].join(''),
}));
