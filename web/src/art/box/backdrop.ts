/** Drawings of the box and the page of a game: a land, and the things in front of it. */

import { BANNER, COVER, coverName } from '../cover';
import type { Picture } from '../gallery.svelte';
import { scene, type Land } from '../scene';

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

/** The cover of a game's box. */
export function coverPicture(game: string, draw: () => Backdrop): Picture {
  return { name: coverName(game), ...COVER, draw: () => scene({ ...COVER, ...draw(), parts: [] }) };
}

/** The wide picture on the page of a game. Its left part is behind words. */
export function bannerPicture(game: string, draw: () => Backdrop): Picture {
  return { name: `banner/${game}`, ...BANNER, draw: () => scene({ ...BANNER, ...draw(), parts: [] }) };
}
