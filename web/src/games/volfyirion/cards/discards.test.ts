import { expect, test } from 'vitest';
import { playedLine as line } from '../../../model/testing';
import { CHANCE } from '../../../net/wire.gen';
import { newestDiscard } from './discards';
import { side } from '../testing';

const both = side(0, {
  discards: [
    { card: 'card:stab', count: 1 },
    { card: 'card:decisive_strike', count: 2 },
  ],
});
const shed = (card: string, role: string) => line(CHANCE, 'shed', { card, role });

test('the last discarded card is on top', () => {
  const log = [shed('card:stab', 'role:volarees'), shed('card:decisive_strike', 'role:volarees')];
  expect(newestDiscard(log, both)).toBe('card:decisive_strike');
  expect(newestDiscard([...log, line(0, 'acquire', { card: 'card:stab' })], both)).toBe('card:stab');
});

test('a played card goes to the discards when the turn ends, and not before', () => {
  const played = [shed('card:stab', 'role:volarees'), line(0, 'play', { card: 'card:decisive_strike' })];
  expect(newestDiscard(played, both)).toBe('card:stab');
  expect(newestDiscard([...played, line(0, 'end')], both)).toBe('card:decisive_strike');
});

test('an acquired card is below the cards that were played in the same turn', () => {
  const turn = [line(0, 'play', { card: 'card:decisive_strike' }), line(0, 'acquire', { card: 'card:stab' })];
  expect(newestDiscard(turn, both)).toBe('card:stab');
  expect(newestDiscard([...turn, line(0, 'end')], both)).toBe('card:decisive_strike');
});

test('cards of other players and removed cards do not count', () => {
  const log = [shed('card:stab', 'role:volarees'), shed('card:decisive_strike', 'role:rorius')];
  expect(newestDiscard([...log, line(1, 'acquire', { card: 'card:decisive_strike' })], both)).toBe('card:stab');
  expect(newestDiscard(log, side(0))).toBeUndefined();
});

test('an undone card never was on the pile', () => {
  const log = [
    line(0, 'acquire', { card: 'card:stab' }, 4),
    line(0, 'acquire', { card: 'card:decisive_strike' }, 5),
    { ...line(0, '', {}, 6), what: 'undone' as const, move: null, to: 4 },
  ];
  expect(newestDiscard(log, both)).toBe('card:stab');
});
