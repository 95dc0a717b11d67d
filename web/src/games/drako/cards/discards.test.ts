import { expect, test } from 'vitest';
import { playedLine } from '../../../model/testing';
import type { LogLine } from '../../../net/wire.gen';
import { newestDiscard } from './discards';
import { card, side } from '../testing';
import type { CardView, SideView } from '../view.gen';

const both = pile(card(3), card(8));

function pile(...discards: CardView[]): SideView {
  return side(1, 'dwarves', [], { discards });
}

function used(seat: number, kind: string, number: number, version = 1): LogLine {
  const line = playedLine(seat, kind, {}, version);
  return { ...line, move: { ...line.move!, handles: [`card:${number}`, 'symbol:move:2'] } };
}

test('the last used card is on top, for every kind of use', () => {
  expect(newestDiscard([used(1, 'walk', 8), used(1, 'block', 3)], both)).toEqual(card(3));
  expect(newestDiscard([used(1, 'discard', 3), used(1, 'spend', 8)], both)).toEqual(card(8));
});

test('moves without a card and cards of the other side change nothing', () => {
  const log = [used(1, 'walk', 3), playedLine(1, 'draw'), used(0, 'strike', 8)];
  expect(newestDiscard(log, both)).toEqual(card(3));
});

test('cards in a new deck are no longer on the pile', () => {
  expect(newestDiscard([used(1, 'walk', 8), used(1, 'walk', 3)], pile(card(8)))).toEqual(card(8));
  expect(newestDiscard([used(1, 'walk', 8)], pile())).toBeUndefined();
});

test('an undone move puts no card on the pile', () => {
  const undone: LogLine = { ...playedLine(1, '', {}, 6), what: 'undone', move: null, to: 4 };
  expect(newestDiscard([used(1, 'walk', 3, 4), used(1, 'walk', 8, 5), undone], both)).toEqual(card(3));
});

test('a card is shown even without a log', () => {
  expect(newestDiscard([], both)).toEqual(card(8));
});
