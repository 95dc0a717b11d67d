import { describe, expect, it } from 'vitest';
import type { Move, Point, Review } from '../../net/wire.gen';
import { textRows, nearestSpot, percent, spotByKey, spotsOf } from './review';

const MOVE: Move = { number: 1, kind: 'draw', text: 'draw', fields: {}, handles: ['pile:deck'] };

function point(version: number, odds: number, lost = 0): Point {
  return { version, odds, played: MOVE, best: MOVE, lost };
}

const CURVE = [point(2, 0.5), point(5, 0.55, 0.2), point(9, 0.3), point(14, 0.35)];
const REVIEW: Review = {
  seat: 1,
  curve: CURVE,
  turning_points: [2],
  mistakes: [{ point: point(5, 0.55, 0.2), because: [] }],
};
const SPOTS = spotsOf(REVIEW, { scores: [1, -1], how: 'rules', clause: '9.1' }, 20);

describe('the curve of a review', () => {
  it('has every choice, marks mistakes and turning points, and ends with the result', () => {
    expect(SPOTS.map(({ version }) => version)).toEqual([2, 5, 9, 14, 20]);
    expect(SPOTS.map(({ mistake }) => mistake)).toEqual([null, 1, null, null, null]);
    expect(SPOTS[2]?.turn).toBeCloseTo(-0.25);
    expect(SPOTS.at(-1)).toMatchObject({ odds: 0, point: null });
    expect(spotsOf(REVIEW, null, 20)).toHaveLength(4);
  });

  it('selects the choice nearest to the pointer', () => {
    expect([0, 3, 4, 11, 12, 99].map((version) => nearestSpot(SPOTS, version))).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it('can be used with keys: step by step, from mark to mark, and to both ends', () => {
    const way = ['ArrowRight', 'PageDown', 'PageDown', 'PageDown', 'End', 'PageUp', 'Home', 'ArrowLeft'];
    let at = 0;
    const seen = way.map((key) => (at = spotByKey(SPOTS, at, key) ?? -1));
    expect(seen).toEqual([1, 2, 2, 2, 4, 2, 0, 0]);
    expect(spotByKey(SPOTS, 0, 'Enter')).toBeUndefined();
  });

  it('shows whole percents', () => {
    expect([0, 0.126, 0.995, 1].map(percent)).toEqual([0, 13, 100, 100]);
  });
});

describe('a stream of lines', () => {
  it('is read line by line, wherever the pieces end', async () => {
    async function* pieces() {
      yield* ['{"a"', ':1}\n{"b":2}\n{"c', '":3}'];
    }
    const read: string[] = [];
    for await (const line of textRows(pieces())) read.push(line);
    expect(read).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
  });
});
