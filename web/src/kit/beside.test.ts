import { expect, test } from 'vitest';
import { placeBeside, type Box } from './beside';

const SCREEN = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 200 };
const THING = box(450, 300, 100, 100);

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

test('a bubble is below the middle of its thing', () => {
  expect(placeBeside(THING, SIZE, SCREEN, [])).toEqual({ left: 350, top: 410, covers: 0 });
});

test('a bubble is above its thing if something below must stay free', () => {
  expect(placeBeside(THING, SIZE, SCREEN, [box(0, 410, 1000, 300)])).toMatchObject({ left: 350, top: 90, covers: 0 });
});

test('a bubble is beside its thing if the screen is too low for it above and below', () => {
  const low = { width: 1000, height: 300 };
  expect(placeBeside(box(450, 100, 100, 100), SIZE, low, [])).toMatchObject({ left: 560, covers: 0 });
});

test('a bubble moves aside from a single thing', () => {
  const { left, covers } = placeBeside(THING, SIZE, SCREEN, [box(350, 410, 60, 60), box(0, 0, 1000, 290)]);
  expect(covers).toBe(0);
  expect(left).toBeGreaterThanOrEqual(410);
});

test('a bubble is in a corner if everything around its thing must stay free', () => {
  const around = box(0, 220, 1000, 580);
  expect(placeBeside(THING, SIZE, SCREEN, [around, box(200, 0, 400, 300)])).toEqual({ left: 690, top: 10, covers: 0 });
});

test('a bubble covers as little as possible if it must cover something', () => {
  expect(placeBeside(THING, SIZE, SCREEN, [box(0, 0, 1000, 800)]).covers).toBe(60_000);
});

test('a bubble stays on the screen', () => {
  expect(placeBeside(box(0, 0, 20, 20), SIZE, SCREEN, [])).toEqual({ left: 10, top: 30, covers: 0 });
});
