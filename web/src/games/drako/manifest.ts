/** Drako: what the shelf shows of it, and where the rest is. */

import cover from '~icons/spiked-dragon-head';
import type { Manifest } from '../types';

export const MANIFEST: Manifest = {
  name: 'drako',
  title: 'Drako',
  cover: { outline: cover, colour: '#a3341b', deep: '#3a0e09', light: '#f5913d' },
  texts: {
    en: {
      blurb: 'A dragon in its lair, and those who came for it. Six match-ups of four sides.',
      players: '2 players, 30 minutes',
      credit: 'Drako is a game by Adam Kałuża, published by REBEL.',
    },
    it: {
      blurb: 'Un drago nel suo antro, e chi è venuto a stanarlo. Sei sfide fra quattro fazioni.',
      players: '2 giocatori, 30 minuti',
      credit: 'Drako è un gioco di Adam Kałuża, pubblicato da REBEL.',
    },
  },
  quickGame: {
    seats: ['bot:2', 'me'], // dwarves, against a bot that is learning too
    texts: {
      en: { start: 'Play Drako now', note: 'You are the dwarves, a bot is the dragon' },
      it: { start: 'Gioca subito a Drako', note: 'Tu guidi i nani, un bot è il drago' },
    },
  },
  book: {
    en: () => import('@rules/drako.en.md?raw').then((book) => book.default),
    it: () => import('@rules/drako.it.md?raw').then((book) => book.default),
  },
  load: () => import('.').then(({ drako }) => drako),
};
