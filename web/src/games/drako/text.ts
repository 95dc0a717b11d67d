/** What the drawing of Drako says itself; everything about rules is in the game's own catalogue. */

import { speaker } from '../../i18n';

const en = {
  for_nothing: 'This card would do nothing. Play it all the same?',
  draw_again: 'You have just drawn cards. Spend this action on drawing, too?',
  deck: 'Deck',
  hand: 'Hand',
  discards: 'Discards',
  look: 'Look at the discards of {role}',
  empty: 'None yet.',
  rocks: 'Rocks',
  cards_left: 'Cards left',
  wounds: '{wounds} of {spaces} wounds',
  dead: 'dead',
  netted: 'under the net',
  lost: 'ability lost',
  ready: 'ready',
  spent: 'spent',
  shields: 'reinforced',
  quiet: 'Turns without a wound: {quiet} of {limit}',
  removed: '{n} out of the game',
  covered: '{n} cards, face down',
  value: 'Wounds dealt',
  used: 'Cards used',
  left: 'Cards left',
  standing: 'Figures standing',
  attack: '{by} attacks {on} for {value}',
  at: '{figure} on {hex}, {wounds}',
  hold: '{role}: {hand} cards in hand, {deck} in the deck, {discards} discarded',
  holds: 'In hand: {cards}',
  turn: 'Turn {turns}: {role}, {actions} actions left',
};

export type DrakoKey = keyof typeof en;

const it: Record<DrakoKey, string> = {
  for_nothing: 'Questa carta non farebbe nulla. Giocarla lo stesso?',
  draw_again: 'Hai appena pescato. Usare anche questa azione per pescare?',
  deck: 'Mazzo',
  hand: 'Mano',
  discards: 'Scarti',
  look: 'Guarda gli scarti: {role}',
  empty: 'Ancora nessuno.',
  rocks: 'Massi',
  cards_left: 'Carte rimaste',
  wounds: '{wounds} ferite su {spaces}',
  dead: 'fuori combattimento',
  netted: 'sotto la rete',
  lost: 'abilità perduta',
  ready: 'pronta',
  spent: 'usata',
  shields: 'rinforzato',
  quiet: 'Turni senza ferite: {quiet} su {limit}',
  removed: '{n} fuori dal gioco',
  covered: '{n} carte coperte',
  value: 'Ferite inflitte',
  used: 'Carte usate',
  left: 'Carte rimaste',
  standing: 'Miniature in piedi',
  attack: '{by} attacca {on} per {value}',
  at: '{figure} in {hex}, {wounds}',
  hold: '{role}: {hand} carte in mano, {deck} nel mazzo, {discards} scartate',
  holds: 'In mano: {cards}',
  turn: 'Turno {turns}: {role}, {actions} azioni rimaste',
};

/** A text in a language, its holes filled. */
export const drakoText = speaker({ en, it });
