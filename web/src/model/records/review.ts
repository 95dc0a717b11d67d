/** The review of a game as a curve of the chance of winning: data, and pure functions of it. */

import type { Point, Result, Review } from '../../net/wire.gen';

/** A place on the curve: a choice, or the end of the game. */
export interface Spot {
  version: number; // of the table at the choice
  odds: number;
  point: Point | null; // null at the end
  mistake: number | null; // the number of the mistake, from 1
  turn: number | null; // the change of the odds since the last choice, if it was large
}

/** Return every choice in order, and the result if it is known. */
export function spotsOf(review: Review, result: Result | null, end: number): Spot[] {
  const mistakes = new Map(review.mistakes.map(({ point }, at) => [point.version, at + 1]));
  const turns = new Set(review.turning_points);
  const spots: Spot[] = review.curve.map((point, at) => ({
    version: point.version,
    odds: point.odds,
    point,
    mistake: mistakes.get(point.version) ?? null,
    turn: turns.has(at) ? point.odds - (review.curve[at - 1]?.odds ?? point.odds) : null,
  }));
  const score = result?.scores[review.seat];
  if (score === undefined) return spots;
  return [...spots, { version: end, odds: (Math.sign(score) + 1) / 2, point: null, mistake: null, turn: null }];
}

/** Return the index of the spot nearest to a version. */
export function nearestSpot(spots: readonly Spot[], version: number): number {
  const far = (at: number) => Math.abs((spots[at]?.version ?? Infinity) - version);
  return spots.reduce((best, _, at) => (far(at) < far(best) ? at : best), 0);
}

/** Return the spot for a key: a neighbour, the next mark or an end. Undefined for other keys. */
export function spotByKey(spots: readonly Spot[], from: number, key: string): number | undefined {
  const marked = (at: number) => spots[at]?.mistake != null || spots[at]?.turn != null;
  const all = [...spots.keys()];
  const last = spots.length - 1;
  const ways: Readonly<Record<string, () => number | undefined>> = {
    ArrowLeft: () => Math.max(0, from - 1),
    ArrowDown: () => Math.max(0, from - 1),
    ArrowRight: () => Math.min(last, from + 1),
    ArrowUp: () => Math.min(last, from + 1),
    PageUp: () => all.findLast((at) => at < from && marked(at)) ?? from,
    PageDown: () => all.find((at) => at > from && marked(at)) ?? from,
    Home: () => 0,
    End: () => last,
  };
  return ways[key]?.();
}

/** Return odds in whole percents. */
export function percent(odds: number): number {
  return Math.round(100 * odds);
}

/** Read a text that arrives in pieces, line by line. */
export async function* textRows(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const [...whole] = (rest + piece).split('\n');
    rest = whole.pop() ?? '';
    yield* whole;
  }
  if (rest !== '') yield rest;
}
