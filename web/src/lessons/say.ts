/** What the client says around lessons; the lessons themselves come from the server. */

import type { Fields } from '../headless/words';
import { speaker, type Texts } from '../i18n';
import { prefs } from '../live/prefs.svelte';

const en = {
  learn: 'Learn by playing',
  first: 'First time here? A lesson of a few minutes, at the real table. Or just play: it is up to you.',
  all: 'All lessons',
  page_note: 'Each lesson is a few minutes at the real table, with the real rules. Leave whenever you like: it waits.',
  minutes: '{n} min',
  begin: 'Begin',
  go_on: 'Go on',
  again: 'Take it again',
  at_step: 'Step {n} of {of}',
  done: 'Done',
  lesson: 'Lesson',
  back: 'Back',
  next_page: 'Next',
  watch: 'Good. Watch what the others do.',
  later: 'Leave for later',
  over: 'Lesson done',
  next_lesson: 'Next lesson',
  lessons: 'All lessons',
  real_game: 'Play a whole game',
  changed: 'This lesson has been written anew since. You are free to play on, or to begin it again.',
};

const it: Readonly<Record<keyof typeof en, string>> = {
  learn: 'Impara giocando',
  first: 'Prima volta qui? Una lezione di pochi minuti, al tavolo vero. Oppure gioca e basta: scegli tu.',
  all: 'Tutte le lezioni',
  page_note:
    'Ogni lezione dura pochi minuti, al tavolo vero e con le regole vere. Puoi andartene quando vuoi: ti aspetta.',
  minutes: '{n} min',
  begin: 'Comincia',
  go_on: 'Continua',
  again: 'Rifalla',
  at_step: 'Passo {n} di {of}',
  done: 'Fatta',
  lesson: 'Lezione',
  back: 'Indietro',
  next_page: 'Avanti',
  watch: 'Bene. Guarda che cosa fanno gli altri.',
  later: 'Riprendi più tardi',
  over: 'Lezione finita',
  next_lesson: 'Prossima lezione',
  lessons: 'Tutte le lezioni',
  real_game: 'Gioca una partita intera',
  changed: 'Nel frattempo questa lezione è stata riscritta. Puoi continuare a giocare, o ricominciarla.',
};

type LessonKey = keyof typeof en;

const texts: Texts<LessonKey> = { en, it };
const text = speaker(texts);

/** A text around lessons, in the language of the moment. */
export function say(key: LessonKey, fields: Fields = {}): string {
  return text(prefs.language, key, fields);
}
