/** The mouth of the Lair: broken rock round a pit of fire. */

import { dice } from '../../../art/random';
import { moved, picture, polygon, print, radial, type Point } from '../../../art/svg';

export const WIDTH = 220;
export const HEIGHT = 208;

const CRUST = 'M64 96L88 108L80 128L104 136L96 158M130 60L122 84L150 92L142 118L168 122';

export function lairMouth(): string {
  const glow = radial('fire', [
    [0, '#ffdf7a'],
    [0.4, '#ff7a20'],
    [0.75, '#8f1d0c'],
    [1, '#2b0805'],
  ]);
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${glow}</defs><path d="${rim(94)}" transform="translate(8 14)" opacity=".7" filter="url(#soft)"/>` +
      `<g filter="url(#rough)"><path d="${rim(96)}" fill="#6d5a52"/></g>` +
      `<g filter="url(#carve)"><path d="${rim(82)}" fill="#4a3933"/></g><path d="${rim(66)}" fill="url(#fire)"/>` +
      `<path d="${CRUST}" fill="none" stroke="#2b0805" stroke-width="5" opacity=".7"/>`,
  );
}

/** A broken ring of stones at this distance from the middle, slightly flat. */
function rim(radius: number): string {
  const roll = dice(5 + radius);
  const round = polygon(radius, 17, 0, () => (roll() - 0.5) * 12).map(([x, y]): Point => [x * 1.04, y * 0.9]);
  return `M${moved(round, [110, 106]).map(print).join('L')}Z`;
}
