/** Small views of Vast, for tests. */

import type { PieceView, SquareView, VastView } from './view.gen';

export function squareAt(number: number, x: number, y: number, more: Partial<SquareView> = {}): SquareView {
  const none = [false, false, false, false];
  return {
    thing: `square:${number}`,
    x,
    y,
    lit: true,
    symbol: 'eye',
    type: 'ambush',
    shape: 'open',
    turn: 0,
    peeked: false,
    terrain: null,
    impassable: false,
    walls: none,
    bombs: none,
    rockslides: none,
    treasures: 0,
    gems: [],
    tokens: [],
    falling: false,
    ...more,
  };
}

export function pieceAt(name: string, role: string, square: string | null, side: string | null = null): PieceView {
  return { piece: `piece:${name}`, role, square, side };
}

export function viewOf(squares: (SquareView | null)[], pieces: PieceView[], more: Partial<VastView> = {}): VastView {
  return { squares, pieces, knight: null, dragon: null, goals: [], faces: [], ...more } as unknown as VastView;
}
