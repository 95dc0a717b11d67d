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

test('what was discarded last lies on top', () => {
  const told = [shed('card:stab', 'role:volarees'), shed('card:decisive_strike', 'role:volarees')];
  expect(newestDiscard(told, both)).toBe('card:decisive_strike');
  expect(newestDiscard([...told, line(0, 'acquire', { card: 'card:stab' })], both)).toBe('card:stab');
});

test('what was played goes there when the turn ends, and not before', () => {
  const played = [shed('card:stab', 'role:volarees'), line(0, 'play', { card: 'card:decisive_strike' })];
  expect(newestDiscard(played, both)).toBe('card:stab');
  expect(newestDiscard([...played, line(0, 'end')], both)).toBe('card:decisive_strike');
});

test('what was bought in a turn lies under what was played in it', () => {
  const turn = [line(0, 'play', { card: 'card:decisive_strike' }), line(0, 'acquire', { card: 'card:stab' })];
  expect(newestDiscard(turn, both)).toBe('card:stab');
  expect(newestDiscard([...turn, line(0, 'end')], both)).toBe('card:decisive_strike');
});

test('the cards of others, and cards that are gone, do not count', () => {
  const told = [shed('card:stab', 'role:volarees'), shed('card:decisive_strike', 'role:rorius')];
  expect(newestDiscard([...told, line(1, 'acquire', { card: 'card:decisive_strike' })], both)).toBe('card:stab');
  expect(newestDiscard(told, side(0))).toBeUndefined();
});

test('what was taken back never lay there', () => {
  const told = [
    line(0, 'acquire', { card: 'card:stab' }, 4),
    line(0, 'acquire', { card: 'card:decisive_strike' }, 5),
    { ...line(0, '', {}, 6), what: 'undone' as const, move: null, to: 4 },
  ];
  expect(newestDiscard(told, both)).toBe('card:stab');
});
