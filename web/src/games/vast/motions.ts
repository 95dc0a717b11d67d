/** What moves when one view of Vast becomes the next. */

import type { Motion } from '../../headless/motion';
import type { Line } from '../../wire.gen';
import type { PieceView, SquareView, VastView } from './view.gen';

export function motions(before: VastView, after: VastView, _lines: readonly Line[]): Motion[] {
  return [
    ...after.pieces.flatMap((piece, at) => moved(before.pieces[at], piece)),
    ...after.squares.flatMap((square, at) => changed(before.squares[at] ?? null, square)),
    ...harm(before, after),
  ];
}

/** A piece goes from one square to another; one that leaves the map goes up in dust. */
function moved(was: PieceView | undefined, now: PieceView): Motion[] {
  if (was === undefined || (was.square === now.square && was.side === now.side)) return [];
  const [from, to] = [was.square ?? was.side, now.square ?? now.side];
  if (from !== null && to !== null) return [{ kind: 'slide', place: now.piece, from: [now.piece], sound: 'step' }];
  if (from !== null) return [{ kind: 'scatter', at: [from], look: 'dust', sound: 'fall' }];
  return [{ kind: 'scatter', at: [now.piece], look: 'dust' }];
}

/** Tiles are laid, turned up, slide or fall. */
function changed(was: SquareView | null, now: SquareView | null): Motion[] {
  if (was !== null && now === null) return fallen(was.thing);
  if (now === null) return [];
  if (was === null) return [{ kind: 'scatter', at: [now.thing], look: 'dust', sound: 'card' }];
  if (was.x !== now.x || was.y !== now.y)
    return [{ kind: 'slide', place: now.thing, from: [now.thing], sound: 'fall' }];
  if (!was.lit && now.lit) return [{ kind: 'flare', at: [now.thing], tone: 'fire', sound: 'spell' }];
  return was.tokens.includes('crystal') && !now.tokens.includes('crystal')
    ? [{ kind: 'scatter', at: [now.thing], look: 'sparks', sound: 'blow' }]
    : [];
}

function fallen(thing: string): Motion[] {
  return [
    { kind: 'fall', place: thing },
    { kind: 'scatter', at: [thing], look: 'dust', sound: 'fall' },
    { kind: 'kick', at: ['cave'] },
  ];
}

/** Health that is lost or won back. */
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
