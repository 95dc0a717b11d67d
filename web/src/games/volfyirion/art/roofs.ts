/** The roofs of a skyline, one function for each style. */

import { shade } from './shade';
import { path, rect } from './shapes';

/** A house at x, y, which is the lower left corner of its wall. */
export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  stone: string;
  tiles: string;
  roof: Roof;
}

export type Roof = 'cone' | 'dome' | 'step' | 'tier' | 'keep' | 'gable';

const LIT = 0.36; // share of white on the lit side
const DARK = -0.38; // share of black on the dark side

/** The roof of a house as SVG: lit on its left, dark on its right. */
export function roofOf(block: Block): string {
  return ROOFS[block.roof](block);
}

/** A wall, or one storey of it, in three tones from left to right. */
export function storey(x: number, y: number, width: number, height: number, colour: string): string {
  const side = (from: number, wide: number, fill: string) =>
    rect(x + width * from, y - height, width * wide, height, fill);
  return side(0, 1, colour) + side(0, 0.26, shade(colour, LIT)) + side(0.68, 0.32, shade(colour, DARK));
}

const ROOFS: Record<Roof, (block: Block) => string> = { cone, dome, step, tier, keep, gable };

function cone({ x, y, width, height, tiles }: Block): string {
  const [top, middle, tip] = [y - height, x + width / 2, y - height - width * 1.35];
  return (
    path(`M${x - 3} ${top}L${middle} ${tip}L${x + width + 3} ${top}Z`, tiles) +
    path(`M${x - 3} ${top}L${middle} ${tip}L${middle - width * 0.08} ${top}Z`, shade(tiles, LIT)) +
    path(`M${middle + width * 0.2} ${top}L${middle} ${tip}L${x + width + 3} ${top}Z`, shade(tiles, DARK)) +
    `<path d="M${middle} ${tip}v-7" stroke="#ffe3a4" stroke-width="1.6"/>`
  );
}

function dome({ x, y, width: w, height, tiles }: Block): string {
  const [top, middle] = [y - height, x + w / 2];
  return (
    path(`M${x - 1} ${top}a${w / 2 + 1} ${w * 0.62} 0 0 1 ${w + 2} 0Z`, tiles) +
    path(
      `M${x + w * 0.1} ${top}a${w * 0.3} ${w * 0.55} 0 0 1 ${w * 0.32} ${-w * 0.52}` +
        `q${-w * 0.12} ${w * 0.2} ${-w * 0.1} ${w * 0.52}Z`,
      shade(tiles, 0.5),
    ) +
    path(
      `M${middle + w * 0.16} ${top}q${w * 0.1} ${-w * 0.36} 0 ${-w * 0.56}` +
        `q${w * 0.3} ${w * 0.1} ${w * 0.35} ${w * 0.56}Z`,
      shade(tiles, DARK),
    ) +
    `<path d="M${middle} ${top - w * 0.6}v-9" stroke="#ffe3a4" stroke-width="2"/>`
  );
}

/** Terraces, each smaller than the one below. */
function step({ x, y, width, height, stone }: Block): string {
  return [1, 2, 3]
    .map((storeys) => {
      const inset = width * 0.14 * storeys;
      return storey(x + inset, y - height - 9 * (storeys - 1), width - 2 * inset, 9, stone);
    })
    .join('');
}

/** Three roofs with upturned eaves, one above the other. */
function tier({ x, y, width, height, stone, tiles }: Block): string {
  return [0, 1, 2]
    .map((storeys) => {
      const [eaves, inset, beyond] = [y - height - storeys * 15, width * 0.12 * storeys, 9 - storeys];
      const left = `M${x + inset - beyond} ${eaves}q${beyond} -2 ${beyond + 2} -9`;
      const wall = storeys === 0 ? '' : storey(x + inset, eaves + 9, width - 2 * inset, 13, stone);
      return (
        wall +
        path(`${left}h${width - 2 * inset - 4}q2 7 ${beyond + 2} 9Z`, tiles) +
        path(`${left}h${width * 0.2}q-2 6 -6 9Z`, shade(tiles, 0.42))
      );
    })
    .join('');
}

/** Battlements. */
function keep({ x, y, width, height, stone }: Block): string {
  const top = y - height;
  const merlons = [shade(stone, LIT), stone, stone, shade(stone, DARK)].map((fill, at) =>
    rect(x - 2 + (at * (width + 4)) / 3.55, top - 8, width / 6.5, 8, fill),
  );
  return merlons.join('') + rect(x - 3, top - 1, width + 6, 5, shade(stone, -0.15));
}

function gable({ x, y, width: w, height, tiles }: Block): string {
  const top = y - height;
  const left = `M${x - 3} ${top}L${x + w * 0.3} ${top - w * 0.42}`;
  return (
    path(`${left}H${x + w * 0.86}L${x + w + 3} ${top}Z`, tiles) +
    path(`${left}L${x + w * 0.42} ${top}Z`, shade(tiles, LIT))
  );
}
