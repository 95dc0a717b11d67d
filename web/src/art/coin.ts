/** A crest struck in metal: the emblem of a side, a house, a role. */

import type { Picture } from './gallery.svelte';
import { icon, linear, picture } from './svg';

const SIDE = 64;

/** Draw a coin. `name` is unique for each crest. `metal` lists its colours from light to dark. */
export function coin(name: string, outline: string, metal: readonly string[]): Picture {
  return { name: `coin/${name}`, width: SIDE, height: SIDE, draw: () => draw(outline, metal) };
}

function draw(outline: string, metal: readonly string[]): string {
  return picture(
    SIDE,
    SIDE,
    `<defs>${linear('c', metal)}</defs>
    <circle cx="35" cy="37" r="27" opacity=".5" filter="url(#soft)"/>
    <g filter="url(#relief)"><circle cx="32" cy="32" r="28" fill="url(#c)"/></g>
    <circle cx="32" cy="32" r="23" fill="#0005"/>
    <g filter="url(#fine)">${icon(outline, { at: [32, 32], size: 38 }, 'fill="#fff2d4"')}</g>`,
  );
}
