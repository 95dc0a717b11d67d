/** The arena: a plinth of blocks, a bronze ring, the pit, nineteen flagstones and their light. It is drawn once. */

import type { Picture } from '../../../../art/gallery.svelte';
import { dice } from '../../../../art/random';
import { icon, linear, moved, picture, polygon, print, radial, worn, type Point } from '../../../../art/svg';
import { HEXES, RADIUS } from '../../board/geometry';
import { lightOf, type Light } from './lights';

export const ARENA = { left: -350, top: -318, width: 700, height: 654 };

/** The colours of the arena by night and by day. */
interface Paint {
  side: readonly string[]; // of the plinth
  top: string;
  pit: string;
  rubble: string; // between the floor and the wall
  stones: readonly string[];
  ink: string; // of carvings in the stone
  lip: string; // the lit edge of carvings
  shadow: number; // darkness of shadows
  glow: number; // brightness of the torch
}

function paintOf(light: Light, theme: string): Paint {
  return theme === 'light'
    ? { ...DAY, stones: light.day } // prettier-ignore
    : { ...NIGHT, stones: light.stones };
}

const NIGHT: Paint = {
  side: ['#4d3e3f', '#17100f'],
  top: '#75666a',
  pit: '#0c0708',
  rubble: '#4a3d3c',
  stones: [],
  ink: '#150c0b',
  lip: '#ffe2b8',
  shadow: 0.78,
  glow: 0.5,
};
const DAY: Paint = {
  side: ['#b39a6d', '#6b5433'],
  top: '#d9c69d',
  pit: '#4e3b22',
  rubble: '#8d744b',
  stones: [],
  ink: '#4a3418',
  lip: '#fff6da',
  shadow: 0.5,
  glow: 0.3,
};

/** The arena of a match-up, by night or by day. */
export function arenaPicture(matchup: string, theme: string): Picture {
  return {
    name: `drako/arena/${matchup}/${theme}`,
    width: ARENA.width,
    height: ARENA.height,
    draw: () => arena(lightOf(matchup), theme),
  };
}

function arena(light: Light, theme: string): string {
  const [paint, roll] = [paintOf(light, theme), dice(11)];
  const parts = [
    definitions(light, paint),
    plinth(paint, roll),
    pit(paint, roll),
    floor(paint, roll),
    ...[...HEXES].map(([hex, { x, y }]) => wear(paint, roll, hex.slice(4), [x, y])),
    emblem(paint, light),
    shade(paint),
    studs(),
  ];
  return picture(
    ARENA.width,
    ARENA.height,
    parts.join(''),
    `${ARENA.left} ${ARENA.top} ${ARENA.width} ${ARENA.height}`,
  );
}

/** A hexagon on its side, like the plinth. */
function wide(radius: number): Point[] {
  return polygon(radius, 6, 0);
}

function definitions({ torch, warm, cool }: Light, { side, glow }: Paint): string {
  const lit = [[0, torch, glow] as const, [0.5, warm, glow / 3] as const, [1, warm, 0] as const];
  return `<defs>${linear('side', side, [1, 0.4])}${linear('bronze', ['#ffe3a6', '#b5813c', '#5f3c17', '#c8964d'])}
    ${radial('key', lit, [0.24, 0.14], 0.75)}
    <linearGradient id="cool" x1=".35" y1=".3" x2="1" y2="1"><stop offset="0" stop-color="${cool}" stop-opacity="0"/>
      <stop offset="1" stop-color="${cool}" stop-opacity="${glow + 0.05}"/></linearGradient>
    <clipPath id="pit"><path d="${worn(wide(292), 14)}"/></clipPath></defs>`;
}

function plinth({ top, shadow, lip }: Paint, roll: () => number): string {
  const [edge, ring] = [worn(wide(334), 20), worn(wide(314), 16)];
  return `<path d="${worn(wide(330), 20)}" transform="translate(16 30)" opacity="${shadow}" filter="url(#softer)"/>
    <path d="${edge}" transform="translate(0 24)" fill="url(#side)" filter="url(#rough)"/>
    <g filter="url(#carve)"><path d="${edge}" fill="${top}"/></g>${joints(roll, lip)}
    <g fill="none"><path d="${ring}" stroke="#000" stroke-opacity=".6" stroke-width="8"/>
      <g filter="url(#fine)"><path d="${ring}" stroke="url(#bronze)" stroke-width="4.6"/></g></g>`;
}

/** The joints between the blocks of the plinth: dark lines with a lit lip. */
function joints(roll: () => number, lip: string): string {
  const [outer, inner] = [wide(334), wide(292)];
  return outer
    .flatMap((_, side) =>
      [1, 2, 3].map((block) => {
        const share = block / 4 + (roll() - 0.5) * 0.08;
        const [from, to] = [between(outer, side, share), between(inner, side, share)];
        const line = `M${print(from)}L${print(to)}`;
        return `<path d="${line}" stroke="#000" stroke-opacity=".55" stroke-width="2.4"/>
          <path d="${line}" transform="translate(1.6 1.6)" stroke="${lip}" stroke-opacity=".3" stroke-width="1.2"/>`;
      }),
    )
    .join('');
}

