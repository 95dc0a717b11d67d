/** Vast as it stands on the shelf. */

import cover from '~icons/crystal-growth';
import type { Box } from '../types';

export const box: Box = {
  name: 'vast',
  title: 'Vast',
  cover: { outline: cover, colour: '#1d7a72', deep: '#08302e', light: '#6fd0c0' },
  texts: {
    en: {
      blurb: 'Knight, goblins, dragon, cave, thief: everyone plays another game.',
      players: '1 to 5 players, 75 minutes',
    },
    it: {
      blurb: 'Cavaliere, goblin, drago, caverna, ladra: ognuno gioca un altro gioco.',
      players: 'da 1 a 5 giocatori, 75 minuti',
    },
  },
};
