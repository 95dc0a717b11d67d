/**
 * The lit pictures of this table: dice faces, beings, heroes in front of their land, and spells.
 */

import { MATERIALS } from '../../../art/materials';
import { figure, FIGURE_HEIGHT, FIGURE_WIDTH, type Base } from '../../../art/figure';
import type { Picture } from '../../../art/gallery.svelte';
import { scene, type Land } from '../../../art/scene';
import { polygon, type Point } from '../../../art/svg';
import type { Face } from '../dice/dice';
import { DIE, drawDie } from './die';
import { iconOf } from './icons';
import { toneOf } from './tones';

/** A face of a die with its letter. */
export function diePicture(face: Face, letter: string): Picture {
  return {
    name: `heroes/die/${face}/${letter}`,
    width: DIE,
    height: DIE,
    draw: () => drawDie(face, iconOf(`face:${face}`), letter),
  };
}

const CORNERS: Readonly<Record<string, readonly Point[]>> = {
  fire: polygon(54, 3),
  water: polygon(45, 20),
  earth: polygon(56, 4, -45),
  air: polygon(50, 6, 0),
};

/** A being on its base. The base has the shape of its element. */
export function unitPicture(being: string, element: string): Picture {
  return {
    name: `heroes/being/${being}`,
    width: FIGURE_WIDTH,
    height: FIGURE_HEIGHT,
    draw: () => stand(being, element),
  };
}

function stand(being: string, element: string): string {
  const { paint } = toneOf(element);
  const hero = being.startsWith('hero:');
  const base: Base = {
    corners: CORNERS[element] ?? polygon(46, 8),
    paint: hero ? MATERIALS.gold : paint,
    side: hero ? '#7a5218' : (paint[2] ?? ''),
    foot: '#140c08',
  };
  const size = hero ? 0.225 : 0.2;
  const turned = `translate(75 ${hero ? 64 : 68}) scale(${size}) translate(-256 -256)`;
  return figure(base, [{ path: iconOf(being), paint: BODIES[element] ?? paint, filter: 'relief', turned, shadow: 7 }]);
}

const BODIES: Readonly<Record<string, readonly string[]>> = {
  fire: ['#fff0c4', '#ff8a3a', '#a82408'],
  water: ['#f0fbff', '#63b7ee', '#14528c'],
  earth: ['#fbf6cf', '#a5b552', '#43571a'],
  air: ['#ffffff', '#cfdde8', '#6b8296'],
};

interface Mood {
  land: Land;
  sky: readonly string[];
  light: string;
  far: string;
  near: string;
  material: readonly string[];
}

const MOODS: Readonly<Record<string, Mood>> = {
  fire: {
    land: 'cave',
    sky: ['#2a0905', '#9c2f12', '#ffb04a'],
    light: '#ffd08a',
    far: '#571509',
    near: '#1d0603',
    material: ['#fff3c4', '#ff8f34', '#a32306'],
  },
  water: {
    land: 'field',
    sky: ['#041a33', '#1d6aa8', '#a6e4ff'],
    light: '#dff6ff',
    far: '#0c3c66',
    near: '#041526',
    material: ['#ffffff', '#7fcdf5', '#155a92'],
  },
  earth: {
    land: 'field',
    sky: ['#1c2409', '#6d8a34', '#f0dfa0'],
    light: '#fff2c0',
    far: '#33461a',
    near: '#121a06',
    material: ['#fffbe0', '#b9a764', '#4a4016'],
  },
  air: {
    land: 'field',
    sky: ['#4c6a86', '#9db9cf', '#f6fbff'],
    light: '#ffffff',
    far: '#7390a8',
    near: '#2d4253',
    material: ['#ffffff', '#dfe9f2', '#64809a'],
  },
};
const BASIC: Mood = {
  land: 'hall',
  sky: ['#150c2c', '#4b2d80', '#b58ae0'],
  light: '#e8d2ff',
  far: '#251445',
  near: '#0f0720',
  material: ['#fbf4ff', '#b48ae6', '#43207a'],
};

/** The illustration of a spell. */
export function spellPicture(spell: string, element: string): Picture {
  return { name: `heroes/spell/${spell}`, width: 200, height: 150, draw: () => before(spell, element, 200, 150, 112) };
}

/** A hero in front of the land of the hero's element. */
export function heroPicture(hero: string, element: string): Picture {
  return { name: `heroes/hero/${hero}`, width: 220, height: 293, draw: () => before(hero, element, 220, 293, 136) };
}

function before(thing: string, element: string, width: number, height: number, size: number): string {
  const { material, ...mood } = MOODS[element] ?? BASIC;
  return scene({
    width,
    height,
    ...mood,
    dust: mood.light,
    parts: [
      {
        outline: iconOf(thing),
        material,
        at: [width / 2, height * (height > width ? 0.4 : 0.52)],
        size,
        filter: 'relief',
      },
    ],
    seed: thing.length + width,
  });
}
