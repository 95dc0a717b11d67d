import { expect, it } from 'vitest';
import { CHANCE, TIME } from '../wire.gen';
import { lanesOf } from './motion';
import { playedLine } from './testing';

it('has a lane for each seat that moved, time included, and none for what chance made of it', () => {
  const lines = [0, CHANCE, 2, 0, TIME].map((seat) => playedLine(seat, 'roll'));
  expect(lanesOf(lines)).toEqual([0, 2, TIME]);
});
