/** What the drawing of Drako says itself; everything about rules is in the game's own catalogue. */

import { speaker } from '../../i18n';

const en = {
  for_nothing: 'This card would do nothing. Play it all the same?',
  draw_again: 'You have just drawn cards. Spend this action on drawing, too?',
  deck: 'Deck',
  hand: 'Hand',
  discards: 'Discards',
  look: 'Look at the discards {role.of}',
  empty: 'No cards yet.',
  rocks: 'Rocks',
  cards_left: 'Cards left',
  wounds: '{wounds} of {spaces, plural, one {# wound} other {# wounds}}',
  dead: 'dead',
  netted: 'under the net',
  lost: 'ability lost',
  ready: 'ready',
  spent: 'spent',
  shields: 'reinforced',
  quiet: 'Turns without a wound: {quiet} of {limit}',
  removed: '{n, plural, one {# card} other {# cards}} out of the game',
  covered: '{n, plural, one {# card} other {# cards}}, face down',
  value: 'Wounds dealt',
  used: 'Cards used',
  left: 'Cards left',
  standing: 'Figures standing',
  attack: '{by.The} attacks {on.the} for {value, plural, one {# wound} other {# wounds}}',
  at: '{figure} on {hex}, {wounds}',
  hold: '{role}: {hand, plural, one {# card} other {# cards}} in hand, {deck} in the deck, {discards} discarded',
  holds: 'In hand: {cards}',
  turn: 'Turn {turns}: {role}, {actions, plural, one {# action} other {# actions}} left',
};

export type DrakoKey = keyof typeof en;

const it: Record<DrakoKey, string> = {
  for_nothing: 'Questa carta non farebbe nulla. Giocarla lo stesso?',
  draw_again: 'Hai appena pescato. Usare anche questa azione per pescare?',
  deck: 'Mazzo',
  hand: 'Mano',
  discards: 'Scarti',
  look: 'Guarda gli scarti {role.of}',
  empty: 'Ancora nessuna carta.',
  rocks: 'Rocce',
  cards_left: 'Carte rimaste',
  wounds: '{wounds, plural, one {# ferita} other {# ferite}} su {spaces}',
  dead: 'morto',
  netted: 'sotto la Rete',
  lost: 'abilità persa',
  ready: 'pronta',
  spent: 'usata',
  shields: 'rinforzato',
  quiet: 'Turni senza ferite: {quiet} su {limit}',
  removed: '{n, plural, one {# carta} other {# carte}} fuori dal gioco',
  covered: '{n, plural, one {# carta coperta} other {# carte coperte}}',
  value: 'Ferite inflitte',
  used: 'Carte usate',
  left: 'Carte rimaste',
  standing: 'Miniature in piedi',
  attack: '{by.The} attacca {on.the} per {value, plural, one {# ferita} other {# ferite}}',
  at: '{figure} in {hex}, {wounds}',
  hold: '{role}: {hand, plural, one {# carta} other {# carte}} in mano, {deck} nel mazzo, {discards} negli scarti',
  holds: 'In mano: {cards}',
  turn: 'Turno {turns}: {role}, {actions, plural, one {# azione rimasta} other {# azioni rimaste}}',
};

/** A text in a language, its holes filled. */
export const drakoText = speaker({ en, it });
