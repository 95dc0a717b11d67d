/** The client of Drako. */

import type { GameUi } from '../types';
import { clauseOn } from './text/clauses';
import { confirmation } from './confirmations';
import { effects } from './effects';
import { screenReader } from './text/screen_reader';
import { colourOf, iconOf } from './art/icons';
import { glides } from './motions';
import './colours.css';
import Surface from './Surface.svelte';
import { WORDS, drakoText } from './text/catalogue';
import type { DrakoView, SideView } from './view.gen';

export const drako: GameUi = {
  words: WORDS,
  Surface,
  careful: ['symbol:nothing'], // one click must not waste a card
  confirmation,
  crest: (role) => ({ outline: iconOf(role), colour: colourOf(role) }),
  explain: (thing) =>
    [clauseOn(thing)].flatMap((clause) => (clause === undefined ? [] : { text: null, clauses: [clause] })),
  effects: (before, after, lines) => effects(before as DrakoView, after as DrakoView, lines),
  motions: (before, after, lines) => glides(before as DrakoView, after as DrakoView, lines),
  screenReader: (view, language) => screenReader(view as DrakoView, WORDS[language], language),
  numbers: (view, language) =>
    numbers(view as DrakoView).map((row) => ({ ...row, label: drakoText(language, row.label) })),
};

function numbers({ sides }: DrakoView): { label: 'value' | 'used' | 'left' | 'standing'; values: number[] }[] {
  const suffered = sides.map(({ figures }) =>
    sum(figures.map(({ wounds, spaces, alive }) => (alive ? wounds : spaces))),
  );
  return [
    { label: 'value', values: suffered.toReversed() },
    { label: 'used', values: sides.map(used) },
    { label: 'left', values: sides.map(({ deck_size, hand_size }) => deck_size + hand_size) },
    { label: 'standing', values: sides.map(({ figures }) => figures.filter(({ alive }) => alive).length) },
  ];
}

function used({ discards, removed }: SideView): number {
  return sum(discards.map(({ count }) => count)) + removed;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, number) => total + number, 0);
}
