/** Heroes, as the client draws it. */

import en from '@games/heroes/words.en.json';
import it from '@games/heroes/words.it.json';
import type { GameUi } from '../types';
import { explained } from './describe';
import { doubt } from './doubts';
import { inWords } from './inwords';
import { colourOf, iconOf } from './looks';
import { motions } from './motions';
import { OUTCOME_WORDS, outcomes } from './outcomes';
import './colours.css';
import { PICK } from './pick';
import Surface from './Surface.svelte';
import { heroesText } from './text';
import { toldAt } from './uncovering';
import type { HeroesView, SideView } from './view.gen';

const WORDS = { en: { ...en, ...PICK.en, ...OUTCOME_WORDS.en }, it: { ...it, ...PICK.it, ...OUTCOME_WORDS.it } };

export const heroes: GameUi = {
  words: WORDS,
  Surface,
  careful: ['choice:forgo'], // it costs two wounds
  doubt: (move, { view }, language) => doubt(move, view as HeroesView, language),
  keys: {
    r: 'choice:throw',
    R: 'choice:throw',
    ' ': 'choice:stop',
    w: 'choice:hold',
    z: 'choice:rest',
  },
  crest: (role) => ({ outline: iconOf(role), colour: colourOf(role) }),
  explain: (thing, view, language) => explained(thing, view as HeroesView, language),
  toldAt: (line, view) => toldAt(line, view as HeroesView),
  effects: (before, after, lines) => outcomes(before as HeroesView, after as HeroesView, lines),
  motions: (before, after, lines) => motions(before as HeroesView, after as HeroesView, lines),
  inWords: (view, language) => inWords(view as HeroesView, WORDS[language], language),
  numbers: (view, language) => {
    const { sides } = view as HeroesView;
    return [
      { label: heroesText(language, 'wounds_dealt'), values: sides.map(({ life }) => life) },
      { label: heroesText(language, 'creatures_left'), values: sides.map(creatures) },
      { label: heroesText(language, 'hand_size'), values: sides.map(({ hand_size }) => hand_size) },
    ];
  },
};

function creatures({ spaces }: SideView): number {
  return spaces.filter((space) => space?.being.startsWith('creature:')).length;
}
