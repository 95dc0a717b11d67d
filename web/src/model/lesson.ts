/** Where a lesson is, from what the server says of it: data, and pure functions of it. */

import { thingsOf } from './handles';
import { worded, type Catalogue } from './words';
import type { LessonInfo, LessonStep, Move } from '../net/wire.gen';

/** All steps that have been heard of, with one more: it takes the place of those that it follows at once. */
export function heard(steps: readonly LessonStep[], step: LessonStep): readonly LessonStep[] {
  return [...steps.filter(({ version }) => version < step.version), step];
}

/** The step that belongs to the view on the screen; none at a table that is no lesson. */
export function stepAt(steps: readonly LessonStep[], version: number): LessonStep | null {
  return steps.findLast((step) => step.version <= version) ?? null;
}

/** By what a step is known again, while the others make one move after the other. */
export function nameOf({ first, moves, done }: LessonStep): string {
  return `${first} ${moves.length > 0 ? 'asked' : done ? 'done' : 'watching'}`;
}

/** What to light for the moves that are meant: the things of all of them, each once. */
export function meant({ moves }: LessonStep, offers: readonly Move[]): string[] {
  return [...new Set(offers.filter(({ number }) => moves.includes(number)).flatMap(thingsOf))];
}

/** A text of a lesson, in which `{card:guard}` is that thing's name. */
export function spoken(text: string, words: Catalogue): string {
  return text.replace(/\{([\w:-]+)\}/g, (_, thing: string) => worded(words, thing));
}

/** Those to offer on the first page: to somebody new the first of each game, else those that were left half way. */
export function offered(lessons: readonly LessonInfo[], { fresh }: { fresh: boolean }): LessonInfo[] {
  return lessons.filter(({ game, step, done }, at) =>
    fresh ? lessons.findIndex((lesson) => lesson.game === game) === at : step > 0 && !done,
  );
}
