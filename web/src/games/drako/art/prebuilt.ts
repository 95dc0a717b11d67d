/** The pictures of Drako to make before the client is served: all of them. */

import dragonCards from '@games/drako/data/dragon.csv?raw';
import dwarfCards from '@games/drako/data/dwarves.csv?raw';
import knightCards from '@games/drako/data/knights.csv?raw';
import trollCards from '@games/drako/data/trolls.csv?raw';
import { coin } from '../../../art/coin';
import type { Prebuilt } from '../../../art/prebuilt';
import { rowsOf } from '../../../model/lists';
import { arenaPicture } from './arena/arena';
import { LIT } from './arena/lights';
import { BANNER, COVER } from './box';
import { facePicture } from './faces';
import { FIGURES, figurePicture } from './figures';
import { iconOf, metalOf } from './icons';

const CARDS = { dragon: dragonCards, dwarves: dwarfCards, knights: knightCards, trolls: trollCards };

export function prebuilt(): Prebuilt[] {
  const roles = Object.keys(CARDS).map((side) => `role:${side}`);
  return [
    { picture: COVER, scale: 1.5 },
    { picture: BANNER, scale: 2.25 },

    ...roles.map((role) => ({ picture: coin(role, iconOf(role), metalOf(role)), scale: 2 })),
    ...FIGURES.map((figure) => ({ picture: figurePicture(figure), scale: 1.5 })),
    ...Object.entries(CARDS).flatMap(([side, cards]) => facesOf(`role:${side}`, cards)),
    ...['dark', 'light'].flatMap((theme) =>
      LIT.map((matchup) => ({ picture: arenaPicture(matchup, theme), scale: 1.5 })),
    ),
  ];
}

/** Return the illustrations of a side's cards. Its list writes symbols such as `defence / 2 move 1`. */
function facesOf(role: string, cards: string): Prebuilt[] {
  const halves = rowsOf(cards).map(({ symbols = '' }) => symbols.split(' / '));
  const pictures = halves.flatMap((symbols) =>
    symbols.map((symbol) => facePicture(role, symbolOf(symbol), symbols.length > 1 ? 'wide' : 'high')),
  );
  return pictures.map((picture) => ({ picture, scale: 1.25 }));
}

/** Return the symbol's name in a view: `symbol:move2:1` for `2 move 1`. */
function symbolOf(printed: string): string {
  const [, figures = '', name = '', value] = /^(?:(\d) )?(\w+)(?: (\d+))?$/.exec(printed) ?? [];
  return `symbol:${name}${figures}${value === undefined ? '' : `:${value}`}`;
}
