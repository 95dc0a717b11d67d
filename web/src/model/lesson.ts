/** The step of a lesson: data from the server, and pure functions of it. */

import { thingsOf } from './handles';
import { worded, type Catalogue } from './words';
import type { LessonInfo, LessonStep, Move } from '../net/wire.gen';

/** Add a step. It replaces the steps of its version and of later ones. */
export function addStep(steps: readonly LessonStep[], step: LessonStep): readonly LessonStep[] {
  return [...steps.filter(({ version }) => version < step.version), step];
}

/** Return the step for the view on the screen, or null at a table without a lesson. */
export function stepAt(steps: readonly LessonStep[], version: number): LessonStep | null {
  return steps.findLast((step) => step.version <= version) ?? null;
}

/** Return a name for a step. It stays the same while the others move. */
export function nameOf({ first, moves, done }: LessonStep): string {
  return `${first} ${moves.length > 0 ? 'asked' : done ? 'done' : 'watching'}`;
}

/** Return the things to light for the moves of a step, each once. */
export function thingsToLight({ moves }: LessonStep, offers: readonly Move[]): string[] {
  return [...new Set(offers.filter(({ number }) => moves.includes(number)).flatMap(thingsOf))];
}

/** Return a text of a lesson with the names of its things: `{card:guard}` stands for a name. */
export function spoken(text: string, words: Catalogue): string {
  return text.replace(/\{([\w:-]+)\}/g, (_, thing: string) => worded(words, thing));
}

/** Return the lessons for the first page: the first of each game for a new guest, or else the unfinished ones. */
export function offered(lessons: readonly LessonInfo[], { fresh }: { fresh: boolean }): LessonInfo[] {
  return lessons.filter(({ game, step, done }, at) =>
    fresh ? lessons.findIndex((lesson) => lesson.game === game) === at : step > 0 && !done,
  );
}
