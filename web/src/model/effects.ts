/**
 * What came of what was done: who was hit, what fell. A game finds it by comparing two views and by the lines
 * of the log between them; the log tells it below the line that it came of.
 */

import { CHANCE, type Frame, type LogLine } from '../net/wire.gen';
import type { Fields } from './words';

export interface Effect {
  of: number; // the version of the line that it came of
  kind: string; // `effect.<kind>` in the game's catalogue
  fields: Fields;
}

/** Effects by the version of their line. */
export type Effects = ReadonlyMap<number, readonly Effect[]>;

export type FindEffects = (before: unknown, after: unknown, lines: readonly LogLine[]) => Effect[];

export const NO_EFFECTS: Effects = new Map();

/** With more of them. */
export function addEffects(known: Effects, more: readonly Effect[]): Effects {
  if (more.length === 0) return known;
  const all = new Map(known);
  for (const version of new Set(more.map(({ of }) => of)))
    all.set(version, [...(known.get(version) ?? []), ...more.filter(({ of }) => of === version)]);
  return all;
}

/** All that a replay tells, of whose frames these are the views. */
export function effectsOf(frames: readonly Frame[], views: readonly unknown[], find: FindEffects): Effects {
  const found = frames.flatMap(({ line }, at) =>
    line === null || at === 0 ? [] : find(views[at - 1], views[at], [line]),
  );
  return addEffects(NO_EFFECTS, found);
}

/** The line that others came of: the last that somebody chose, or else the last. None after an undo. */
export function causeOf(lines: readonly LogLine[]): LogLine | undefined {
  if (lines.some(({ what }) => what === 'undone')) return undefined;
  return lines.findLast(({ seat }) => seat !== CHANCE) ?? lines.at(-1);
}
