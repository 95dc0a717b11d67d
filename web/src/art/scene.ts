/** Illustrations for cards: sky, rays of light, a far ridge, the subject with its shadow, a near ridge and dust. */

import { dice } from './random';
import { icon, linear, picture, print, radial, ridge, type Placed, type Point } from './svg';

export type Land = 'cave' | 'field' | 'city' | 'hall';

/** A part of a scene: an icon or a path at a place, in a material. */
export interface Part extends Partial<Placed> {
  outline: string;
  material: readonly string[]; // colours from light to dark
  filter?: 'fine' | 'relief' | 'bold' | 'scaly' | 'carve';
}

export interface Scene {
  width: number;
  height: number;
  land: Land;
  sky: readonly string[]; // from the top down
  light: string;
  far: string;
  near: string;
  dust: string;
  parts: readonly Part[];
  body?: string; // more drawings before the near ridge
  seed: number;
}

const SUN: Point = [0.25, 0.15]; // the source of the light, as shares of width and height

/** Draw a whole illustration. */
export function scene(view: Scene): string {
  const { width, height, sky, light } = view;
  const roll = dice(view.seed * 7919);
  const all = `width="${width}" height="${height}"`;
  const lightStops = [[0, light, 0.95] as const, [0.35, light, 0.4] as const, [1, light, 0] as const];
  const body = [
    `<defs>${linear('sky', sky, [0, 1])}${radial('sun', lightStops, SUN, 0.85)}`,
    `${radial('edge', [[0.55, '#000', 0], [1, '#000', 0.6]], [0.42, 0.42], 0.75)}</defs>`, // prettier-ignore
    `<rect ${all} fill="url(#sky)"/><rect ${all} fill="url(#sun)"/>`,
    rays(view, roll),
    LANDS[view.land](view, roll),
    ...view.parts.map((part, at) => subject(part, at)),
    view.body ?? '',
    `<path d="${ridge(roll, { width, y: height * 0.97, high: height * 0.13, step: 9, floor: height + 4 })}"`,
    ` fill="${view.near}"/>`,
    dust(view, roll),
    `<rect ${all} fill="url(#edge)"/><rect ${all} filter="url(#grain)" opacity=".2"/>`,
  ];
  return picture(width, height, body.join(''));
}

/** Draw a sculpted subject with its shadow. */
function subject({ outline, material, filter = 'relief', at, size, turn = 0, mirrored = false }: Part, number: number) {
  const drawn = (paint: string): string =>
    at === undefined || size === undefined
      ? `<path d="${outline}" ${paint}/>`
      : icon(outline, { at, size, turn, mirrored }, paint);
  return [
    `<defs>${linear(`part-${number}`, material)}</defs>`,
    `<g transform="translate(7 9)" opacity=".62" filter="url(#soft)">${drawn('fill="#000"')}</g>`,
    `<g filter="url(#${filter})">${drawn(`fill="url(#part-${number})"`)}</g>`,
  ].join('');
}

function rays({ width, height, light }: Scene, roll: () => number): string {
  const [x, y] = [width * SUN[0], height * SUN[1]];
  return Array.from({ length: 5 }, (_, at) => {
    const [angle, half, reach] = [0.25 + at * 0.26 + roll() * 0.12, 0.035 + roll() * 0.05, width * 1.6];
    const end = (turn: number) => print([x + reach * Math.cos(turn), y + reach * Math.sin(turn)]);
    const opacity = 0.07 + roll() * 0.08;
    return `<path d="M${x} ${y}L${end(angle - half)}L${end(angle + half)}Z" fill="${light}" opacity="${opacity}"/>`;
  }).join('');
}

function dust({ width, height, dust: colour }: Scene, roll: () => number): string {
  return Array.from({ length: 14 }, () => {
    const [x, y, radius, opacity] = [roll() * width, roll() * height, 0.5 + roll() * 1.3, 0.25 + roll() * 0.6];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}"/>`;
  }).join('');
}

/** The far background, by the kind of place. */
const LANDS: Readonly<Record<Land, (view: Scene, roll: () => number) => string>> = {
  cave: ({ width, height, far, near }, roll) => {
    const wall = ridge(roll, { width, y: height * 0.62, high: height * 0.24, step: 14, floor: height });
    const floor = ridge(roll, { width, y: height * 0.8, high: height * 0.2, step: 11, floor: height });
    const roof = ridge(roll, { width, y: height * 0.12, high: -height * 0.16, step: 13, floor: -6 });
    return `<path d="${wall}" fill="${far}" opacity=".55"/><path d="${floor}" fill="${far}"/>
      <path d="${roof}" fill="${near}" opacity=".8"/>`;
  },
  field: ({ width, height, far }, roll) => {
    const hills = ridge(roll, { width, y: height * 0.7, high: height * 0.14, step: 26, floor: height });
    const meadow = ridge(roll, { width, y: height * 0.86, high: height * 0.1, step: 20, floor: height });
    return `<path d="${hills}" fill="${far}" opacity=".7"/><path d="${meadow}" fill="${far}"/>`;
  },
  city: ({ width, height, far }, roll) => {
    const houses: string[] = [];
    for (let x = -6; x < width;) {
      const [wide, high, kind] = [8 + roll() * 15, height * (0.22 + roll() * 0.38), roll()];
      const path = `M${x} ${height}V${height - high}${gable(kind, wide)}V${height}Z`;
      houses.push(`<path d="${path}" fill="${far}" opacity="${0.55 + roll() * 0.35}"/>`);
      x += wide * 0.9;
    }
    return houses.join('');
  },
  hall: ({ width, height, far }) =>
    [0.1, 1.1, 2.1, 3.1]
      .map((at) => {
        const arch = `a${width * 0.11} ${width * 0.13} 0 0 1 ${width * 0.22} 0`;
        const path = `M${(at * width) / 3.4} ${height}V${height * 0.3}${arch}V${height}`;
        return `<path d="${path}" fill="none" stroke="${far}" stroke-width="9" opacity=".8"/>`;
      })
      .join(''),
};

/** A gable, a dome, or a flat roof. */
function gable(kind: number, width: number): string {
  if (kind < 0.35) return `l${width / 2} -${width}l${width / 2} ${width}`;
  return kind < 0.6 ? `a${width / 2} ${width / 2} 0 0 1 ${width} 0` : `h${width}`;
}
