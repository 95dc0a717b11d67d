/** Heroes, as the client draws it. */

import en from '@games/heroes/words.en.json';
import it from '@games/heroes/words.it.json';
import type { Move } from '../../wire.gen';
import type { Language } from '../../i18n';
import type { GameUi } from '../types';
import { explained } from './describe';
import { inWords } from './inwords';
import { colourOf, iconOf } from './looks';
import { motions } from './motions';
import './colours.css';
import { PICK } from './pick';
import Surface from './Surface.svelte';
import { heroesText } from './text';
import type { HeroesView, SideView } from './view.gen';

const WORDS = { en: { ...en, ...PICK.en }, it: { ...it, ...PICK.it } };

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

/** A stop is safe while the dice pay for something: else it is asked once. */
export function doubt({ kind }: Move, { sides, viewer }: HeroesView, language: Language): string | null {
  if (kind !== 'plan_stop' && kind !== 'stop') return null;
  const could = sides.find(({ seat }) => seat === viewer)?.could;
  if (could === null || could === undefined) return null;
  const some = could.cast.length > 0 || could.draw > 0 || could.learn.length > 0 || could.dispel;
  return some ? null : heroesText(language, 'stop_for_nothing');
}

function creatures({ spaces }: SideView): number {
  return spaces.filter((space) => space?.being.startsWith('creature:')).length;
}
