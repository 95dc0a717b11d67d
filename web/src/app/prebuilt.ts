/** All pictures to make before the client is served. */

import { DRAGON_PICTURE, DRAGON_SCALE } from '../art/dragon';
import { groundOf, slabOf } from '../art/texture';
import { LANGUAGES, loadTexts } from '../locales';
import type { Prebuilt } from '../art/prebuilt';

const OF_GAMES = import.meta.glob<() => Prebuilt[]>('../games/*/art/prebuilt.ts', { eager: true, import: 'prebuilt' });

export async function prebuilt(): Promise<Prebuilt[]> {
  await Promise.all(LANGUAGES.map(loadTexts)); // dice have letters
  return [
    ...['dark', 'light'].flatMap((theme) => [
      { picture: groundOf(theme), scale: 1 },
      { picture: slabOf(theme), scale: 1 },
    ]),
    { picture: DRAGON_PICTURE, scale: DRAGON_SCALE },
    ...Object.values(OF_GAMES).flatMap((list) => list()),
  ];
}
