/** The page of Volfyirion. */

import type { GamePage, PageSide } from '../types';
import { BANNER } from './art/box';
import { colourOf, crestOf } from './art/icons';
import { crestPicture, HEAD } from './art/pictures';
import './colours.css';
import { WORDS } from './text/catalogue';

export const PAGE: GamePage = {
  words: WORDS,
  weight: 'medium',
  banner: BANNER,
  sides: [
    house('role:volarees'),
    house('role:rorius'),
    { thing: 'dragon:volfyirion', picture: HEAD, crest: { outline: crestOf('dragon:volfyirion'), colour: '--red-55' } },
  ],
  options: ['mode', 'mercenaries', 'ascension', 'saboteurs', 'perks', 'ploys', 'rebuild', 'difficulty'],
};

function house(role: string): PageSide {
  return { thing: role, picture: crestPicture(role), crest: { outline: crestOf(role), colour: colourOf(role) } };
}
