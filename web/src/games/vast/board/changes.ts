/**
 * The places of changes between two views: moved pieces, and tiles that were placed, turned or
 * removed.
 */

import type { SquareView, VastView } from '../view.gen';
import { standsAt, type Point } from './geometry';

/** A change and its place. */
export interface Change {
  thing: string; // a piece or a square
  at: Point; // in squares
}

export function changesOf(before: VastView, after: VastView): Change[] {
  const pieces = after.pieces.flatMap(({ piece }) => {
    const [was, now] = [standsAt(before, piece), standsAt(after, piece)];
    const at = now ?? was;
    return at === undefined || samePlace(was, now) ? [] : [{ thing: piece, at: { x: at.x, y: at.y } }];
  });
  const squares = after.squares.flatMap((now, number) => {
    const was = before.squares[number] ?? null;
    const at = now ?? was;
    return at === null || sameSquare(was, now) ? [] : [{ thing: at.thing, at: { x: at.x, y: at.y } }];
  });
  return [...pieces, ...squares];
}

function samePlace(one: Point | undefined, other: Point | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}

/** True if the same tile is there as before, with the same things on it. */
function sameSquare(was: SquareView | null, now: SquareView | null): boolean {
  return was === now || JSON.stringify(was) === JSON.stringify(now);
}
