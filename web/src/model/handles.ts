/**
 * From offered moves to what can be clicked.
 *
 * Every offer lists its picks, the things to choose in any order, and then its handles, the things to click
 * in order. A pick that is clicked again is picked no longer. The handles that have been clicked so far are a
 * path. What leads on from there to an offer is lit. No game is named here.
 */

import type { Move } from '../net/wire.gen';

export type Path = readonly string[];

/** What has been clicked so far. */
interface Clicked {
  readonly picks: readonly string[]; // in any order
  readonly path: Path; // behind them
}

/** What is offered, what has been clicked of it, and what Escape goes back to. */
export interface Choice extends Clicked {
  readonly offers: readonly Move[];
  readonly question: string | null; // a name of what is asked, by which it is known again
  readonly before: readonly Clicked[];
  readonly resting: Clicked; // of a choice that may go on once others have chosen
  readonly careful: Path; // handles that are never gone through unasked
}

/**
 * What a thing is at this moment: picked already; next; reachable by changing one's mind; out of use
 * itself though its card can still be picked; or out of use.
 */
export type Standing = 'picked' | 'lit' | 'open' | 'spare' | 'still';

const NOTHING: Clicked = { picks: [], path: [] };

export function begin(offers: readonly Move[], careful: Path = [], question: string | null = null): Choice {
  return { ...NOTHING, offers, question, before: [], resting: NOTHING, careful };
}

/**
 * The choice among these offers. While the question is the same, what was clicked stays so, as far as it is
 * offered; while nothing is asked (no question), it rests.
 */
export function renew(choice: Choice, offers: readonly Move[], question: string | null): Choice {
  if (question === null) return rest(choice, offers);
  if (question !== choice.question) return begin(offers, choice.careful, question);
  const clicked = isEmpty(choice) ? choice.resting : choice;
  if (offers.length === 0) return { ...choice, ...taken(clicked), offers };
  const before = choice.before.filter((earlier) => along(offers, earlier).length > 0);
  return { ...choice, ...offered(offers, clicked), offers, before, resting: NOTHING };
}

/** The offers that can still be meant by what has been clicked: behind a path, all their picks have been. */
export function along(offers: readonly Move[], { picks, path }: Clicked): Move[] {
  return offers.filter((offer) => {
    const left = missing(offer, picks);
    const fits = left.length + picks.length === picksOf(offer).length && (path.length === 0 || left.length === 0);
    return fits && path.every((handle, at) => offer.handles[at] === handle);
  });
}

/** The picks and handles that come next, in the order of the offers. */
export function next({ offers, picks, path }: Choice): string[] {
  const things = along(offers, { picks, path }).flatMap((offer) => {
    const left = missing(offer, picks);
    return left.length > 0 ? left : offer.handles.slice(path.length, path.length + 1);
  });
  return [...new Set(things)];
}

/** Moves that have been clicked completely, while longer ones go on from there. */
export function complete(choice: Choice): Move[] {
  const { offers, picks, path } = choice;
  return along(offers, choice).filter(
    (offer) => missing(offer, picks).length === 0 && offer.handles.length === path.length,
  );
}

/** Whether nothing has been clicked. */
export function isEmpty({ picks, path }: Clicked): boolean {
  return picks.length === 0 && path.length === 0;
}

/**
 * Touch a thing, or several at once (a card together with one of its symbols).
 *
 * A pick is picked, or no longer. A handle goes on from the longest part of the path that allows it, so
 * that touching another figure is a change of mind. Without effect when nothing allows it.
 */
export function touch(choice: Choice, steps: Path): Choice {
  const clicked = toggled(choice, steps) ?? reached(choice, steps) ?? reached(choice, steps.slice(0, 1));
  if (clicked === undefined) return choice;
  return { ...choice, ...hurried(choice, clicked), before: [...choice.before, taken(choice)] };
}

/** The move that is left when the path leaves no other. */
export function settled(choice: Choice): Move | undefined {
  const left = along(choice.offers, choice);
  const [only] = left;
  const asked = only?.handles.slice(choice.path.length).some((handle) => choice.careful.includes(handle));
  return choice.path.length > 0 && left.length === 1 && !asked ? only : undefined;
}

