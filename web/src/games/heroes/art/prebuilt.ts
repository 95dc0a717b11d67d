/** The pictures of Heroes to make before the client is served: all of them. */

import creatures from '@games/heroes/data/creatures.csv?raw';
import heroes from '@games/heroes/data/heroes.csv?raw';
import spells from '@games/heroes/data/spells.csv?raw';
import type { Prebuilt } from '../../../art/prebuilt';
import { LANGUAGES } from '../../../locales';
import { formed } from '../../../model/words';
import { rowsOf } from '../../../model/lists';
import { FACES } from '../dice/dice';
import { WORDS } from '../text/catalogue';
import { BANNER, COVER } from './box';
import { elementName } from './icons';
import { diePicture, heroPicture, spellPicture, unitPicture } from './pictures';
import { wizardPicture } from './wizards';

export function prebuilt(): Prebuilt[] {
  return [
    { picture: COVER, scale: 1.5 },
    { picture: BANNER, scale: 2.25 },
    ...LANGUAGES.flatMap((language) =>
      FACES.map((face) => ({
        picture: diePicture(face, formed(WORDS[language], `face:${face}`, 'letter')),
        scale: 1.6,
      })),
    ),
    ...rowsOf(heroes).flatMap(({ id = '', element = '' }) => [
      { picture: wizardPicture(id), scale: 1.25 },
      { picture: heroPicture(`hero:${id}`, element), scale: 1.25 },
      { picture: unitPicture(`hero:${id}`, element), scale: 1 },
    ]),
    ...rowsOf(creatures).map(({ id, element = '' }) => ({
      picture: unitPicture(`creature:${id}`, element),
      scale: 1,
    })),
    ...rowsOf(spells).map(({ id, element }) => ({
      picture: spellPicture(`spell:${id}`, elementName(element || null)),
      scale: 1,
    })),
  ];
}
