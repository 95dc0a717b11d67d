/** The box of Heroes: wizards of four elements, and the dice that they roll at the same time. */

import spellBook from '~icons/spell-book';
import helmet from '~icons/crested-helmet';
import drop from '~icons/drop';
import flame from '~icons/flame';
import peaks from '~icons/peaks';
import whirlwind from '~icons/whirlwind';
import { bannerPicture, coverPicture, type Backdrop } from '../../../art/box/backdrop';
import type { Picture } from '../../../art/gallery.svelte';
import { inset } from '../../../art/box/inset';
import { print, radial, type Point } from '../../../art/svg';
import type { Face } from '../dice/dice';
import { drawDie } from './die';
import { toneOf } from './tones';
import { wizardPicture } from './wizards';

const NIGHT: Omit<Backdrop, 'body' | 'seed'> = {
  land: 'field',
  sky: ['#160a2c', '#5b2f7c', '#f0a7c0'],
  light: '#f3d2ff',
  far: '#3a1a52',
  near: '#140720',
  dust: '#ffe9ff',
};

const SYMBOLS: Readonly<Record<Face, string>> = {
  fire: flame,
  water: drop,
  earth: peaks,
  air: whirlwind,
  card: spellBook,
  helm: helmet,
};

/** Draw the glow of an element or a symbol round a point. */
function glow(name: string, [x, y]: Point, radius: number): string {
  const { light } = toneOf(name);
  const stops = [[0, '#fff', 0.7] as const, [0.3, light, 0.5] as const, [1, light, 0] as const];
  return `<defs>${radial(`glow-${name}`, stops)}</defs>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow-${name})"/>`;
}

/** Draw a hero with its foot at a point. */
function hero(name: string, [x, y]: Point, scale: number): string {
  const at: Point = [x - 75 * scale, y - 112 * scale];
  return inset(wizardPicture(name).draw(), name, { at, scale });
}

/** Draw a die in the air, with its upper left corner at a point. */
function die(face: Face, at: Point, scale: number, turn: number): string {
  const shadow = `translate(${print([at[0] + 3, at[1] + 6])}) rotate(${turn}) scale(${scale})`;
  return `<rect width="100" height="100" rx="17" filter="url(#soft)" opacity=".6" transform="${shadow}"/>
    ${inset(drawDie(face, SYMBOLS[face], ''), `die-${face}`, { at, scale, turn })}`;
}

export const COVER: Picture = coverPicture('heroes', () => ({
  ...NIGHT,
  seed: 3,
  body: [
    glow('basic', [100, 84], 104),
    hero('bromund', [48, 94], 0.72),
    hero('sylvane', [150, 94], 0.72),
    hero('ignara', [58, 150], 0.74),
    hero('thalis', [142, 152], 0.76),
    die('fire', [10, 146], 0.28, -14),
    die('card', [86, 138], 0.32, 9),
    die('water', [166, 144], 0.26, 16),
  ].join(''),
}));

export const BANNER: Picture = bannerPicture('heroes', () => ({
  ...NIGHT,
  seed: 6,
  body: [
    glow('basic', [440, 110], 240),
    hero('bromund', [356, 148], 0.94),
    hero('sylvane', [490, 148], 0.94),
    hero('ignara', [284, 184], 1),
    hero('thalis', [562, 186], 1.02),
    die('earth', [384, 150], 0.3, 12),
    die('air', [438, 160], 0.3, -16),
    die('helm', [408, 96], 0.28, 16),
    die('fire', [318, 178], 0.38, -14),
    die('card', [404, 182], 0.4, 7),
    die('water', [486, 182], 0.38, 12),
  ].join(''),
}));
