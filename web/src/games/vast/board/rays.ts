/** The reach of light from a point: over lit squares, up to a wall or a dark square. */

import type { SquareView } from '../view.gen';
import type { Point } from './geometry';

export type Ground = ReadonlyMap<string, SquareView>; // by place

const FARTHEST = 5; // squares

export function placeKey(x: number, y: number): string {
  return `${x} ${y}`;
}

export function groundOf(squares: readonly SquareView[]): Ground {
  return new Map(squares.map((square) => [placeKey(square.x, square.y), square]));
}

/** True if light does not pass one step in a direction: 0 north, 1 east, 2 south, 3 west. */
function stops(ground: Ground, from: Point, to: Point, way: number): boolean {
  const [near, far] = [ground.get(placeKey(from.x, from.y)), ground.get(placeKey(to.x, to.y))];
  if (!near?.lit || !far?.lit) return true;
  return Boolean(near.walls[way]) || Boolean(far.walls[(way + 2) % 4]) || Boolean(near.rockslides[way]);
}

/** The distance that light travels from a point at an angle, in squares. */
export function rayLength(ground: Ground, from: Point, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [apartX, apartY] = [Math.abs(1 / dx), Math.abs(1 / dy)];
  const at = { x: Math.floor(from.x), y: Math.floor(from.y) };
  let nextX = (dx > 0 ? at.x + 1 - from.x : from.x - at.x) * apartX;
  let nextY = (dy > 0 ? at.y + 1 - from.y : from.y - at.y) * apartY;
  for (let length = Math.min(nextX, nextY); length < FARTHEST; length = Math.min(nextX, nextY)) {
    const across = nextX < nextY;
    const to = across ? { x: at.x + Math.sign(dx), y: at.y } : { x: at.x, y: at.y + Math.sign(dy) };
    const way = across ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
    if (stops(ground, at, to, way)) return length;
    Object.assign(at, to);
    if (across) nextX += apartX;
    else nextY += apartY;
  }
  return FARTHEST;
}
