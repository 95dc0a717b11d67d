/** The look of a game outside its table: the cover of its box, and the wide picture on its page. */

import type { Picture } from './gallery.svelte';
import { scene, type Land } from './scene';

export interface Cover {
  outline: string; // of the icon, which stands for the picture until it is drawn
  colour: string;
  deep: string; // the darkest colour
  light: string; // the light around the icon
}

/** A land in the colours of a game, and the things in front of it. */
export interface Backdrop {
  land: Land;
  sky: readonly string[]; // from the top down
  light: string;
  far: string;
  near: string;
  dust: string;
  seed: number;
  body: string;
}

export const COVER = { width: 200, height: 232 };
export const BANNER = { width: 640, height: 260 };

/** The cover of a game's box. */
export function coverPicture(game: string, draw: () => Backdrop): Picture {
  return { name: `cover/${game}`, ...COVER, draw: () => scene({ ...COVER, ...draw(), parts: [] }) };
}

/** The wide picture on the page of a game. Its left part is behind words. */
export function bannerPicture(game: string, draw: () => Backdrop): Picture {
  return { name: `banner/${game}`, ...BANNER, draw: () => scene({ ...BANNER, ...draw(), parts: [] }) };
}
