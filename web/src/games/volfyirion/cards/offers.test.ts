import { expect, test } from 'vitest';
import type { Move } from '../../../net/wire.gen';
import { isGolden, nextPlay, onlySwapped, unplayed, unspent } from './offers';
import { side, STAB, view } from '../testing';

const offer = (kind: string, card: string, handles: string[] = []): Move => ({
  number: 0,
  text: `${kind} ${card}`,
  kind,
  fields: { card: `card:${card}` },
  handles,
});
const EXCHANGE = offer('exchange', 'stab', ['centre:stab', 'choice:exchange']);
const ACQUIRE = offer('acquire', 'stab', ['centre:stab', 'choice:acquire']);

test('a card that can only be put on the bottom of the deck cannot be acquired', () => {
  expect(onlySwapped([EXCHANGE], 'centre:stab')).toBe(true);
  expect(onlySwapped([EXCHANGE, ACQUIRE], 'centre:stab')).toBe(false);
  expect(onlySwapped([EXCHANGE], 'centre:guard')).toBe(false); // nothing can be done with it
  expect(onlySwapped([offer('play', 'stab', ['hand:stab'])], 'hand:stab')).toBe(false);
});

test('all cards are played, except cards that need a City and cards that are left to the player', () => {
  const [station, play] = [offer('station', 'guard'), offer('play', 'pure_qoam')];
  expect(nextPlay([station, play], () => false)).toBe(play);
  expect(nextPlay([station, play], (card) => card === 'card:pure_qoam')).toBeUndefined();
});

test('cards that can still be played are counted with all their copies', () => {
  const hand = [
    { card: 'card:stab', count: 2 },
    { card: 'card:guard', count: 1 },
  ];
  const table = view({ sides: [side(0, { hand }), side(1)] });
  expect(unplayed(table, [offer('play', 'stab'), offer('station', 'guard')])).toBe(3);
  expect(unplayed(table, [offer('play', 'stab')])).toBe(2);
  expect(unplayed(table, [])).toBe(0);
});

test('if the dragon feeds on Troops and Wonders, they do not count as forgotten', () => {
  const hand = [
    { card: 'card:stab', count: 1 },
    { card: 'card:pure_qoam', count: 1 },
  ];
  const rage = { size: 2, top: null, shown: [], aside: [], awake: false, fury: 0 };
  const faces = [STAB, { ...STAB, card: 'card:pure_qoam', kind: 'wonder' }];
  const alone = view({ sides: [side(0, { hand })], rage, faces });
  expect(unplayed(alone, [offer('play', 'stab'), offer('play', 'pure_qoam'), offer('station', 'guard')])).toBe(1);
});

test('points are unspent while something worth its price is on offer', () => {
  const table = view({ sides: [side(0, { points: [2, 0, 1] }), side(1)] });
  expect(unspent(table, [offer('end', ''), ACQUIRE])).toEqual([
    ['command', 2],
    ['knowledge', 1],
  ]);
  expect(unspent(table, [offer('end', ''), EXCHANGE, offer('redeploy', 'guard')])).toEqual([]);
  expect(unspent(view(), [offer('end', ''), ACQUIRE])).toEqual([]);
});

test('the buttons for a new hand and for an early end of the turn are not golden', () => {
  const end = offer('end', '');
  expect(isGolden(offer('redraw', ''), [])).toBe(false);
  expect(isGolden(end, [end, offer('gain', 'stab')])).toBe(false);
  expect(isGolden(end, [end])).toBe(true);
});