function between(corners: readonly Point[], side: number, share: number): Point {
  const [from, to] = [corners[side] ?? [0, 0], corners[(side + 1) % corners.length] ?? [0, 0]];
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The pit, and its rubble beside the floor. */
function pit({ pit: dark, rubble, lip, shadow }: Paint, roll: () => number): string {
  const edge = worn(wide(296), 14);
  const rough = beyond().map((at) => stone(RADIUS - 3, at, 8, () => (roll() - 0.5) * 5));
  return `<path d="${edge}" fill="${dark}"/>
    <path d="${edge}" transform="translate(1.5 1.5)" fill="none" stroke="${lip}" stroke-opacity=".25"/>
    <g clip-path="url(#pit)"><g filter="url(#rough)" fill="${rubble}">${rough.map(filled).join('')}</g>
      <path d="${edge}" opacity="${shadow * 0.4}"/></g>`;
}

/** The middles of the hexes just outside the floor. */
function beyond(): Point[] {
  const across = Math.sqrt(3) * RADIUS;
  const around = Array.from({ length: 7 * 9 }, (_, at): Point => {
    const [row, column] = [Math.floor(at / 9) - 3, (at % 9) - 4];
    return [(column + (row % 2 === 0 ? 0 : 0.5)) * across, row * 1.5 * RADIUS];
  });
  const known = [...HEXES.values()];
  return around.filter(([x, y]) => !known.some((hex) => Math.hypot(hex.x - x, hex.y - y) < 5));
}

function floor({ stones }: Paint, roll: () => number): string {
  const flags = [...HEXES.values()].map(({ x, y }) => {
    const colour = stones[Math.floor(roll() * stones.length)] ?? '#7b6a68';
    return filled(stone(RADIUS - 3.5, [x, y], 9, () => (roll() - 0.5) * 2.4), colour); // prettier-ignore
  });
  return `<g filter="url(#carve)">${flags.join('')}</g>`;
}

function stone(radius: number, at: Point, round: number, jitter: () => number): string {
  return worn(moved(polygon(radius, 6, -90, jitter), at), round);
}

function filled(path: string, colour?: unknown): string {
  return typeof colour === 'string' ? `<path d="${path}" fill="${colour}"/>` : `<path d="${path}"/>`;
}

/** Cracks with a lit lip, and the name of a flagstone cut into it. */
function wear({ ink, lip }: Paint, roll: () => number, name: string, [x, y]: Point): string {
  const cracks = Array.from({ length: roll() > 0.6 ? 3 : 2 }, () => {
    const start: Point = [x + (roll() - 0.5) * 80, y + (roll() - 0.5) * 76];
    const bends = Array.from({ length: 3 }, () => `l${print([(roll() - 0.5) * 20, roll() * 13])}`);
    const path = `M${print(start)}${bends.join('')}`;
    return `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="1.5"/>
      <path d="${path}" transform="translate(1.1 1.1)" fill="none" stroke="${lip}" stroke-opacity=".28"/>`;
  });
  return `${cracks.join('')}<g font-family="Georgia,serif" font-size="15" font-weight="700" text-anchor="middle">
    <text x="${x + 1}" y="${y + 43}" fill="${lip}" opacity=".4">${name}</text>
    <text x="${x}" y="${y + 42}" fill="${ink}" opacity=".85">${name}</text></g>`;
}

function emblem({ ink, lip }: Paint, { emblem: outline }: Light): string {
  const cut = (at: Point, colour: string) => icon(outline, { at, size: 62 }, `fill="${colour}"`);
  return `<g opacity=".34">${cut([1, 1.5], lip)}${cut([0, 0], ink)}</g>`;
}

/** The shadow of the wall from the upper left, the light of the torch, and the dark beyond it. */
function shade({ shadow }: Paint): string {
  const hole = `M-400 -400H400V400H-400ZM${wide(292).map(print).join('L')}Z`;
  const edge = worn(wide(334), 20);
  return `<g clip-path="url(#pit)"><path d="${hole}" fill-rule="evenodd" transform="translate(13 17)"
      opacity="${shadow}" filter="url(#soft)"/></g>
    <path d="${edge}" fill="url(#key)"/><path d="${edge}" fill="url(#cool)"/>`;
}

/** A stud of bronze with a garnet on each corner. */
function studs(): string {
  return wide(313)
    .map(
      ([
        x,
        y,
      ]) => `<g transform="translate(${print([x, y])})"><circle cx="3" cy="5" r="17" opacity=".6" filter="url(#soft)"/>
      <g filter="url(#relief)"><path d="${worn(polygon(17, 8, 22.5), 3)}" fill="url(#bronze)"/></g>
      <g filter="url(#fine)"><circle r="8.5" fill="#8f2a18"/></g></g>`,
    )
    .join('');
}
