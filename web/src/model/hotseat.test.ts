import { expect, it } from 'vitest';
import type { Snapshot } from '../net/wire.gen';
import { seatToPassTo } from './hotseat';
import { snapshotAt } from './testing';

const seen = (seat: number, to_act: number[], result: Snapshot['result'] = null) =>
  snapshotAt(3, 2, { seat, to_act, result });

it('stays where it is when one person plays at the screen', () => {
  expect(seatToPassTo(seen(0, [1]), [0], true)).toBeNull();
});

it('goes to whoever is to act', () => {
  expect(seatToPassTo(seen(0, [1]), [0, 1], true)).toBe(1);
  expect(seatToPassTo(seen(0, [2]), [0, 1], true)).toBeNull();
});

it('stays with whoever looks while they are to act, once they have said who they are', () => {
  expect(seatToPassTo(seen(0, [0, 1]), [0, 1], true)).toBeNull();
  expect(seatToPassTo(seen(0, [0]), [0, 1], false)).toBe(0);
});

it('goes nowhere after the end', () => {
  const result = { scores: [1, -1], how: 'rules', clause: '' } as NonNullable<Snapshot['result']>;
  expect(seatToPassTo(seen(0, [1], result), [0, 1], true)).toBeNull();
});
