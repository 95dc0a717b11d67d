/** Where things are on the ground: squares are 100 units wide; x grows to the east, y to the south. */

import type { SquareView, VastView } from '../view.gen';

export const SIDE = 100;

export interface Point {
  x: number;
  y: number;
}

/** What lies between its upper left corner and its lower right one. */
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

/** One square of a way: 0 north, 1 east, 2 south, 3 west. */
export function stepOf(way: number): Point {
  return STEPS[way] ?? { x: 0, y: 0 };
}

/** How far a handle goes from where somebody stands: `way:north:2`, `diagonal:south_east`; none for other things. */
export function reachOf(handle: string): Point | undefined {
  const [kind, name = '', length = '1'] = handle.split(':');
  if (kind === 'diagonal') return DIAGONALS[name];
  const way = kind === 'way' ? WAYS.indexOf(name) : -1;
  if (way < 0) return undefined;
  const { x, y } = stepOf(way);
  return { x: x * Number(length), y: y * Number(length) };
}

/** The square of `square:17`, if something lies there. */
export function squareOf(view: VastView, thing: string | null): SquareView | undefined {
  return thing === null ? undefined : (view.squares[Number(thing.split(':')[1])] ?? undefined);
}

/** A side, as `side:17:2` names it: of which square, and the space beyond it. */
export function sideOf(view: VastView, side: string): { square: SquareView; way: number; beyond: Point } | undefined {
  const [, number, way = '0'] = side.split(':');
  const square = view.squares[Number(number)];
  if (square === null || square === undefined) return undefined;
  const { x, y } = stepOf(Number(way));
  return { square, way: Number(way), beyond: { x: square.x + x, y: square.y + y } };
}

const LONG: readonly (string | null)[] = ['canyon', 'river'];

/**
 * Which way a square of a long Terrain points, along it: 0 north to 3 west, and downstream in the River. None for
 * other squares. Its squares have numbers in a row, from the mouth up.
 */
export function courseOf(view: VastView, square: SquareView): number | null {
  if (!LONG.includes(square.terrain)) return null;
  const number = Number(square.thing.split(':')[1]);
  const [next, last] = [view.squares[number - 1], view.squares[number + 1]];
  const [from, to] = next?.terrain === square.terrain ? [square, next] : [last ?? square, square];
  const way = STEPS.findIndex(({ x, y }) => from.x + x === to.x && from.y + y === to.y);
  return way < 0 ? 0 : way;
}

/** Every square that lies on the map. */
export function lying(view: VastView): SquareView[] {
  return view.squares.filter((square) => square !== null);
}

/** Squares round what lies on the map. */
export const ROOM = 0.6;

/** What these points take, with room round it. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(0, ...xs) - ROOM,
    top: Math.min(0, ...ys) - ROOM,
    right: Math.max(0, ...xs) + 1 + ROOM,
    bottom: Math.max(0, ...ys) + 1 + ROOM,
  };
}

/** Where a piece stands, in squares; none, if it is off the map. */
export function standsAt(view: VastView, piece: string): Point | undefined {
  const found = view.pieces.find((one) => one.piece === piece);
  if (found?.side) return sideOf(view, found.side)?.beyond;
  return squareOf(view, found?.square ?? null);
}
