/**
 * Positions on the drawing. The board is nineteen pointed hexes in five rows:
 *
 *        a1 a2 a3
 *       b1 b2 b3 b4
 *      c1 c2 c3 c4 c5
 *       d1 d2 d3 d4
 *        e1 e2 e3
 */

export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 60; // of a hex, in the units of the drawing
const ACROSS = Math.sqrt(3) * RADIUS; // between the middles of two neighbours
const DOWN = 1.5 * RADIUS; // between two rows
const ROWS = [3, 4, 5, 4, 3];

/** Every hex with its middle, row by row. */
export const HEXES: ReadonlyMap<string, Point> = new Map(
  ROWS.flatMap((size, row) =>
    Array.from({ length: size }, (_, at): [string, Point] => [
      `hex:${'abcde'[row]}${at + 1}`,
      { x: (at - (size - 1) / 2) * ACROSS, y: (row - 2) * DOWN },
    ]),
  ),
);

/** Degrees clockwise from the right. */
const WAYS: Readonly<Record<string, number>> = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 };

export function middle(hex: string): Point {
  return HEXES.get(hex) ?? { x: 0, y: 0 };
}

/** The corners of a pointed hexagon, as a polygon draws them. */
export function corners(radius: number): string {
  return round(radius, 6, -90).join(' ');
}

/** Points on a circle, `x,y` each. */
export function round(radius: number, count: number, start = -90): string[] {
  return Array.from({ length: count }, (_, at) => {
    const turn = ((start + (360 / count) * at) * Math.PI) / 180;
    return `${(radius * Math.cos(turn)).toFixed(1)},${(radius * Math.sin(turn)).toFixed(1)}`;
  });
}

const FRONT = 0.72; // of half a turn: the part of a base with gems
const SQUASH = 0.66; // a base is seen from above at an angle

/** The places of the gems of a figure: on the front of its base, from left to right. */
export function gemsOf(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0.5 : at / (count - 1);
    const turn = Math.PI * (0.5 + FRONT / 2 - FRONT * share);
    return { x: radius * Math.cos(turn), y: radius * SQUASH * Math.sin(turn) };
  });
}

/** The hexes on the line that leaves `start` along a `ray:<way>`, the nearest first. */
export function rayHexes(start: string, ray: string): string[] {
  const step = stepOf(ray);
  const found: string[] = [];
  let at = hexAt(add(middle(start), step));
  while (at !== undefined) {
    found.push(at);
    at = hexAt(add(middle(at), step));
  }
  return found;
}

/** The line from one hex through another to the edge. Empty if they are not in line. */
export function lineThrough(from: string, through: string): string[] {
  const lines = Object.keys(WAYS).map((way) => rayHexes(from, `ray:${way}`));
  return lines.find((line) => line.includes(through)) ?? [];
}

/** True if two hexes share an edge. */
export function adjacent(one: string | null | undefined, other: string | null | undefined): boolean {
  if (!one || !other) return false;
  const [a, b] = [middle(one), middle(other)];
  return Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - ACROSS) < 1;
}

/** The step to a neighbour along a ray. */
export function stepOf(ray: string): Point {
  const turn = ((WAYS[ray.replace('ray:', '')] ?? 0) * Math.PI) / 180;
  return { x: ACROSS * Math.cos(turn), y: ACROSS * Math.sin(turn) };
}

export function angleOf(ray: string): number {
  return WAYS[ray.replace('ray:', '')] ?? 0;
}

function hexAt(point: Point): string | undefined {
  for (const [hex, { x, y }] of HEXES) {
    if (Math.hypot(x - point.x, y - point.y) < 1) return hex;
  }
  return undefined;
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}
