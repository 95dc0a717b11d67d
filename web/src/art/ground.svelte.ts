/** Lay the stone of pages and slabs. */

import { addressOf, type Picture } from './gallery.svelte';
import { groundOf, slabOf } from './texture';

/** Set `--ground-tile` and `--slab-tile` of the page as soon as the stone is lit. */
export function layGround(theme: string): void {
  show('--slab-tile', slabOf(theme));
  show('--ground-tile', groundOf(theme));
}

function show(property: string, picture: Picture): void {
  const address = addressOf(picture, 1);
  const { style } = document.documentElement;
  if (address === undefined) style.removeProperty(property);
  else style.setProperty(property, `url(${address})`);
}
