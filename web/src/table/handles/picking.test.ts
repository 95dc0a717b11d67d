import { expect, test } from 'vitest';
import type { Move } from '../../net/wire.gen';
import { Picking } from './picking.svelte';

const END: Move = { number: 1, text: 'end', kind: 'end', fields: {}, handles: ['choice:end'] };
const SPEND: Move = { number: 2, text: 'spend', kind: 'spend', fields: {}, handles: ['card:1', 'symbol:nothing'] };
const WALK: Move = { number: 3, text: 'walk', kind: 'walk', fields: {}, handles: ['card:1', 'symbol:walk'] };

function asked(): { picking: Picking; played: Move[] } {
  const played: Move[] = [];
  const picking = new Picking(
    (move) => played.push(move),
    () => undefined,
  );
  picking.requireClick(['symbol:nothing']);
  picking.offer([END, SPEND, WALK], 'turn');
  return { picking, played };
}

test('a move with a confirmation is made when it is chosen again', () => {
  const { picking, played } = asked();
  picking.confirmationFor = ({ kind }) => (kind === 'end' ? 'Already?' : null);
  expect(picking.touch(['choice:end'], 0)).toBe('picked');
  expect(picking.confirmation).toEqual({ move: END, text: 'Already?' });
  expect(played).toEqual([]);
  expect(picking.choose(END, 0)).toBe('played');
  expect(played).toEqual([END]);
});

test('a player who changes the choice is asked again the next time', () => {
  const { picking, played } = asked();
  picking.confirmationFor = () => 'Already?';
  picking.touch(['choice:end'], 0);
  picking.clear();
  expect(picking.confirmation).toBeNull();
  picking.touch(['choice:end'], 0);
  expect(played).toEqual([]);
});

test('the picks stay if the player does not confirm', () => {
  const { picking, played } = asked();
  const army: Move = { ...END, kind: 'army', handles: ['choice:muster'], picks: ['pool:imp:1'] };
  picking.offer([{ ...END, handles: ['choice:muster'] }, army], 'army');
  picking.confirmationFor = () => 'Already?';
  picking.touch(['pool:imp:1'], 0);
  picking.touch(['choice:muster'], 0);
  picking.dismiss();
  expect(picking.confirmation).toBeNull();
  expect(picking.choice.picks).toEqual(['pool:imp:1']);
  expect(picking.choice.path).toEqual([]);
  expect(played).toEqual([]);
});

test('a confirmation disappears with its move', () => {
  const { picking } = asked();
  picking.confirmationFor = () => 'Already?';
  picking.touch(['choice:end'], 0);
  picking.offer([END], 'something else');
  expect(picking.confirmation).toBeNull();
});

test('a move with a careful handle needs no further confirmation', () => {
  const { picking, played } = asked();
  picking.confirmationFor = () => 'Really?';
  picking.touch(['card:1'], 0);
  expect(picking.touch(['symbol:nothing'], 0)).toBe('played');
  expect(played).toEqual([SPEND]);
});

test('a move without a confirmation is made at once', () => {
  const { picking, played } = asked();
  expect(picking.touch(['card:1', 'symbol:walk'], 0)).toBe('played');
  expect(played).toEqual([WALK]);
});

test('picks are advised before the handle after them', () => {
  const { picking } = asked();
  const keep: Move = { ...END, number: 4, kind: 'keep', handles: ['choice:throw'], picks: ['die:fire:1'] };
  const none: Move = { ...keep, number: 5, picks: [] };
  picking.offer([none, keep], 'roll');
  picking.hinted = ['die:fire:1', 'choice:throw'];
  expect(picking.thing(['die:fire:1'])['data-hinted']).toBe('');
  expect(picking.thing(['choice:throw'])['data-hinted']).toBeUndefined();
  picking.touch(['die:fire:1'], 0);
  expect(picking.thing(['choice:throw'])['data-hinted']).toBe('');
});
