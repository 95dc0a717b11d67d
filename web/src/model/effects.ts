/**
 * The effects of a move, such as wounds. A game finds them by comparing two views and the log lines between them.
 * The log shows them below the line that caused them.
 */

import { CHANCE, type Frame, type LogLine } from '../net/wire.gen';
import type { Fields } from './words';

export interface Effect {
  of: number; // the version of the line that caused it
  kind: string; // `effect.<kind>` in the game's catalogue
  fields: Fields;
}

/** Effects by the version of the line that caused them. */
export type Effects = ReadonlyMap<number, readonly Effect[]>;

export type FindEffects = (before: unknown, after: unknown, lines: readonly LogLine[]) => Effect[];

export const NO_EFFECTS: Effects = new Map();

/** Add effects. */
export function addEffects(known: Effects, more: readonly Effect[]): Effects {
  if (more.length === 0) return known;
  const all = new Map(known);
  for (const version of new Set(more.map(({ of }) => of)))
    all.set(version, [...(known.get(version) ?? []), ...more.filter(({ of }) => of === version)]);
  return all;
}

/** Return all effects of a replay from the views of its frames. */
export function effectsOf(frames: readonly Frame[], views: readonly unknown[], find: FindEffects): Effects {
  const found = frames.flatMap(({ line }, at) =>
    line === null || at === 0 ? [] : find(views[at - 1], views[at], [line]),
  );
  return addEffects(NO_EFFECTS, found);
}

/** Return the line that caused the others: the last choice, or else the last line. None after an undo. */
export function causeOf(lines: readonly LogLine[]): LogLine | undefined {
  if (lines.some(({ what }) => what === 'undone')) return undefined;
  return lines.findLast(({ seat }) => seat !== CHANCE) ?? lines.at(-1);
}
