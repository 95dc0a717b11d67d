/** Positions on the ground. Squares are 100 units wide. x grows to the east, y to the south. */

import type { SquareView, VastView } from '../view.gen';

export const SIDE = 100;

export interface Point {
  x: number;
  y: number;
}

/** A rectangle, in squares. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
export const WAYS = ['north', 'east', 'south', 'west'];
const DIAGONALS: Readonly<Record<string, Point>> = {
  north_west: { x: -1, y: -1 },
  north_east: { x: 1, y: -1 },
  south_east: { x: 1, y: 1 },
  south_west: { x: -1, y: 1 },
};

/** The step to the next square in a direction: 0 north, 1 east, 2 south, 3 west. */
export function stepOf(way: number): Point {
  return STEPS[way] ?? { x: 0, y: 0 };
}

/**
 * The offset of a handle such as `way:north:2` or `diagonal:south_east`. Undefined for other
 * things.
 */
export function reachOf(handle: string): Point | undefined {
  const [kind, name = '', length = '1'] = handle.split(':');
  if (kind === 'diagonal') return DIAGONALS[name];
  const way = kind === 'way' ? WAYS.indexOf(name) : -1;
  if (way < 0) return undefined;
  const { x, y } = stepOf(way);
  return { x: x * Number(length), y: y * Number(length) };
}

/** The square of a handle such as `square:17`. Undefined if nothing is there. */
export function squareOf(view: VastView, thing: string | null): SquareView | undefined {
  return thing === null ? undefined : (view.squares[Number(thing.split(':')[1])] ?? undefined);
}

/** The side of a handle such as `side:17:2`: its square, its direction, and the space beyond it. */
export function sideOf(view: VastView, side: string): { square: SquareView; way: number; beyond: Point } | undefined {
  const [, number, way = '0'] = side.split(':');
  const square = view.squares[Number(number)];
  if (square === null || square === undefined) return undefined;
  const { x, y } = stepOf(Number(way));
  return { square, way: Number(way), beyond: { x: square.x + x, y: square.y + y } };
}

const LONG: readonly (string | null)[] = ['canyon', 'river'];

/**
 * The direction of a square of a long Terrain: 0 north to 3 west, and downstream in the River. Null
 * for other squares. The squares of a Terrain have consecutive numbers, from the mouth upwards.
 */
export function courseOf(view: VastView, square: SquareView): number | null {
  if (!LONG.includes(square.terrain)) return null;
  const number = Number(square.thing.split(':')[1]);
  const [next, last] = [view.squares[number - 1], view.squares[number + 1]];
  const [from, to] = next?.terrain === square.terrain ? [square, next] : [last ?? square, square];
  const way = STEPS.findIndex(({ x, y }) => from.x + x === to.x && from.y + y === to.y);
  return way < 0 ? 0 : way;
}

/** All squares on the map. */
export function squaresOnMap(view: VastView): SquareView[] {
  return view.squares.filter((square) => square !== null);
}

/** The margin around the map, in squares. */
export const ROOM = 0.6;

/** The box around these points, with a margin. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(0, ...xs) - ROOM,
    top: Math.min(0, ...ys) - ROOM,
    right: Math.max(0, ...xs) + 1 + ROOM,
    bottom: Math.max(0, ...ys) + 1 + ROOM,
  };
}

/** The position of a piece, in squares. Undefined if it is off the map. */
export function standsAt(view: VastView, piece: string): Point | undefined {
  const found = view.pieces.find((one) => one.piece === piece);
  if (found?.side) return sideOf(view, found.side)?.beyond;
  return squareOf(view, found?.square ?? null);
}
