/** The pictures of Volfyirion to make before the client is served: all of them. */

import cards from '@games/volfyirion/data/cards.csv?raw';
import cities from '@games/volfyirion/data/cities.csv?raw';
import type { Picture } from '../../../art/gallery.svelte';
import type { Prebuilt } from '../../../art/prebuilt';
import { rowsOf } from '../../../model/lists';
import type { FaceView } from '../view.gen';
import { BANNER, COVER } from './box';
import * as pictures from './pictures';

const HOUSES = ['role:volarees', 'role:rorius', 'role:volarees_ally', 'role:rorius_ally'];
const MODES = ['duel', 'solo', 'team', 'coop'] as const;
const { LAIR, HEAD, BODY, SHADOW, LEFT_WING, RIGHT_WING } = pictures;

export function prebuilt(): Prebuilt[] {
  return [
    { picture: COVER, scale: 1.5 },
    { picture: BANNER, scale: 2.25 },

    ...['dark', 'light'].flatMap((theme) => at(1, ...MODES.map((mode) => pictures.boardsPicture(mode, theme)))),
    ...at(1.5, ...HOUSES.map(pictures.crestPicture)),
    ...at(1.25, LAIR, HEAD, BODY, LEFT_WING, RIGHT_WING),
    ...at(0.75, SHADOW),
    ...at(1, ...(['strategy', 'wonder', 'rage'] as const).map(pictures.deckPicture)),
    ...at(1, ...HOUSES.flatMap((role) => [pictures.housePicture(role), pictures.wallPicture(role)])),
    ...at(1, ...rowsOf(cities).flatMap(({ name = '' }) => cityPictures(`city:${idOf(name)}`))),
    ...at(1.25, ...rowsOf(cards).map(({ name = '', kind = '', house = '' }) => cardPicture(idOf(name), kind, house))),
  ];
}

function at(scale: number, ...found: Picture[]): Prebuilt[] {
  return found.map((picture) => ({ picture, scale }));
}

function cityPictures(city: string): Picture[] {
  return [pictures.cityPicture(city, true), pictures.cityPicture(city, false)];
}

function cardPicture(id: string, kind: string, house: string): Picture {
  return pictures.facePicture({ card: `card:${id}`, kind, house } as FaceView);
}

/** Return the id of a printed name: `celethes_law` for `Celethe's Law`. */
function idOf(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '_');
}
