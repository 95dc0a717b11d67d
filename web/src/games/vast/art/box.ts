/** The box of Vast: the roles in a cave of tiles, between darkness and Crystals. */

import { bannerPicture, coverPicture, type Backdrop } from '../../../art/cover';
import { DRAGON_PICTURE } from '../../../art/dragon';
import type { Picture } from '../../../art/gallery.svelte';
import { inset } from '../../../art/inset';
import { print, radial, type Point } from '../../../art/svg';
import type { RoleName } from './icons';
import { piecePicture, tokenPicture } from './pieces';
import { floorPicture, slabPicture } from './tiles';

const DEEP: Omit<Backdrop, 'body' | 'seed'> = {
  land: 'cave',
  sky: ['#03161c', '#14504e', '#4fb6a8'],
  light: '#a6f0e0',
  far: '#0d3a3c',
  near: '#041518',
  dust: '#d8fff6',
};

const GLOW = `<defs>${radial('crystal', [
  [0, '#e6fffa', 0.9],
  [0.4, '#6fe0ff', 0.45],
  [1, '#3fb4e8', 0],
])}</defs>`;

const SIDE = 204; // of a tile with its gap
const FLAT = 0.56; // height of the cave, seen at an angle
const THICK = 11; // of the rock below the tiles, in units of the picture

/** Lit floors by the number of their wall, and dark slabs by the letter of their Tribe. */
const TILES: Readonly<Record<string, Picture>> = {
  o: floor(),
  '0': floor(0),
  '1': floor(1),
  '3': floor(3),
  F: slabPicture('fangs', 'dark'),
  B: slabPicture('bones', 'dark'),
  E: slabPicture('eye', 'dark'),
};

function floor(wall?: number): Picture {
  const walls = [0, 1, 2, 3].map((way) => way === wall);
  return floorPicture(walls, wall === undefined ? 0 : 1, 'dark');
}

/** A part of the cave, seen across its nearest corner. */
interface Cave {
  top: Point; // its farthest corner
  scale: number;
  tiles: readonly string[]; // a row per text, a tile per letter, nothing at a dot
}

function cave({ top, scale, tiles }: Cave): string {
  const squares = tiles.flatMap((row, down) =>
    [...row].map((letter, across) => ({ tile: TILES[letter], at: [across * SIDE, down * SIDE] as const })),
  );
  const laid = (deep: number, drawn: string) => {
    const turned = `translate(${print([top[0], top[1] + deep])}) scale(${scale} ${scale * FLAT}) rotate(45)`;
    return `<g transform="${turned}">${drawn}</g>`;
  };
  const blocks = squares
    .filter(({ tile }) => tile !== undefined)
    .map(({ at: [x, y] }) => `<rect x="${x}" y="${y}" width="206" height="206" rx="10"/>`)
    .join('');
  const rock = Array.from({ length: THICK }, (_, at) => {
    const fill = at === 0 ? '#0c0a10' : '#3a2f36';
    return `<g fill="${fill}">${laid(THICK - at, blocks)}</g>`;
  });
  const faces = squares.map(({ tile, at: [x, y] }) => {
    if (tile === undefined) return '';
    const face = inset(tile.draw(), `tile-${x}-${y}`, { at: [-10, -10], scale: 1 });
    return `<g transform="translate(${x} ${y})" clip-path="url(#square)">${face}</g>`;
  });
  return [
    '<defs><clipPath id="square"><rect width="200" height="200" rx="9"/></clipPath></defs>',
    `<g opacity=".55" filter="url(#softer)">${laid(THICK * 2.4, blocks)}</g>`,
    ...rock,
    laid(0, faces.join('')),
  ].join('');
}

/** A thing on a tile, counted from the farthest corner: `[1, 0]` is the next one to the lower left. */
type Thing = readonly [name: string, role: RoleName | 'token', tile: Point, scale: number];

/** Draw things on the tiles of a cave, the farthest first. */
function things({ top, scale }: Cave, placed: readonly Thing[]): string {
  return placed
    .map(([name, role, [down, across], size]) => {
      const [u, v] = [(across + 0.5) * SIDE, (down + 0.5) * SIDE];
      const foot: Point = [
        top[0] + (u - v) * Math.SQRT1_2 * scale,
        top[1] + (u + v) * Math.SQRT1_2 * scale * FLAT, // prettier-ignore
      ];
      const { picture, base } = figureOf(name, role);
      const at: Point = [foot[0] - (picture.width / 2) * size, foot[1] - base * size];
      return inset(picture.draw(), `${name}-${down}-${across}`, { at, scale: size });
    })
    .join('');
}

/** Return the picture of a thing, and how far down its foot is. */
function figureOf(name: string, role: RoleName | 'token'): { picture: Picture; base: number } {
  if (role === 'token') return { picture: tokenPicture(name), base: name === 'crystal' ? 92 : 62 };
  if (role === 'dragon') return { picture: DRAGON_PICTURE, base: 122 };
  return { picture: piecePicture(`piece:${name}`, role), base: 100 };
}

const SMALL: Cave = { top: [100, 76], scale: 0.27, tiles: ['o0o', '3oF', 'oE1'] };

export const COVER: Picture = coverPicture('vast', () => ({
  ...DEEP,
  seed: 7,
  body: [
    GLOW,
    '<ellipse cx="100" cy="80" rx="104" ry="84" fill="url(#crystal)"/>',
    cave(SMALL),
    things(SMALL, [
      ['dragon', 'dragon', [0.25, 0.3], 0.96],
      ['crystal', 'token', [0.1, 1.5], 0.4],
      ['crystal', 'token', [1.6, 0.05], 0.46],
      ['goblins', 'goblins', [1.95, 0.45], 0.44],
      ['thief', 'thief', [0.85, 1.95], 0.42],
      ['knight', 'knight', [1.45, 1.45], 0.52],
    ]),
  ].join(''),
}));

const LARGE: Cave = { top: [436, 44], scale: 0.3, tiles: ['.0oE', '3oo1', 'oooF', 'Bo1.'] };

export const BANNER: Picture = bannerPicture('vast', () => ({
  ...DEEP,
  seed: 12,
  body: [
    GLOW,
    '<ellipse cx="440" cy="92" rx="240" ry="120" fill="url(#crystal)"/>',
    cave(LARGE),
    things(LARGE, [
      ['crystal', 'token', [0, 1], 0.44],
      ['crystal', 'token', [1, 0], 0.5],
      ['dragon', 'dragon', [0.9, 0.9], 0.94],
      ['thief', 'thief', [0.6, 3], 0.5],
      ['treasure', 'token', [1, 3], 0.32],
      ['fangs', 'goblins', [3, 0], 0.5],
      ['bones', 'goblins', [2.9, 0.9], 0.5],
      ['crystal', 'token', [2, 3], 0.42],
      ['knight', 'knight', [2.1, 2.1], 0.64],
    ]),
  ].join(''),
}));
