/** The pictures of Vast to make before the client is served: all of them. */

import terrain from '@games/vast/data/terrain.csv?raw';
import type { Picture } from '../../../art/gallery.svelte';
import type { Prebuilt } from '../../../art/prebuilt';
import { rowsOf } from '../../../model/lists';
import { abyssPicture } from './abyss';
import { BANNER, COVER } from './box';
import { SYMBOL_COLOURS, TONES, type RoleName } from './icons';
import { crestPicture, piecePicture, TOKENS, tokenPicture } from './pieces';
import { terrainPicture } from './terrain';
import { floorPicture, slabPicture } from './tiles';

const ROLES = Object.keys(TONES) as RoleName[];
const TRIBES = Object.keys(SYMBOL_COLOURS);
const WALLS = Array.from({ length: 16 }, (_, sum) => [1, 2, 4, 8].map((way) => (sum & way) > 0));
const COURSES = [0, 1, 2, 3];

export function prebuilt(): Prebuilt[] {
  const pieces = [
    ...ROLES.flatMap((role) => [crestPicture(role), piecePicture(`piece:${role}`, role)]),
    ...TRIBES.map((tribe) => piecePicture(`piece:${tribe}`, 'goblins')),
    ...TOKENS.map(tokenPicture),
    ...['dark', 'light'].map(abyssPicture),
  ];
  const squares = [...['dark', 'light'].flatMap(tiles), ...rowsOf(terrain).flatMap(({ id = '' }) => grounds(id))];
  return [
    { picture: COVER, scale: 1.5 },
    { picture: BANNER, scale: 2.25 },
    ...pieces.map((picture) => ({ picture, scale: 1 })),
    ...squares.map((picture) => ({ picture, scale: 0.8 })),
  ];
}

function tiles(theme: string): Picture[] {
  return [
    ...TRIBES.map((symbol) => slabPicture(symbol, theme)),
    ...[0, 1].flatMap((kind) => WALLS.map((walls) => floorPicture(walls, kind, theme))),
  ];
}

function grounds(id: string): Picture[] {
  const ways = id === 'canyon' ? [true, false] : [true];
  return ways.flatMap((impassable) => COURSES.map((course) => terrainPicture(id, course, impassable)));
}
