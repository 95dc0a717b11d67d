/** Tiles of the cave: lit floors with rock along their walls, and dark slabs. */

import any from '~icons/plain-circle';
import bones from '~icons/crossed-bones';
import eye from '~icons/eyeball';
import fangs from '~icons/bestial-fangs';
import type { Picture } from '../../../art/gallery.svelte';
import { dice } from '../../../art/random';
import { icon, linear, picture, print } from '../../../art/svg';
import { SYMBOL_COLOURS } from './tones';

const SYMBOLS: Readonly<Record<string, string>> = { fangs, bones, eye };

const SIDE = 200;
export const WIDTH = 224;
export const HEIGHT = 246;
export const BOX = `-10 -10 ${WIDTH} ${HEIGHT}`;

interface Stone {
  floor: string;
  rock: string;
  deep: string;
  light: string;
  cliff: readonly string[];
}

const LOOKS: Readonly<Record<string, Stone>> = {
  dark: { floor: '#bca283', rock: '#4a3f46', deep: '#191216', light: '#f4d9b4', cliff: ['#54443f', '#1a1218'] },
  light: { floor: '#d9c69f', rock: '#7d6a58', deep: '#3f3022', light: '#fff3d6', cliff: ['#8d7455', '#4d3c2b'] },
};
const DARK = LOOKS['dark'] as Stone;

export const SHADOW = `<rect x="6" y="20" width="200" height="208" rx="8" opacity=".8" filter="url(#soft)"/>`;

/**
 * A lit tile with these walls (north, east, south, west). The walls are turned before the light is
 * drawn.
 */
export function floorPicture(walls: readonly boolean[], kind: number, theme: string): Picture {
  const name = walls.map((wall) => (wall ? 1 : 0)).join('');
  const draw = () => floor(walls, kind, LOOKS[theme] ?? DARK);
  return { name: `vast/floor-${name}-${kind}-${theme}`, width: WIDTH, height: HEIGHT, draw };
}

/** The back of a tile with its symbol. */
export function slabPicture(symbol: string, theme: string): Picture {
  return { name: `vast/slab-${symbol}-${theme}`, width: WIDTH, height: HEIGHT, draw: () => slab(symbol, theme) };
}

function floor(walls: readonly boolean[], kind: number, stone: Stone): string {
  const seed = 3 + kind * 131 + walls.reduce((sum, wall, way) => sum + (wall ? 7 << way : 0), 0);
  const rock = rockPath(walls, dice(seed));
  const shape = (paint: string) => `<path d="${rock}" ${paint}/>`;
  return picture(
    WIDTH,
    HEIGHT,
    `<defs><clipPath id="tile"><rect width="200" height="200" rx="7"/></clipPath></defs>${SHADOW}${cliff(stone.cliff)}
    <g clip-path="url(#tile)">
    <g filter="url(#rough)"><rect x="-10" y="-10" width="220" height="220" fill="${stone.floor}"/></g>
    ${pebbles(dice(seed + 9))}
    ${shape('fill="none" stroke="#000" stroke-width="26" opacity=".4" filter="url(#soft)"')}
    ${shape('transform="translate(11 17)" opacity=".7" filter="url(#soft)"')}
    ${shape(`transform="translate(3 11)" fill="${stone.deep}"`)}
    <g filter="url(#rough)">${shape(`fill="${stone.rock}"`)}</g>
    ${shape(`fill="none" stroke="${stone.light}" stroke-opacity=".5" stroke-width="2.2" stroke-linejoin="round"`)}
    </g><rect x=".8" y=".8" width="198.4" height="198.4" rx="7" fill="none" stroke="#ffe9c4" stroke-opacity=".22"/>`,
    BOX,
  );
}

function slab(symbol: string, theme: string): string {
  const paint = theme === 'light' ? ['#8b80a0', '#5b5170'] : ['#5a5170', '#342d45'];
  const side = theme === 'light' ? ['#5b5170', '#3a3250'] : ['#2a2438', '#0d0a14'];
  const hexagon = 'M100 26L164 63V137L100 174L36 137V63Z';
  const outline = SYMBOLS[symbol] ?? any;
  const carved = (at: number, attributes: string) => icon(outline, { at: [at, at], size: 84 }, attributes);
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${linear('slab', paint)}</defs>${SHADOW}${cliff(side)}
    <g filter="url(#rough)"><rect width="200" height="200" rx="8" fill="url(#slab)"/></g>
    <path d="${hexagon}" opacity=".28"/>
    <path d="${hexagon}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>
    ${carved(102.5, 'fill="#fff" opacity=".3"')}${carved(99, 'fill="#0c0812"')}
    ${carved(101, `fill="${SYMBOL_COLOURS[symbol] ?? '#fff'}"`)}`,
    BOX,
  );
}

/** Rock along the walls, and a pillar in each corner. */
function rockPath(walls: readonly boolean[], roll: () => number): string {
  const corners: readonly (readonly [number, number])[] = [
    [0, 0],
    [SIDE, 0],
    [SIDE, SIDE],
    [0, SIDE],
  ];
  const pillars = corners.map(([x, y]) => blob(x, y, roll));
  return [...pillars, ...walls.map((wall, way) => (wall ? wallPath(way, roll) : ''))].join('');
}

function blob(x: number, y: number, roll: () => number): string {
  const points = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * 2 * Math.PI;
    const reach = 35 * (0.8 + roll() * 0.4);
    return print([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  });
  return `M${points.join('L')}Z`;
}

/** The wall along one side, drawn as the northern one and then turned. */
function wallPath(way: number, roll: () => number): string {
  const points = Array.from({ length: 15 }, (_, at) =>
    turned(-6 + at * 15 + (roll() - 0.5) * 8, 32 + roll() * 24, way),
  );
  return `M${turned(-6, -6, way)}L${points.join('L')}L${turned(206, -6, way)}Z`;
}

function turned(along: number, deep: number, way: number): string {
  if (way === 0) return print([along, deep]);
  if (way === 1) return print([SIDE - deep, along]);
  return way === 2 ? print([SIDE - along, SIDE - deep]) : print([deep, SIDE - along]);
}

function pebbles(roll: () => number): string {
  return Array.from({ length: 9 }, () => {
    const [x, y, size] = [30 + roll() * 140, 30 + roll() * 140, 3 + roll() * 6];
    const at = (across: number, down: number) => print([x + size * across, y + size * down]);
    const stone = `M${at(-1, 0)}L${at(-0.3, -1)}L${at(1, -0.3)}L${at(0.6, 0.6)}Z`;
    const fill = roll() > 0.5 ? '#a08c7a' : '#75675f';
    const shade = `<ellipse cx="${x + 2}" cy="${y + 3}" rx="${size}" ry="${size * 0.7}" opacity=".45"/>`;
    return `${shade}<path d="${stone}" fill="${fill}"/>`;
  }).join('');
}

/** The side of a slab, visible below its front edge. */
export function cliff(paint: readonly string[]): string {
  const roll = dice(17);
  const edge = Array.from({ length: 17 }, (_, at) => print([at * 12.5, 222 + roll() * 9]));
  return `<defs>${linear('cliff', paint, [0, 1])}</defs>
    <g filter="url(#carve)"><path d="M0 190V222L${edge.join('L')}V190Z" fill="url(#cliff)"/></g>`;
}
