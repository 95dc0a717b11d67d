/** The client of Heroes. */

import type { GameUi } from '../types';
import { explained } from './text/describe';
import { confirmation } from './confirmations';
import { screenReader } from './text/screen_reader';
import { colourOf, iconOf } from './art/icons';
import { isUnlogged } from './log';
import { motions } from './motions';
import { outcomes } from './outcomes';
import './colours.css';
import Surface from './Surface.svelte';
import { WORDS, heroesText } from './text/catalogue';
import { heroNames } from './text/names';
import { toldAt } from './dice/reveal_time';
import type { HeroesView, SideView } from './view.gen';

export const heroes: GameUi = {
  words: WORDS,
  firstGame: { players: '2', mode: 'classic', pace: 'stepped', boards: 'ready' },
  Surface,
  careful: ['choice:forgo'], // it costs two wounds
  confirmation,
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
  names: (view, language) => heroNames(view as HeroesView, language),
  unlogged: (line, view) => isUnlogged(line, view as HeroesView),
  screenReader: (view, language) =>
    screenReader(view as HeroesView, { ...WORDS[language], ...heroNames(view as HeroesView, language) }, language),
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
