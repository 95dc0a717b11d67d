/** The page of Heroes. */

import type { GamePage, PageSide } from '../types';
import { BANNER } from './art/box';
import { iconOf } from './art/icons';
import { wizardPicture } from './art/wizards';
import './colours.css';
import { WORDS } from './text/catalogue';

export const PAGE: GamePage = {
  words: WORDS,
  weight: 'medium',
  banner: BANNER,
  sides: [hero('ignara', 'fire'), hero('thalis', 'water'), hero('bromund', 'earth'), hero('sylvane', 'air')],
  options: ['mode', 'pace', 'boards', 'texts', 'life', 'creatureless'],
};

function hero(name: string, element: string): PageSide {
  const thing = `hero:${name}`;
  return { thing, picture: wizardPicture(name), crest: { outline: iconOf(thing), colour: `--${element}` } };
}
