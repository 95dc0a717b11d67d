/** The box of Vast: the roles in a cave of tiles, between darkness and Crystals. */

import bones from '~icons/crossed-bones';
import fangs from '~icons/bestial-fangs';
import goblins from '~icons/goblin-head';
import knight from '~icons/visored-helm';
import thief from '~icons/hooded-figure';
import { bannerPicture, coverPicture, type Backdrop } from '../../../art/box/backdrop';
import { DRAGON, DRAGON_EYE, DRAGON_PICTURE } from '../../../art/dragon';
import { layered } from '../../../art/figure';
import type { Picture } from '../../../art/gallery.svelte';
import { inset } from '../../../art/box/inset';
import { picture, print, radial, type Point } from '../../../art/svg';
import { crystals } from './crystals';
import { PIECE, stand } from './stand';
import { floorPicture, slabPicture } from './tiles';
import { TONES, type RoleName } from './tones';

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

interface Thing {
  source: string; // its drawing
  width: number;
  foot: number; // how far down it stands
}

const CRYSTALS: Thing = { source: crystals(), width: 120, foot: 92 };
const AWAKE: Thing = { source: DRAGON_PICTURE.draw(), width: DRAGON_PICTURE.width, foot: 122 };

/** The Dragon in the dark. Only its eye and its teeth are bright. */
const SHADE = ['#5fb8ac', '#1d5a56', '#06201f'];
const LURKING: Thing = {
  ...AWAKE,
  source: picture(
    DRAGON_PICTURE.width,
    DRAGON_PICTURE.height,
    layered(DRAGON.map((layer, at) => (at === DRAGON.length - 1 ? layer : { ...layer, paint: SHADE }))) + DRAGON_EYE,
    `-8 -4 ${DRAGON_PICTURE.width} ${DRAGON_PICTURE.height}`,
  ),
};

function piece(outline: string, role: RoleName): Thing {
  return { source: stand(outline, TONES[role]), width: PIECE.width, foot: 100 };
}

/** Draw things on tiles, the farthest first. `[1, 0]` is the tile to the lower left of the farthest one. */
function things({ top, scale }: Cave, placed: readonly (readonly [Thing, tile: Point, size: number])[]): string {
  return placed
    .map(([{ source, width, foot }, [down, across], size], at) => {
      const [u, v] = [(across + 0.5) * SIDE, (down + 0.5) * SIDE];
      const x = top[0] + (u - v) * Math.SQRT1_2 * scale;
      const y = top[1] + (u + v) * Math.SQRT1_2 * scale * FLAT;
      return inset(source, `thing-${at}`, { at: [x - (width / 2) * size, y - foot * size], scale: size });
    })
    .join('');
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
      [LURKING, [0.35, 0.4], 0.98],
      [CRYSTALS, [0.1, 1.5], 0.4],
      [CRYSTALS, [1.6, 0.05], 0.46],
      [piece(goblins, 'goblins'), [1.85, 0.35], 0.54],
      [piece(thief, 'thief'), [0.6, 1.9], 0.5],
      [piece(knight, 'knight'), [1.3, 1.3], 0.7],
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
      [CRYSTALS, [0, 1], 0.44],
      [CRYSTALS, [1, 0], 0.5],
      [AWAKE, [0.9, 0.9], 0.94],
      [piece(thief, 'thief'), [0.6, 3], 0.5],
      [piece(fangs, 'goblins'), [3, 0], 0.5],
      [piece(bones, 'goblins'), [2.9, 0.9], 0.5],
      [CRYSTALS, [2, 3], 0.42],
      [piece(knight, 'knight'), [2.1, 2.1], 0.64],
    ]),
  ].join(''),
}));
