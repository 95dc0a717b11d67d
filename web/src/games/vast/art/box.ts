/** The box of Vast: the roles in a cave of tiles, between darkness and Crystals. */

import { bannerPicture, coverPicture, type Backdrop } from '../../../art/cover';
import { DRAGON_PICTURE } from '../../../art/dragon';
import type { Picture } from '../../../art/gallery.svelte';
import { inset } from '../../../art/inset';
import { radial, type Point } from '../../../art/svg';
import type { RoleName } from './icons';
import { piecePicture, tokenPicture } from './pieces';
import { floorPicture, HEIGHT, slabPicture } from './tiles';

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

const FLAT = 0.56; // height of the tiles, seen at an angle
const OPEN = [false, false, false, false];

interface Board {
  at: Point; // its upper left corner
  scale: number;
  tiles: readonly string[]; // rows from the back: a letter for each tile
}

/** The tiles by their letters: lit floors, dark slabs with the symbols of the Tribes. */
const TILES: Readonly<Record<string, Picture>> = {
  a: floorPicture(OPEN, 0, 'dark'),
  b: floorPicture([true, false, false, false], 1, 'dark'),
  c: floorPicture([false, true, false, false], 0, 'dark'),
  d: floorPicture([false, false, false, true], 1, 'dark'),
  f: slabPicture('fangs', 'dark'),
  g: slabPicture('bones', 'dark'),
  h: slabPicture('eye', 'dark'),
};

/** Draw tiles, seen at an angle. A gap has no tile. */
function board({ at: [left, top], scale, tiles }: Board): string {
  const side = 204 * scale;
  return tiles
    .flatMap((row, down) =>
      [...row].map((letter, across) => {
        const tile = TILES[letter];
        if (tile === undefined) return '';
        const at: Point = [left + across * side, top + down * side * FLAT];
        return inset(tile.draw(), `tile-${down}-${across}`, { at, scale: [scale, scale * FLAT] });
      }),
    )
    .join('');
}

function piece(name: string, role: RoleName, [x, y]: Point, scale: number): string {
  const at: Point = [x - 59 * scale, y - 98 * scale];
  return inset(piecePicture(`piece:${name}`, role).draw(), name, { at, scale });
}

function token(name: string, [x, y]: Point, scale: number, number: number): string {
  return inset(tokenPicture(name).draw(), `${name}-${number}`, { at: [x - 60 * scale, y - 94 * scale], scale });
}

function dragon([x, y]: Point, scale: number): string {
  const { width, draw } = DRAGON_PICTURE;
  return inset(draw(), 'dragon', { at: [x - (width / 2) * scale, y - 126 * scale], scale });
}

export const COVER: Picture = coverPicture('vast', () => ({
  ...DEEP,
  seed: 7,
  body: [
    GLOW,
    '<ellipse cx="100" cy="80" rx="104" ry="84" fill="url(#crystal)"/>',
    dragon([112, 124], 0.94),
    board({ at: [4, 96], scale: 0.32, tiles: ['aba', 'fag'] }),
    token('crystal', [30, 122], 0.5, 1),
    token('crystal', [176, 124], 0.42, 2),
    piece('knight', 'knight', [100, 160], 0.56),
    piece('thief', 'thief', [162, 148], 0.4),
    piece('goblins', 'goblins', [40, 152], 0.44),
  ].join(''),
}));

export const BANNER: Picture = bannerPicture('vast', () => ({
  ...DEEP,
  seed: 12,
  body: [
    GLOW,
    '<ellipse cx="440" cy="92" rx="240" ry="120" fill="url(#crystal)"/>',
    dragon([446, 124], 0.98),
    board({ at: [258, 98], scale: HEIGHT * 0.0015, tiles: ['fbaab', 'gdaah', ' acaf'] }),
    token('crystal', [296, 132], 0.5, 1),
    token('crystal', [590, 132], 0.56, 2),
    token('treasure', [520, 168], 0.3, 3),
    piece('knight', 'knight', [420, 178], 0.62),
    piece('fangs', 'goblins', [330, 166], 0.46),
    piece('bones', 'goblins', [372, 206], 0.48),
    piece('thief', 'thief', [556, 196], 0.5),
  ].join(''),
}));
