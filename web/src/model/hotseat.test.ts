import { expect, it } from 'vitest';
import type { Snapshot } from '../net/wire.gen';
import { seatToPassTo } from './hotseat';
import { snapshotAt } from './testing';

const seen = (seat: number, to_act: number[], result: Snapshot['result'] = null) =>
  snapshotAt(3, 2, { seat, to_act, result });

it('stays with a person who plays alone at the screen', () => {
  expect(seatToPassTo(seen(0, [1]), [0], true)).toBeNull();
});

it('goes to the player who has to act', () => {
  expect(seatToPassTo(seen(0, [1]), [0, 1], true)).toBe(1);
  expect(seatToPassTo(seen(0, [2]), [0, 1], true)).toBeNull();
});

it('stays with the viewer while they have to act, after they have confirmed their seat', () => {
  expect(seatToPassTo(seen(0, [0, 1]), [0, 1], true)).toBeNull();
  expect(seatToPassTo(seen(0, [0]), [0, 1], false)).toBe(0);
});

it('stays after the end of the game', () => {
  const result = { scores: [1, -1], how: 'rules', clause: '' } as NonNullable<Snapshot['result']>;
  expect(seatToPassTo(seen(0, [1], result), [0, 1], true)).toBeNull();
});
