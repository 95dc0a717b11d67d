import { expect, test } from 'vitest';
import { flight } from './fly';

const SCREEN = { width: 1000, height: 800 };

/** Return the position and the direction of a frame. */
function read({ transform }: Keyframe): { x: number; y: number; turn: number } {
  const [x, y, turn] = [...String(transform).matchAll(/(-?[\d.e-]+)(?:px|deg)/g)].map(([, number]) => Number(number));
  return { x: x ?? NaN, y: y ?? NaN, turn: turn ?? NaN };
}

test('a flight starts and ends at its points', () => {
  const { shadow } = flight({ x: 100, y: 400 }, { x: 700, y: 90 }, SCREEN);
  const [first, last] = [read(shadow[0]!), read(shadow.at(-1)!)];
  expect([first.x, first.y]).toEqual([100, 400]);
  expect(Math.hypot(last.x - 700, last.y - 90)).toBeLessThan(5);
});

test('a flying body is above its shadow', () => {
  const { body, shadow } = flight({ x: 100, y: 400 }, { x: 700, y: 90 }, SCREEN);
  const middle = Math.floor(body.length / 2);
  expect(read(shadow[middle]!).y - read(body[middle]!).y).toBeGreaterThan(60);
});

test('a flight never takes the long turn between two frames', () => {
  for (const to of [
    { x: 50, y: 700 },
    { x: 950, y: 60 },
    { x: 500, y: 400 },
  ]) {
    const turns = flight({ x: 100, y: 400 }, to, SCREEN).body.map((frame) => read(frame).turn);
    const steps = turns.slice(1).map((turn, at) => Math.abs(turn - turns[at]!));
    expect(Math.max(...steps)).toBeLessThanOrEqual(180);
  }
});
