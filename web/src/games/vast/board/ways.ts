/** Steps that are drawn at their target, on the squares around the moving piece. */

import type { Choice } from '../../../model/handles';
import type { Move } from '../../../net/wire.gen';
import type { VastView } from '../view.gen';
import { reachOf, standsAt, type Point } from './geometry';

export interface Way {
  steps: readonly string[]; // the handles that a click on it chooses
  at: Point; // the target in squares, or the wall of a Bomb
  sign: string | null; // the thing that is used for the step
  nth: number; // the position among the ways at the same place
  of: number;
}

/** The moving piece, by the kind of the move. Other moves are shown as buttons. */
const MOVERS: Readonly<Record<string, string>> = {
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

/** The thing that a special step uses, by the kind of the move. */
const SIGNS: Readonly<Record<string, string>> = {
  map_step: 'cube:ancient_map',
  bomb_wall: 'cube:bomb',
  wing_move: 'card:wing',
};

const WALL = 'bomb_wall'; // a mark on the wall itself, because no piece moves

type Found = Omit<Way, 'nth' | 'of'>;

/** The ways that one click can choose, each at its own place. */
export function waysOf(view: VastView, choice: Choice): Way[] {
  const found = choice.offers.flatMap((offer) => wayOf(view, offer, choice) ?? []);
  const ways = [...new Map(found.map((way) => [way.steps.join(' '), way])).values()];
  return ways.map((way) => {
    const there = ways.filter(({ at }) => at.x === way.at.x && at.y === way.at.y);
    return { ...way, nth: there.indexOf(way), of: there.length };
  });
}

function wayOf(view: VastView, offer: Move, { offers, path }: Choice): Found | undefined {
  const start = standsAt(view, MOVERS[offer.kind] ?? '');
  const taken = path.length > 0 && path.every((handle, at) => offer.handles[at] === handle);
  const steps = taken ? offer.handles.slice(path.length) : offer.handles;
  const reach = reachOf(steps.at(-1) ?? '');
  if (start === undefined || reach === undefined || steps.length > 2 || branches(offers, steps)) return undefined;
  const far = offer.kind === WALL ? 0.5 : 1;
  return { steps, at: { x: start.x + far * reach.x, y: start.y + far * reach.y }, sign: SIGNS[offer.kind] ?? null };
}

/** True if the first of two steps also starts a move that is not drawn. */
function branches(offers: readonly Move[], steps: readonly string[]): boolean {
  return steps.length > 1 && offers.some(({ handles }) => handles[0] === steps[0] && handles.length > steps.length);
}
