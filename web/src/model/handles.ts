/**
 * Find the clickable things from the offered moves.
 *
 * Every offer lists its picks (things to click in any order) and then its handles (things to click in order).
 * A second click removes a pick. The handles clicked so far are a path. The things that continue the path to an
 * offer are lit. The code names no game.
 */

import type { Move } from '../net/wire.gen';

export type Path = readonly string[];

/** The clicks so far. */
interface Clicked {
  readonly picks: readonly string[]; // in any order
  readonly path: Path; // after the picks
}

/** The offers, the clicks so far, and the clicks that Escape restores. */
export interface Choice extends Clicked {
  readonly offers: readonly Move[];
  readonly question: string | null; // identifies the question
  readonly before: readonly Clicked[];
  readonly resting: Clicked; // of a choice that may continue after the others have chosen
  readonly careful: Path; // handles that always need a click
}

/**
 * The state of a thing: picked, next, an alternative to an earlier click, usable only as its whole card, or out of
 * use.
 */
export type Standing = 'picked' | 'lit' | 'open' | 'spare' | 'still';

const NOTHING: Clicked = { picks: [], path: [] };

export function begin(offers: readonly Move[], careful: Path = [], question: string | null = null): Choice {
  return { ...NOTHING, offers, question, before: [], resting: NOTHING, careful };
}

/**
 * Renew a choice with these offers. The clicks stay if the question is the same and they are still offered.
 * Without a question they rest.
 */
export function renew(choice: Choice, offers: readonly Move[], question: string | null): Choice {
  if (question === null) return rest(choice, offers);
  if (question !== choice.question) return begin(offers, choice.careful, question);
  const clicked = isEmpty(choice) ? choice.resting : choice;
  if (offers.length === 0) return { ...choice, ...taken(clicked), offers };
  const before = choice.before.filter((earlier) => along(offers, earlier).length > 0);
  return { ...choice, ...offered(offers, clicked), offers, before, resting: NOTHING };
}

/** Return the offers that fit the clicks. With a path, all their picks are clicked. */
export function along(offers: readonly Move[], { picks, path }: Clicked): Move[] {
  return offers.filter((offer) => {
    const left = missing(offer, picks);
    const fits = left.length + picks.length === picksOf(offer).length && (path.length === 0 || left.length === 0);
    return fits && path.every((handle, at) => offer.handles[at] === handle);
  });
}

/** Return the next picks and handles, in the order of the offers. */
export function next({ offers, picks, path }: Choice): string[] {
  const things = along(offers, { picks, path }).flatMap((offer) => {
    const left = missing(offer, picks);
    return left.length > 0 ? left : offer.handles.slice(path.length, path.length + 1);
  });
  return [...new Set(things)];
}

/** Return the completely clicked moves that are also the start of longer moves. */
export function complete(choice: Choice): Move[] {
  const { offers, picks, path } = choice;
  return along(offers, choice).filter(
    (offer) => missing(offer, picks).length === 0 && offer.handles.length === path.length,
  );
}

/** Return true if nothing has been clicked. */
export function isEmpty({ picks, path }: Clicked): boolean {
  return picks.length === 0 && path.length === 0;
}

/**
 * Touch a thing, or several at once (a card together with one of its symbols).
 *
 * A pick is added or removed. A handle continues the longest part of the path that allows it, so a click on another
 * figure replaces the first one. Other touches have no effect.
 */
export function touch(choice: Choice, steps: Path): Choice {
  const clicked = toggled(choice, steps) ?? reached(choice, steps) ?? reached(choice, steps.slice(0, 1));
  if (clicked === undefined) return choice;
  return { ...choice, ...continued(choice, clicked), before: [...choice.before, taken(choice)] };
}

/** Return the move if the path leaves only one. */
export function settled(choice: Choice): Move | undefined {
  const left = along(choice.offers, choice);
  const [only] = left;
  const asked = only?.handles.slice(choice.path.length).some((handle) => choice.careful.includes(handle));
  return choice.path.length > 0 && left.length === 1 && !asked ? only : undefined;
}

/** Go back by one click. */
export function back(choice: Choice): Choice {
  return { ...choice, ...(choice.before.at(-1) ?? NOTHING), before: choice.before.slice(0, -1) };
}

/** The things in these offers, because most things on a table are in none of them. */
const named = new WeakMap<readonly Move[], ReadonlySet<string>>();

