/** Where something happened between two views: pieces that moved, tiles that came, turned or fell. */

import type { SquareView, VastView } from '../view.gen';
import { standsAt, type Point } from './geometry';

/** Something that happened, and where. */
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

/** Whether the same tile lies there as before, with the same on it. */
function sameSquare(was: SquareView | null, now: SquareView | null): boolean {
  return was === now || JSON.stringify(was) === JSON.stringify(now);
}
