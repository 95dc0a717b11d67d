/** The cover of a game's box: its emblem in gold before a land in its colours. */

import type { Picture } from './gallery.svelte';
import { MATERIALS } from './materials';
import { scene, type Land } from './scene';

export interface Cover {
  outline: string; // of the icon
  colour: string;
  deep: string; // the darkest colour
  light: string; // the light around the icon
  land?: Land;
}

const [WIDTH, HEIGHT] = [200, 232];

/** Draw the cover of a game. */
export function coverPicture(name: string, { outline, colour, deep, light, land = 'cave' }: Cover): Picture {
  const draw = () =>
    scene({
      width: WIDTH,
      height: HEIGHT,
      land,
      sky: [deep, colour, light],
      light,
      far: colour,
      near: deep,
      dust: '#fff3cf',
      parts: [{ outline, material: MATERIALS.gold, at: [100, 96], size: 138 }],
      seed: name.length,
    });
  return { name: `cover/${name}`, width: WIDTH, height: HEIGHT, draw };
}
