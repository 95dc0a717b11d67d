/** Steps that are drawn where they lead to: on the squares round whoever goes. */

import type { Choice } from '../../../headless/handles';
import type { Move } from '../../../wire.gen';
import type { VastView } from '../view.gen';
import { reachOf, standsAt, type Point } from './geometry';

export interface Way {
  steps: readonly string[]; // what a click on it chooses
  at: Point; // where it leads to, in squares
}

/** Who goes, by the kind of the move. Other moves are told by buttons. */
const GOES: Readonly<Record<string, string>> = {
  knight_step: 'piece:knight',
  map_step: 'piece:knight',
  bomb_wall: 'piece:knight',
  flee_ogre: 'piece:knight',
  worm_to: 'piece:knight',
  thief_step: 'piece:thief',
  climb: 'piece:thief',
  slip: 'piece:thief',
  free_move: 'piece:dragon',
  wing_move: 'piece:dragon',
};

/** Every way that can be chosen by one click. */
export function waysOf(view: VastView, choice: Choice): Way[] {
  const found = choice.offers.flatMap((offer) => wayOf(view, offer, choice) ?? []);
  return [...new Map(found.map((way) => [way.steps.join(' '), way])).values()];
}

function wayOf(view: VastView, offer: Move, { offers, path }: Choice): Way | undefined {
  const start = standsAt(view, GOES[offer.kind] ?? '');
  const taken = path.length > 0 && path.every((handle, at) => offer.handles[at] === handle);
  const steps = taken ? offer.handles.slice(path.length) : offer.handles;
  const reach = reachOf(steps.at(-1) ?? '');
  if (start === undefined || reach === undefined || steps.length > 2 || branches(offers, steps)) return undefined;
  return { steps, at: { x: start.x + reach.x, y: start.y + reach.y } };
}

/** Whether the first of two steps leads to something that is not drawn. */
function branches(offers: readonly Move[], steps: readonly string[]): boolean {
  return steps.length > 1 && offers.some(({ handles }) => handles[0] === steps[0] && handles.length > steps.length);
}
