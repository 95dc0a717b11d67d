/**
 * From offered moves to what can be clicked.
 *
 * Every offer lists its handles, the things to click, in order. What has been clicked so far is a path;
 * the next handles of the offers along it are lit. No game is named here.
 */

import type { Move } from '../wire.gen';

export type Path = readonly string[];

/** What is offered, what is picked of it, and the earlier picks that Escape goes back to. */
export interface Choice {
  readonly offers: readonly Move[];
  readonly path: Path;
  readonly before: readonly Path[];
  readonly careful: Path; // handles that are never gone through unasked
}

/**
 * What a thing is at this moment: picked already; next; reachable by changing one's mind; out of use
 * itself though its card can still be picked; or out of use.
 */
export type Standing = 'picked' | 'lit' | 'open' | 'spare' | 'still';

export function begin(offers: readonly Move[], careful: Path = []): Choice {
  return { offers, path: [], before: [], careful };
}

/** The choice among these offers: what is picked stays picked, if they are the same as before. */
export function renew(choice: Choice, offers: readonly Move[]): Choice {
  const same =
    offers.length === choice.offers.length && offers.every(({ number }, at) => number === choice.offers[at]?.number);
  return same ? { ...choice, offers } : begin(offers, choice.careful);
}

/** The offers along a path. */
export function along(offers: readonly Move[], path: Path): Move[] {
  return offers.filter((offer) => path.every((handle, at) => offer.handles[at] === handle));
}

/** The handles that come next, in the order of the offers. */
export function next({ offers, path }: Choice): string[] {
  const handles = along(offers, path).map((offer) => offer.handles[path.length]);
  return [...new Set(handles.filter((handle) => handle !== undefined))];
}

/** Moves that the path spells out completely, while longer ones go on from it. */
export function complete({ offers, path }: Choice): Move[] {
  return along(offers, path).filter((offer) => offer.handles.length === path.length);
}

/**
 * Touch a thing, or several at once (a card together with one of its symbols).
 *
 * It goes on from the longest part of the path that allows it, so that touching another figure
 * is a change of mind. Without effect when nothing allows it.
 */
export function touch(choice: Choice, steps: Path): Choice {
  const path = reached(choice, steps) ?? reached(choice, steps.slice(0, 1));
  if (path === undefined) return choice;
  return { ...choice, path: hurried(choice, path), before: [...choice.before, choice.path] };
}

/** The move that is left when the path leaves no other. */
export function settled(choice: Choice): Move | undefined {
  const left = along(choice.offers, choice.path);
  const [only] = left;
  const asked = only?.handles.slice(choice.path.length).some((handle) => choice.careful.includes(handle));
  return choice.path.length > 0 && left.length === 1 && !asked ? only : undefined;
}

/** One step back, to what was picked before. */
export function back(choice: Choice): Choice {
  const path = choice.before.at(-1) ?? [];
  return { ...choice, path, before: choice.before.slice(0, -1) };
}

export function standing(choice: Choice, steps: Path): Standing {
  const path = reached(choice, steps) ?? whole(choice, steps);
  if (path !== undefined && starts(path, choice.path)) return 'lit';
  if (steps.every((step) => choice.path.includes(step))) return 'picked';
  if (path !== undefined) return 'open';
  return steps.length > 1 && reached(choice, steps.slice(0, 1)) !== undefined ? 'spare' : 'still';
}

/**
 * Whether a thing belongs to a move: a symbol together with its card, unless the move picks another
 * symbol of it; any symbol, where the card alone is asked for.
 */
export function within(move: Path, steps: Path): boolean {
  const at = move.indexOf(steps[0] ?? '');
  if (at < 0) return false;
  return steps.slice(1).every((step, nth) => {
    const meant = move[at + 1 + nth];
    return meant === step || meant?.split(':')[0] !== step.split(':')[0];
  });
}

function reached({ offers, path }: Choice, steps: Path): Path | undefined {
  for (let kept = path.length; kept >= 0; kept -= 1) {
    const tried = [...path.slice(0, kept), ...steps];
    if (along(offers, tried).length > 0) return tried;
  }
  return undefined;
}

/** The first step alone, where it is all that is asked: any symbol stands for its card that is discarded. */
function whole(choice: Choice, steps: Path): Path | undefined {
  const path = reached(choice, steps.slice(0, 1));
  const ends = path !== undefined && along(choice.offers, path).some((offer) => offer.handles.length === path.length);
  return ends ? path : undefined;
}

/** Go on by itself while there is only one way to go. */
function hurried(choice: Choice, path: Path): Path {
  const left = along(choice.offers, path);
  const only = left[0]?.handles[path.length];
  if (only === undefined || choice.careful.includes(only)) return path;
  return left.every((offer) => offer.handles[path.length] === only) ? hurried(choice, [...path, only]) : path;
}

/** Whether `path` goes on from the whole of `other`. */
function starts(path: Path, other: Path): boolean {
  return path.length > other.length && other.every((handle, at) => path[at] === handle);
}
