/** The client of Vast. */

import { worded } from '../../model/words';
import type { GameUi } from '../types';
import './colours.css';
import './marks.css';
import { explained } from './text/describe';
import { confirmation } from './confirmations';
import { screenReader } from './text/screen_reader';
import { promotions } from './seats/levels';
import { colourOf, iconOf } from './art/icons';
import { motions } from './motions';
import { outcomes } from './outcomes';
import { progress } from './progress';
import Surface from './Surface.svelte';
import { WORDS, vastText } from './text/catalogue';
import type { VastView } from './view.gen';

export const vast: GameUi = {
  words: WORDS,
  Surface,
  hints: 'low',
  careful: [],
  confirmation,
  crest: (role) => ({ outline: iconOf(role), colour: colourOf(role) }),
  explain: (thing, view, language) => explained(thing, view as VastView, (name) => worded(WORDS[language], name)),
  effects: (before, after, lines) => outcomes(before as VastView, after as VastView, lines),
  motions: (before, after, lines) => motions(before as VastView, after as VastView, lines),
  screenReader: (view, language) => screenReader(view as VastView, WORDS[language], language),
  sequel: (view, options, language) => promotions(view as VastView, options, WORDS[language]),
  numbers: (view, language) => [
    { label: vastText(language, 'progress'), values: (view as VastView).goals.map(progress) },
  ],
};
