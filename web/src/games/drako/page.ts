/** The page of Drako. */

import type { GamePage, PageSide } from '../types';
import { BANNER } from './art/box';
import { figurePicture } from './art/figures';
import { colourOf, iconOf } from './art/icons';
import './colours.css';
import { WORDS } from './text/catalogue';

export const PAGE: GamePage = {
  words: WORDS,
  weight: 'light',
  banner: BANNER,
  sides: [
    side('dragon', 'dragon'),
    side('dwarves', 'brald'),
    side('knights', 'swordsman'),
    side('trolls', 'berserker'),
  ],
  options: ['matchup', 'placement', 'redraw', 'quiet-draw'],
};

function side(role: string, figure: string): PageSide {
  const thing = `role:${role}`;
  const crest = { outline: iconOf(thing), colour: colourOf(thing) };
  return { thing, picture: figurePicture(`figure:${figure}`), crest };
}
