/** Standing figures: a base in the shape of the side, then layers that cast shadows on each other. */

import { linear, picture, worn, type Point } from './svg';

export const FIGURE_WIDTH = 150;
export const FIGURE_HEIGHT = 170;
export const FOOT: Point = [75, 112]; // where the middle of the base is

const SQUASH = 0.62; // the base is seen at an angle
const THICK = 11; // units

/** A layer of a figure, from the back to the front. */
export interface Layer {
  path: string;
  paint: readonly string[]; // colours from light to dark
  filter?: 'fine' | 'relief' | 'bold' | 'hide' | 'scaly' | 'carve' | 'rough';
  shadow?: number; // the distance to the layer behind; 5 by default
  turned?: string; // the transform of its drawing
  over?: string; // a pattern or shade painted over it
}

export interface Base {
  corners: readonly Point[]; // as seen from above
  paint: readonly string[]; // of the top
  side: string;
  foot: string; // the colour of the lower edge
}

/** Draw a whole figure. `more` is drawn over it: eyes, marks, light. */
export function figure(base: Base, layers: readonly Layer[], more = ''): string {
  return picture(FIGURE_WIDTH, FIGURE_HEIGHT, [baseOf(base), layered(layers), more].join(''));
}

/** Draw layers without a base. Each casts a shadow on the layer behind it. */
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
