/** Which tile is being turned, and how it would lie. */

import type { Line } from '../../wire.gen';
import { squareOf } from './cave/geometry';
import type { SquareView, VastView } from './view.gen';

/** The square that the last line of the log speaks of, before any way of turning it was chosen. */
export function tileToTurn(view: VastView, log: readonly Line[]): SquareView | undefined {
  const line = log.findLast(({ move }) => typeof move?.fields['square'] === 'string');
  return squareOf(view, line?.move ? String(line.move.fields['square']) : null);
}

const WALLS: Readonly<Record<string, readonly boolean[]>> = {
  open: [false, false, false, false],
  side: [true, false, false, false],
  corner: [true, true, false, false],
  tunnel: [false, true, false, true],
  dead_end: [true, true, false, true],
};

/** The walls of a tile of this shape, when it is turned by so many quarters clockwise. */
export function wallsOf(shape: string, turn: number): boolean[] {
  const printed = WALLS[shape] ?? [];
  return [0, 1, 2, 3].map((way) => printed[(way - turn + 4) % 4] ?? false);
}
