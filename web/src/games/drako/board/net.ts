/** The net over a figure: ribs from its top to its weights, and ropes across them. */

import { print, type Point } from '../../../art/svg';

const RIBS = 14;
const TOP: Point = [0, -52];
const ROPES = [0.28, 0.5, 0.7, 0.87, 1]; // how far down the ribs

/** The places of the weights, in front of and behind the figure. */
export const WEIGHTS: readonly Point[] = Array.from({ length: RIBS }, (_, at): Point => {
  const angle = (at / RIBS) * 2 * Math.PI;
  return [Math.cos(angle) * 56, Math.sin(angle) * 32 + 18];
});

/** The control point of the curve of a rib. */
function bend([x, y]: Point): Point {
  return [x * 0.85, y * 0.5 - 40];
}

/** The point of a rib at a share of the way down. */
function onRib(weight: Point, share: number): Point {
  const [left, middle] = [1 - share, bend(weight)];
  const at = (axis: 0 | 1) => left * left * TOP[axis] + 2 * left * share * middle[axis] + share * share * weight[axis];
  return [at(0), at(1)];
}

export const ROPE: string = [
  ...WEIGHTS.map((weight) => `M${print(TOP)}Q${print(bend(weight))} ${print(weight)}`),
  ...ROPES.flatMap((share) =>
    WEIGHTS.map((weight, at) => {
      const [from, to] = [onRib(weight, share), onRib(WEIGHTS[(at + 1) % RIBS] ?? weight, share)];
      return `M${print(from)}Q${print([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 4])} ${print(to)}`;
    }),
  ),
].join('');
