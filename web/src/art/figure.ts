/** Standing figures: a base in the shape of its side, then layers, each with its shadow on the one behind it. */

import { linear, picture, worn, type Point } from './svg';

export const FIGURE_WIDTH = 150;
export const FIGURE_HEIGHT = 170;
export const FOOT: Point = [75, 112]; // where the middle of the base is

const SQUASH = 0.62; // a base is seen from above at an angle
const THICK = 11; // units

/** A layer of a figure, from the back to the front. */
export interface Layer {
  path: string;
  paint: readonly string[]; // from where it is lit to where it is dark
  filter?: 'fine' | 'relief' | 'bold' | 'hide' | 'scaly' | 'carve' | 'rough';
  shadow?: number; // how far behind it the next layer is; 5 unless told
  turned?: string; // where its own drawing is put, as a transform
  over?: string; // what is painted over it: a pattern, a shade
}

export interface Base {
  corners: readonly Point[]; // seen from straight above
  paint: readonly string[]; // of its top
  side: string;
  foot: string; // the lowest edge of its side
}

/** The whole figure. `more` is laid over it: eyes, marks, light. */
export function figure(base: Base, layers: readonly Layer[], more = ''): string {
  return picture(FIGURE_WIDTH, FIGURE_HEIGHT, [baseOf(base), layered(layers), more].join(''));
}

/** Layers alone, each with its shadow on the one behind it. */
export function layered(layers: readonly Layer[]): string {
  return layers.map(drawn).join('');
}

function baseOf({ corners, paint, side, foot }: Base): string {
  const flat = corners.map(([x, y]): Point => [x, y * SQUASH]);
  const inner = worn(flat.map(([x, y]): Point => [x * 0.82, y * 0.82]), 4); // prettier-ignore
  const edge = Array.from({ length: THICK }, (_, at) => {
    const down = THICK - at;
    return `<path d="${worn(flat, 3)}" transform="translate(0 ${down})" fill="${down > THICK - 2 ? foot : side}"/>`;
  });
  return [
    `<defs>${linear('base', paint)}</defs><g transform="translate(${FOOT.join(' ')})">`,
    `<path d="${worn(flat, 4)}" transform="translate(9 15) scale(1.04)" opacity=".65" filter="url(#soft)"/>`,
    ...edge,
    `<g filter="url(#fine)"><path d="${worn(flat, 4)}" fill="url(#base)"/></g>`,
    `<path d="${inner}" fill="#0008"/><path d="${inner}" fill="none" stroke="#fff" stroke-opacity=".35"/></g>`,
  ].join('');
}

function drawn({ path, paint, filter = 'relief', shadow = 5, turned = '', over }: Layer, at: number): string {
  const shape = (fill: string): string => `<path d="${path}" transform="${turned}" fill="${fill}"/>`;
  const behind = `<g transform="translate(${shadow * 0.8} ${shadow})" opacity=".6" filter="url(#soft)">`;
  return [
    `<defs>${linear(`layer-${at}`, paint, [0.9, 1])}</defs>`,
    shadow > 0 ? `${behind}${shape('#000')}</g>` : '',
    `<g filter="url(#${filter})">${shape(`url(#layer-${at})`)}</g>`,
    over === undefined ? '' : shape(over),
  ].join('');
}
