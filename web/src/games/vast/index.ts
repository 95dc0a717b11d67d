/** Vast, as the client draws it. */

import en from '@games/vast/words.en.json';
import it from '@games/vast/words.it.json';
import { worded } from '../../headless/words';
import type { GameUi } from '../types';
import './colours.css';
import './marks.css';
import { explained } from './describe';
import { doubt } from './doubts';
import { inWords } from './inwords';
import { LEVEL_WORDS, promotions } from './levels';
import { colourOf, iconOf } from './looks';
import { motions } from './motions';
import { OUTCOME_WORDS, outcomes } from './outcomes';
import { PICK } from './pick';
import { progress } from './progress';
import Surface from './Surface.svelte';
import { vastText } from './text';
import type { VastView } from './view.gen';

const WORDS = {
  en: { ...en, ...PICK.en, ...OUTCOME_WORDS.en, ...LEVEL_WORDS.en },
  it: { ...it, ...PICK.it, ...OUTCOME_WORDS.it, ...LEVEL_WORDS.it },
};

export const vast: GameUi = {
  words: WORDS,
  Surface,
  hints: 'low',
  careful: [],
  doubt,
  crest: (role) => ({ outline: iconOf(role), colour: colourOf(role) }),
  explain: (thing, view, language) => explained(thing, view as VastView, (name) => worded(WORDS[language], name)),
  effects: (before, after, lines) => outcomes(before as VastView, after as VastView, lines),
  motions: (before, after, lines) => motions(before as VastView, after as VastView, lines),
  inWords: (view, language) => inWords(view as VastView, WORDS[language], language),
  sequel: (view, options, language) => promotions(view as VastView, options, WORDS[language]),
  numbers: (view, language) => [
    { label: vastText(language, 'progress'), values: (view as VastView).goals.map(progress) },
  ],
};
