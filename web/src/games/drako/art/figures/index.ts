/** The figures as pictures, by name. */

import { FIGURE_HEIGHT, FIGURE_WIDTH } from '../../../../art/figure';
import { scaleFor } from '../../../../art/bake';
import type { Picture } from '../../../../art/gallery.svelte';
import { dragon } from './dragon';
import { brald, morin, urpen } from './dwarves';
import { archer1, archer2, swordsman } from './knights';
import { berserker, thrower } from './trolls';

const DRAWINGS: Readonly<Record<string, () => string>> = {
  'figure:dragon': dragon,
  'figure:brald': brald,
  'figure:urpen': urpen,
  'figure:morin': morin,
  'figure:swordsman': swordsman,
  'figure:archer-1': archer1,
  'figure:archer-2': archer2,
  'figure:thrower': thrower,
  'figure:berserker': berserker,
};

/** A figure on its base. It looks the same by day and by night. */
export function figurePicture(name: string): Picture {
  return { name: `drako/${name}`, width: FIGURE_WIDTH, height: FIGURE_HEIGHT, draw: DRAWINGS[name] ?? dragon };
}

const LARGEST = 210; // pixels of a figure on a large screen

/** One bitmap of a figure serves board and mats. */
export function figureScale(): number {
  return scaleFor(LARGEST, FIGURE_WIDTH, devicePixelRatio);
}

export const FIGURES: readonly string[] = Object.keys(DRAWINGS);
