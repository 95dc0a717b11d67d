/** What the coach made of a game, as a curve of the chance to win: data, and pure functions of it. */

import type { Point, Result, Review } from '../../net/wire.gen';

/** A place on the curve: a choice, or the end of the game. */
export interface Spot {
  version: number; // of the table, when it was chosen
  odds: number;
  point: Point | null; // none at the end
  mistake: number | null; // which of the mistakes it is, from 1
  turn: number | null; // how much the odds had changed since the choice before, where that was much
}

/** Every choice in order; and how it came out, once that is known. */
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

/** Which spot is nearest to a version. */
export function nearestSpot(spots: readonly Spot[], version: number): number {
  const far = (at: number) => Math.abs((spots[at]?.version ?? Infinity) - version);
  return spots.reduce((best, _, at) => (far(at) < far(best) ? at : best), 0);
}

/** The spot that a key leads to: the next, the next that is marked, an end. None for other keys. */
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

/** Odds as people read them: whole percents. */
export function percent(odds: number): number {
  return Math.round(100 * odds);
}

/** Text that comes in pieces, line by line. */
export async function* textRows(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const [...whole] = (rest + piece).split('\n');
    rest = whole.pop() ?? '';
    yield* whole;
  }
  if (rest !== '') yield rest;
}
