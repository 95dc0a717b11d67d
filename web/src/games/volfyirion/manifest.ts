/** Volfyirion: what the shelf shows of it, and where the rest is. */

import cover from '~icons/castle';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  name: 'volfyirion',
  title: 'Volfyirion',
  cover: { outline: cover, colour: '#3c4f8f', deep: '#141b3c', light: '#8fa8e8', land: 'city' },
  texts: {
    en: {
      blurb: 'Two houses build their decks and besiege each other’s cities, and a dragon serves either.',
      players: '1 to 4 players, 45 minutes',
      credit: 'Volfyirion is a game published by Tabula Games.',
    },
    it: {
      blurb: 'Due casate costruiscono i propri mazzi e assediano le città nemiche, con un drago da aizzare.',
      players: 'da 1 a 4 giocatori, 45 minuti',
      credit: 'Volfyirion è un gioco pubblicato da Tabula Games.',
    },
  },
  book: {
    en: () => import('@rules/volfyirion.en.md?raw').then((book) => book.default),
    it: () => import('@rules/volfyirion.it.md?raw').then((book) => book.default),
  },
  load: () => import('.').then(({ volfyirion }) => volfyirion),
};
