/** Vast: what the shelf shows of it, and where the rest is. */

import cover from '~icons/crystal-growth';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  name: 'vast',
  title: 'Vast',
  cover: { outline: cover, colour: '#1d7a72', deep: '#08302e', light: '#6fd0c0' },
  texts: {
    en: {
      blurb: 'Knight, goblins, dragon, cave, thief: everyone plays a different game.',
      players: '1 to 5 players, 75 minutes',
      credit:
        'Vast is a game by Patrick Leder, Kyle Woelfel and David Somerville, published by Leder Games and MS Edizioni.',
    },
    it: {
      blurb: 'Cavaliere, goblin, drago, caverna, ladro: ognuno gioca un gioco diverso.',
      players: 'da 1 a 5 giocatori, 75 minuti',
      credit:
        'Vast è un gioco di Patrick Leder, Kyle Woelfel e David Somerville, pubblicato da Leder Games e MS Edizioni.',
    },
  },
  book: {
    en: () => import('@rules/vast.en.md?raw').then((book) => book.default),
    it: () => import('@rules/vast.it.md?raw').then((book) => book.default),
  },
  load: () => import('.').then(({ vast }) => vast),
};
