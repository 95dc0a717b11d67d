/** The motions from one view of Vast to the next. */

import type { Motion } from '../../model/motion';
import type { LogLine } from '../../net/wire.gen';
import { standsAt, type Point } from './board/geometry';
import type { SquareView, VastView } from './view.gen';

export function motions(before: VastView, after: VastView, _lines: readonly LogLine[]): Motion[] {
  return [
    ...after.pieces.flatMap(({ piece }) => moved(piece, standsAt(before, piece), standsAt(after, piece))),
    ...after.squares.flatMap((square, at) => changed(before.squares[at] ?? null, square)),
    ...harm(before, after),
  ];
}

/**
 * A piece slides to its new place, alone or with the tile below it. A piece that enters or leaves
 * the map stirs up dust.
 */
function moved(piece: string, was: Point | undefined, now: Point | undefined): Motion[] {
  if (was?.x === now?.x && was?.y === now?.y) return [];
  if (was !== undefined && now !== undefined) return [{ kind: 'slide', place: piece, from: [piece], sound: 'step' }];
  return [{ kind: 'scatter', at: [piece], look: 'dust', sound: now === undefined ? 'fall' : 'step' }];
}

/** Tiles are placed, revealed, moved or removed, and Crystals are smashed. */
function changed(was: SquareView | null, now: SquareView | null): Motion[] {
  if (was !== null && now === null) return [{ kind: 'break', at: [was.thing], sound: 'fall' }];
  if (now === null) return [];
  if (was === null) return [{ kind: 'scatter', at: [now.thing], look: 'dust', step: 1, sound: 'card' }];
  if (was.x !== now.x || was.y !== now.y)
    return [{ kind: 'slide', place: now.thing, from: [now.thing], sound: 'fall' }];
  if (!was.lit && now.lit) return [{ kind: 'flare', at: [now.thing], tone: 'fire', sound: 'spell' }];
  return was.tokens.includes('crystal') && !now.tokens.includes('crystal')
    ? [{ kind: 'scatter', at: [now.thing], look: 'sparks', sound: 'blow' }]
    : [];
}

/** Health that is lost or regained. */
function harm(before: VastView, after: VastView): Motion[] {
  const change = (piece: string, was: number | undefined, now: number | undefined): Motion[] => {
    if (was === undefined || now === undefined || was === now) return [];
    return now < was
      ? [{ kind: 'burst', at: [piece, 'cave'], text: `−${was - now}`, tone: 'wound', step: 1, sound: 'blow' }]
      : [{ kind: 'burst', at: [piece, 'cave'], text: `+${now - was}`, tone: 'gain', step: 1 }];
  };
  return [
    ...change('piece:knight', before.knight?.health, after.knight?.health),
    ...change('piece:dragon', before.dragon?.health, after.dragon?.health),
  ];
}
