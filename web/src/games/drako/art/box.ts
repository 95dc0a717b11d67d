/** The box of Drako: the Dragon in its lair, and the sides that fight in the arena. */

import { bannerPicture, coverPicture, type Backdrop } from '../../../art/box/backdrop';
import type { Picture } from '../../../art/gallery.svelte';
import { inset } from '../../../art/box/inset';
import { radial, type Point } from '../../../art/svg';
import { ARENA, arenaPicture } from './arena/arena';
import { figurePicture } from './figures';

const LAIR: Omit<Backdrop, 'body' | 'seed'> = {
  land: 'cave',
  sky: ['#1d0a12', '#6d1f14', '#f08a3c'],
  light: '#ffb65a',
  far: '#4a1712',
  near: '#170605',
  dust: '#ffc46a',
};

const FLAT = 0.5; // height of the arena, seen at an angle

/** Draw the arena with its middle at a point. */
function arena([x, y]: Point, scale: number): string {
  const at: Point = [x + ARENA.left * scale, y + ARENA.top * scale * FLAT];
  return inset(arenaPicture('dragon-dwarves', 'dark').draw(), 'arena', { at, scale: [scale, scale * FLAT] });
}

/** Draw figures on their feet, the farthest first. */
function figures(placed: readonly (readonly [name: string, foot: Point, scale: number])[]): string {
  return placed
    .map(([name, [x, y], scale]) => {
      const at: Point = [x - 75 * scale, y - 112 * scale];
      return inset(figurePicture(`figure:${name}`).draw(), name, { at, scale });
    })
    .join('');
}

const GLOW = `<defs>${radial('blaze', [
  [0, '#ffe2a0', 0.9],
  [0.4, '#ff9a3c', 0.45],
  [1, '#ff7a2c', 0],
])}</defs>`;

export const COVER: Picture = coverPicture('drako', () => ({
  ...LAIR,
  seed: 5,
  body: [
    GLOW,
    '<ellipse cx="104" cy="82" rx="104" ry="84" fill="url(#blaze)"/>',
    arena([100, 158], 0.3),
    figures([
      ['dragon', [104, 136], 1.18],
      ['morin', [158, 160], 0.5],
      ['urpen', [40, 158], 0.52],
      ['brald', [72, 172], 0.62],
    ]),
  ].join(''),
}));

export const BANNER: Picture = bannerPicture('drako', () => ({
  ...LAIR,
  seed: 11,
  body: [
    GLOW,
    '<ellipse cx="420" cy="90" rx="240" ry="130" fill="url(#blaze)"/>',
    arena([424, 154], 0.62),
    figures([
      ['dragon', [424, 132], 1.14],
      ['thrower', [538, 134], 0.68],
      ['berserker', [582, 164], 0.74],
      ['archer-1', [306, 128], 0.58],
      ['archer-2', [264, 152], 0.6],
      ['swordsman', [318, 174], 0.7],
      ['morin', [514, 190], 0.64],
      ['urpen', [376, 198], 0.66],
      ['brald', [444, 206], 0.72],
    ]),
  ].join(''),
}));
