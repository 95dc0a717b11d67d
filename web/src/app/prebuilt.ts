/** All pictures to make before the client is served. */

import { coverPicture } from '../art/cover';
import { DRAGON_PICTURE } from '../art/dragon';
import { groundOf, slabOf } from '../art/ground';
import type { Prebuilt } from '../art/prebuilt';
import { GAMES } from '../games';

const OF_GAMES = import.meta.glob<() => Prebuilt[]>('../games/*/art/prebuilt.ts', { eager: true, import: 'prebuilt' });

export function prebuilt(): Prebuilt[] {
  return [
    ...['dark', 'light'].flatMap((theme) => [
      { picture: groundOf(theme), scale: 1 },
      { picture: slabOf(theme), scale: 1 },
    ]),
    { picture: DRAGON_PICTURE, scale: 4 },
    ...GAMES.map(({ name, cover }) => ({ picture: coverPicture(name, cover), scale: 1.5 })),
    ...Object.values(OF_GAMES).flatMap((list) => list()),
  ];
}
