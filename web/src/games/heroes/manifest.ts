/** Heroes: what the shelf shows of it, and where the rest is. */

import cover from '~icons/wizard-staff';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  name: 'heroes',
  title: 'Heroes',
  cover: { outline: cover, colour: '#7b3a8c', deep: '#2a1034', light: '#c98ad8', land: 'field' },
  texts: {
    en: {
      blurb: 'Dice and spells in real time, wizard against wizard.',
      players: '2 to 4 players, 20 minutes',
      credit: 'Heroes is a game by Adam Kwapiński, published by Lion Games and REBEL.',
    },
    it: {
      blurb: 'Dadi e incantesimi in tempo reale, mago contro mago.',
      players: 'da 2 a 4 giocatori, 20 minuti',
      credit: 'Heroes è un gioco di Adam Kwapiński, pubblicato da Lion Games e REBEL.',
    },
  },
  book: {
    en: () => import('@rules/heroes.en.md?raw').then((book) => book.default),
    it: () => import('@rules/heroes.it.md?raw').then((book) => book.default),
  },
  load: () => import('.').then(({ heroes }) => heroes),
};
