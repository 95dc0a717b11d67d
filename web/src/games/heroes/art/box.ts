/** The box of Heroes: wizards of four elements, and the dice that they roll at the same time. */

import { bannerPicture, coverPicture, type Backdrop } from '../../../art/cover';
import type { Picture } from '../../../art/gallery.svelte';
import { inset } from '../../../art/inset';
import { radial, type Point } from '../../../art/svg';
import type { Face } from '../dice/dice';
import { toneOf } from './icons';
import { diePicture, unitPicture } from './pictures';

const NIGHT: Omit<Backdrop, 'body' | 'seed'> = {
  land: 'field',
  sky: ['#160a2c', '#5b2f7c', '#f0a7c0'],
  light: '#f3d2ff',
  far: '#3a1a52',
  near: '#140720',
  dust: '#ffe9ff',
};

/** Draw a glow in the colour of an element. */
function glow(element: string, [x, y]: Point, radius: number): string {
  const { light } = toneOf(element);
  const stops = [[0, '#fff', 0.85] as const, [0.3, light, 0.6] as const, [1, light, 0] as const];
  return `<defs>${radial(`glow-${element}`, stops)}</defs>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow-${element})"/>`;
}

/** Draw a hero on the base of an element, with its foot at a point. */
function hero(name: string, element: string, [x, y]: Point, scale: number): string {
  const at: Point = [x - 75 * scale, y - 112 * scale];
  return inset(unitPicture(`hero:${name}`, element).draw(), name, { at, scale });
}

/** Draw a die in the air, with its upper left corner at a point. */
function die(face: Face, at: Point, scale: number, turn: number): string {
  const source = diePicture(face, '')
    .draw()
    .replace(/<g><circle.*?<\/g>/s, ''); // without the letter
  const shadow = `<rect width="100" height="100" rx="17" filter="url(#soft)" opacity=".6"
    transform="translate(${at[0] + 4} ${at[1] + 7}) rotate(${turn}) scale(${scale})"/>`;
  return `${shadow}${inset(source, `die-${face}`, { at, scale, turn })}`;
}

export const COVER: Picture = coverPicture('heroes', () => ({
  ...NIGHT,
  seed: 3,
  body: [
    glow('basic', [100, 84], 104),
    hero('bromund', 'earth', [58, 108], 0.86),
    hero('sylvane', 'air', [146, 108], 0.84),
    hero('thalis', 'water', [152, 152], 0.96),
    hero('ignara', 'fire', [56, 152], 1),
    die('fire', [16, 148], 0.34, -16),
    die('water', [146, 152], 0.32, 14),
    die('card', [86, 132], 0.36, 8),
  ].join(''),
}));

export const BANNER: Picture = bannerPicture('heroes', () => ({
  ...NIGHT,
  seed: 6,
  body: [
    glow('basic', [440, 110], 240),
    ...(
      [
        ['bromund', 'earth', [350, 170]],
        ['sylvane', 'air', [520, 170]],
        ['ignara', 'fire', [290, 206]],
        ['thalis', 'water', [580, 206]],
      ] as const
    ).map(([name, element, foot]) => `${glow(element, [foot[0], foot[1] - 60], 80)}${hero(name, element, foot, 1)}`),
    die('fire', [318, 176], 0.4, -14),
    die('earth', [376, 152], 0.34, 10),
    die('card', [416, 186], 0.46, -6),
    die('helm', [414, 96], 0.34, 16),
    die('air', [476, 148], 0.36, -12),
    die('water', [504, 182], 0.42, 12),
  ].join(''),
}));