/** Return true if a thing is in an offer or was clicked. */
function isNamed({ offers, picks, path }: Choice, thing: string): boolean {
  let things = named.get(offers);
  if (things === undefined) named.set(offers, (things = new Set(offers.flatMap(thingsOf))));
  return things.has(thing) || picks.includes(thing) || path.includes(thing);
}

export function standing(choice: Choice, steps: Path): Standing {
  if (!isNamed(choice, steps[0] ?? '')) return 'still';
  if (choice.picks.includes(steps[0] ?? '')) return 'picked';
  if (toggled(choice, steps) !== undefined) return choice.path.length === 0 ? 'lit' : 'open';
  const clicked = reached(choice, steps) ?? whole(choice, steps);
  if (clicked !== undefined && extendsClicks(clicked, choice)) return 'lit';
  if (steps.every((step) => choice.path.includes(step))) return 'picked';
  if (clicked !== undefined) return 'open';
  return steps.length > 1 && reached(choice, steps.slice(0, 1)) !== undefined ? 'spare' : 'still';
}

/**
 * Return true if a thing belongs to a move. A symbol and its card belong together, unless the move uses another
 * symbol. If the move needs only the card, any symbol belongs to it.
 */
export function within(move: Path, steps: Path): boolean {
  const at = move.indexOf(steps[0] ?? '');
  if (at < 0) return false;
  return steps.slice(1).every((step, nth) => {
    const expected = move[at + 1 + nth];
    return expected === step || expected?.split(':')[0] !== step.split(':')[0];
  });
}

/** Return all things to click for a move. */
export function thingsOf(move: Move): Path {
  return [...picksOf(move), ...move.handles];
}

function picksOf({ picks = [] }: Move): readonly string[] {
  return picks;
}

/** Return the picks of an offer that are missing here. */
function missing(offer: Move, picks: readonly string[]): string[] {
  return picksOf(offer).filter((pick) => !picks.includes(pick));
}

function taken({ picks, path }: Clicked): Clicked {
  return { picks, path };
}

/** Suspend a half-made choice, because its question may come again. */
function rest(choice: Choice, offers: readonly Move[]): Choice {
  const resting = isEmpty(choice) ? choice.resting : taken(choice);
  return { ...begin(offers, choice.careful, choice.question), resting };
}

/** Return the clicks that these offers still allow. */
function offered(offers: readonly Move[], { picks, path }: Clicked): Clicked {
  if (along(offers, { picks, path }).length > 0) return { picks, path };
  return path.length > 0 ? offered(offers, { picks, path: path.slice(0, -1) }) : NOTHING;
}

/** Add or remove a pick. Return nothing if no offer allows it or the thing is not a pick. */
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
  return withoutPicks(offers, steps);
}

/** Drop the picks for steps that need none, unless the steps follow other picks. */
function withoutPicks(offers: readonly Move[], steps: Path): Clicked | undefined {
  const tried: Clicked = { picks: [], path: steps };
  const needed = offers.some((offer) => picksOf(offer).length > 0 && offer.handles[0] === steps[0]);
  return !needed && along(offers, tried).length > 0 ? tried : undefined;
}

/** Use only the first step if it is enough: any symbol stands for its card in a discard. */
function whole(choice: Choice, steps: Path): Clicked | undefined {
  const clicked = reached(choice, steps.slice(0, 1));
  const ends =
    clicked !== undefined &&
    along(choice.offers, clicked).some((offer) => offer.handles.length === clicked.path.length);
  return ends ? clicked : undefined;
}

/** Continue automatically while there is only one way. Picks are never automatic. */
function continued(choice: Choice, { picks, path }: Clicked): Clicked {
  const left = along(choice.offers, { picks, path });
  const only = left[0]?.handles[path.length];
  if (path.length === 0 || only === undefined || choice.careful.includes(only)) return { picks, path };
  const same = left.every((offer) => offer.handles[path.length] === only);
  return same ? continued(choice, { picks, path: [...path, only] }) : { picks, path };
}

/** Return true if these clicks continue all of the others. */
function extendsClicks({ picks, path }: Clicked, from: Clicked): boolean {
  return (
    picks.length === from.picks.length &&
    path.length > from.path.length &&
    from.path.every((handle, at) => path[at] === handle)
  );
}
