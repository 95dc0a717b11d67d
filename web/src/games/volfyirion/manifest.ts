/** Volfyirion: what the shelf shows of it, and where the rest is. */

import cover from '~icons/castle';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  name: 'volfyirion',
  title: 'Volfyirion',
  cover: { outline: cover, colour: '#3c4f8f', deep: '#141b3c', light: '#8fa8e8', land: 'city' },
  texts: {
    en: {
      blurb: 'Two cities build their decks while a dragon circles between them.',
      players: '1 to 4 players, 45 minutes',
      credit: 'Volfyirion is a game published by Tabula Games.',
    },
    it: {
      blurb: 'Due città costruiscono i loro mazzi mentre un drago vola tra l’una e l’altra.',
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
