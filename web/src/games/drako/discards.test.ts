import { expect, test } from 'vitest';
import { playedLine } from '../../headless/testing';
import type { Line } from '../../wire.gen';
import { newestDiscard } from './discards';
import type { CardView, SideView } from './view.gen';

const lying = (number: number): CardView => ({ card: `card:${number}`, symbols: ['symbol:move:2'], count: 1 });
const side = (...discards: CardView[]): SideView => ({
  seat: 1,
  role: 'role:dwarves',
  figures: [],
  areas: [],
  tokens: [],
  rocks: null,
  spent: null,
  hand: [],
  hand_size: 4,
  deck_size: 30,
  discards,
  removed: 0,
  rebuilds: null,
  out_of_cards: false,
});
const both = side(lying(3), lying(8));

function used(seat: number, kind: string, number: number, version = 1): Line {
  const line = playedLine(seat, kind, {}, version);
  return { ...line, move: { ...line.move!, handles: [`card:${number}`, 'symbol:move:2'] } };
}

test('the card that was used last lies on top, however it was used', () => {
  expect(newestDiscard([used(1, 'walk', 8), used(1, 'block', 3)], both)).toEqual(lying(3));
  expect(newestDiscard([used(1, 'discard', 3), used(1, 'spend', 8)], both)).toEqual(lying(8));
});

test('what uses no card, and the cards of the other side, change nothing', () => {
  const told = [used(1, 'walk', 3), playedLine(1, 'draw'), used(0, 'strike', 8)];
  expect(newestDiscard(told, both)).toEqual(lying(3));
});

test('cards that went into a new deck lie there no more', () => {
  expect(newestDiscard([used(1, 'walk', 8), used(1, 'walk', 3)], side(lying(8)))).toEqual(lying(8));
  expect(newestDiscard([used(1, 'walk', 8)], side())).toBeUndefined();
});

test('what was taken back never lay there', () => {
  const undone: Line = { ...playedLine(1, '', {}, 6), what: 'undone', move: null, to: 4 };
  expect(newestDiscard([used(1, 'walk', 3, 4), used(1, 'walk', 8, 5), undone], both)).toEqual(lying(3));
});

test('where the log tells nothing, a card is shown all the same', () => {
  expect(newestDiscard([], both)).toEqual(lying(8));
});
