/**
 * The wall of a City with a Troop. It follows the front of the slab and has the house's banners.
 */

import { linear, picture, print, type Point } from '../../../art/svg';
import { HEIGHT, WIDTH } from './city';
import { roofOf, storey, type Block } from './roofs';
import { shade } from './shade';

const STEPS = 46; // points along the battlements
const TOWERS = [0.06, 0.3, 0.7, 0.94];

export function cityWall(colour: string): string {
  const outline = battlements();
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${linear('stone', ['#f0e4cc', '#b7a68b', '#6f6251', '#4a4036'], [1, 0.1])}` +
      `${linear('banner', [shade(colour, 0.25), colour, shade(colour, -0.5)])}</defs>` +
      `<path d="${outline}" transform="translate(8 9)" opacity=".5" filter="url(#soft)"/>` +
      `<g filter="url(#carve)"><path d="${outline}" fill="url(#stone)"/></g>` +
      courses() +
      TOWERS.map(tower).join('') +
      gate(),
  );
}

/** A point of the front edge, from left (0) to right (1). */
function edge(along: number, up = 0): Point {
  const angle = Math.PI * (1 - along);
  return [Math.round(210 + Math.cos(angle) * 178), Math.round(172 + Math.sin(angle) * 36) - up];
}

function battlements(): string {
  const top = Array.from({ length: STEPS + 1 }, (_, at) => {
    const [x, y] = edge(at / STEPS, at % 2 === 1 ? 40 : 32);
    const [next] = edge(Math.min(1, (at + 1) / STEPS));
    return `L${print([x, y])}L${print([next, y])}`;
  });
  const foot = Array.from({ length: STEPS + 1 }, (_, at) => `L${print(edge(1 - at / STEPS, -4))}`);
  return `M${print(edge(0))}${top.join('')}${foot.join('')}Z`;
}

/** The joints between the stones. */
function courses(): string {
  const joints = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 15 }, (_, at) => {
      const [x, y] = edge((at * 2 + (row % 2) + 0.5) / 30, 7 + row * 9);
      return `M${print([x - 9, y])}h16`;
    }),
  );
  return `<path d="${joints.join('')}" stroke="#000" stroke-opacity=".22"/>`;
}

function tower(along: number): string {
  const [x, y] = edge(along);
  const keep: Block = { x: x - 15, y: y + 5, width: 30, height: 58, stone: '#b3a48c', tiles: '', roof: 'keep' };
  return (
    `<rect x="${x - 10}" y="${y - 50}" width="32" height="56" opacity=".35" filter="url(#soft)"/>` +
    `<g filter="url(#fine)">${storey(keep.x, keep.y, keep.width, keep.height, keep.stone)}${roofOf(keep)}</g>` +
    `<path d="M${x - 3} ${y - 36}h6v12h-6z" fill="#2b211a"/>` +
    `<path d="M${x} ${y - 60}v-28" stroke="#2a1b10" stroke-width="2.5"/>` +
    `<path d="M${x + 1} ${y - 88}h24l-7 8 7 8h-24Z" fill="url(#banner)"/>`
  );
}

function gate(): string {
  const [x, y] = edge(0.5);
  return (
    `<g filter="url(#relief)"><path d="M${x - 26} ${y + 4}v-44h52v44Z" fill="#c2b49b"/></g>` +
    `<path d="M${x - 15} ${y + 4}v-20a15 15 0 0 1 30 0v20Z" fill="#1d130c"/>` +
    `<path d="M${x - 9} ${y + 4}v-30M${x} ${y + 4}v-34M${x + 9} ${y + 4}v-30M${x - 15} ${y - 10}h30" ` +
    'stroke="#6b4a26" stroke-width="2"/>'
  );
}
