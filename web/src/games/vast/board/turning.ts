/** The tile that is being turned, and its walls. */

import type { LogLine } from '../../../net/wire.gen';
import { squareOf } from './geometry';
import type { VastView } from '../view.gen';

/** The shape of the tile that was last revealed, or chosen to be turned. Null if it is unknown. */
export function shapeToTurn(view: VastView, log: readonly LogLine[]): string | null {
  const move = log.findLast(({ move: made }) => made?.kind === 'turn_up' || made?.kind === 'turn_tile')?.move;
  if (move?.kind === 'turn_up') return String(move.fields['shape']).replace('shape:', '');
  return squareOf(view, String(move?.fields['square'] ?? ''))?.shape ?? null;
}

const WALLS: Readonly<Record<string, readonly boolean[]>> = {
  open: [false, false, false, false],
  side: [true, false, false, false],
  corner: [true, true, false, false],
  tunnel: [false, true, false, true],
  dead_end: [true, true, false, true],
};

/** The walls of a tile of this shape after `turn` quarter turns clockwise. */
export function wallsOf(shape: string, turn: number): boolean[] {
  const printed = WALLS[shape] ?? [];
  return [0, 1, 2, 3].map((way) => printed[(way - turn + 4) % 4] ?? false);
}
