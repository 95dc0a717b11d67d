/** The page of Vast. */

import type { GamePage } from '../types';
import { BANNER } from './art/box';
import { colourOf, iconOf, TONES, type RoleName } from './art/icons';
import { crestPicture } from './art/pieces';
import './colours.css';
import { WORDS } from './text/catalogue';

export const PAGE: GamePage = {
  words: WORDS,
  weight: 'heavy',
  banner: BANNER,
  sides: (Object.keys(TONES) as RoleName[]).map((role) => ({
    thing: `role:${role}`,
    picture: crestPicture(role),
    crest: { outline: iconOf(`role:${role}`), colour: colourOf(`role:${role}`) },
  })),
  options: ['roles', 'solo', 'campaign', 'terrain', 'bonus-cards', 'schemes', 'scales', 'upgrade-cards', 'fewer-tiles'],
};