/** One step back, to what was clicked before. */
export function back(choice: Choice): Choice {
  return { ...choice, ...(choice.before.at(-1) ?? NOTHING), before: choice.before.slice(0, -1) };
}

export function standing(choice: Choice, steps: Path): Standing {
  if (choice.picks.includes(steps[0] ?? '')) return 'picked';
  if (toggled(choice, steps) !== undefined) return choice.path.length === 0 ? 'lit' : 'open';
  const clicked = reached(choice, steps) ?? whole(choice, steps);
  if (clicked !== undefined && goesOn(clicked, choice)) return 'lit';
  if (steps.every((step) => choice.path.includes(step))) return 'picked';
  if (clicked !== undefined) return 'open';
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

/** All that is to be clicked for a move. */
export function thingsOf(move: Move): Path {
  return [...picksOf(move), ...move.handles];
}

function picksOf({ picks = [] }: Move): readonly string[] {
  return picks;
}

/** The picks of an offer that are not among these. */
function missing(offer: Move, picks: readonly string[]): string[] {
  return picksOf(offer).filter((pick) => !picks.includes(pick));
}

function taken({ picks, path }: Clicked): Clicked {
  return { picks, path };
}

/** Nothing is asked, but what was half chosen may be asked again. */
function rest(choice: Choice, offers: readonly Move[]): Choice {
  const resting = isEmpty(choice) ? choice.resting : taken(choice);
  return { ...begin(offers, choice.careful, choice.question), resting };
}

/** As much of it as these offers allow. */
function offered(offers: readonly Move[], { picks, path }: Clicked): Clicked {
  if (along(offers, { picks, path }).length > 0) return { picks, path };
  return path.length > 0 ? offered(offers, { picks, path: path.slice(0, -1) }) : NOTHING;
}

/** With one pick more, or less; none where that leads to no offer, or the thing is no pick. */
function toggled({ offers, picks }: Choice, [thing = '']: Path): Clicked | undefined {
  if (picks.includes(thing)) return { picks: picks.filter((pick) => pick !== thing), path: [] };
  const more: Clicked = { picks: [...picks, thing], path: [] };
  return along(offers, more).length > 0 ? more : undefined;
}

function reached({ offers, picks, path }: Choice, steps: Path): Clicked | undefined {
  for (let kept = path.length; kept >= 0; kept -= 1) {
    const tried = { picks, path: [...path.slice(0, kept), ...steps] };
    if (along(offers, tried).length > 0) return tried;
  }
  return unpicked(offers, steps);
}

/** Steps that need no picks let go of them, unless they are the way on from other picks. */
function unpicked(offers: readonly Move[], steps: Path): Clicked | undefined {
  const tried: Clicked = { picks: [], path: steps };
  const needed = offers.some((offer) => picksOf(offer).length > 0 && offer.handles[0] === steps[0]);
  return !needed && along(offers, tried).length > 0 ? tried : undefined;
}

/** The first step alone, where it is all that is asked: any symbol stands for its card that is discarded. */
function whole(choice: Choice, steps: Path): Clicked | undefined {
  const clicked = reached(choice, steps.slice(0, 1));
  const ends =
    clicked !== undefined &&
    along(choice.offers, clicked).some((offer) => offer.handles.length === clicked.path.length);
  return ends ? clicked : undefined;
}

/** Go on by itself while there is only one way to go; picks are never made so. */
function hurried(choice: Choice, { picks, path }: Clicked): Clicked {
  const left = along(choice.offers, { picks, path });
  const only = left[0]?.handles[path.length];
  if (path.length === 0 || only === undefined || choice.careful.includes(only)) return { picks, path };
  const same = left.every((offer) => offer.handles[path.length] === only);
  return same ? hurried(choice, { picks, path: [...path, only] }) : { picks, path };
}

/** Whether these clicks go on from the whole of others. */
function goesOn({ picks, path }: Clicked, from: Clicked): boolean {
  return (
    picks.length === from.picks.length &&
    path.length > from.path.length &&
    from.path.every((handle, at) => path[at] === handle)
  );
}
