/** The rock below the cave, visible where there is no tile. */

import type { Picture } from '../../../art/gallery.svelte';
import { texture, type Grain } from '../../../art/texture';

const DARK: Grain = { colour: '#231d30', frequency: '.01 .013', height: 16, seed: 21 };
const LIGHT: Grain = { colour: '#6d6480', frequency: '.01 .013', height: 8, seed: 21 };

export function abyssPicture(theme: string): Picture {
  const draw = () => texture(theme === 'light' ? LIGHT : DARK);
  return { name: `vast/abyss-${theme}`, width: 512, height: 512, draw };
}
