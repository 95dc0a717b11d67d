import { describe, expect, it } from 'vitest';
import type { Player, Said } from '../net/wire.gen';
import { blank, receive } from './client';
import { chatAfter, withOthers } from './chat';
import { coachStanding, personSeats } from './coach_consent';

function player(seat: number, changes: Partial<Player> = {}): Player {
  return {
    seat,
    role: 'r',
    kind: 'person',
    name: 'N',
    guest: 0,
    level: 0,
    here: true,
    away: false,
    ready: true,
    stuck: false,
    ...changes,
  };
}

function line(n: number, text = 'x'): Said {
  return { n, seat: 0, phrase: null, text };
}

const BOT = player(1, { kind: 'bot', level: 2 });

describe('chat', () => {
  it('grows line by line', () => {
    expect(chatAfter([line(0)], [line(1)]).map(({ n }) => n)).toEqual([0, 1]);
  });

  it('does not repeat lines after a reconnection', () => {
    expect(chatAfter([line(0), line(1)], [line(0), line(1), line(2)]).map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  it('starts again when the server has restarted', () => {
    expect(chatAfter([line(0, 'old'), line(1, 'old')], [line(0, 'new')])).toEqual([line(0, 'new')]);
  });

  it('of another table is ignored', () => {
    const client = receive(blank('t'), { type: 'chat', table: 'u', said: [line(0)] });
    expect(client.chat).toEqual([]);
    expect(receive(client, { type: 'chat', table: 't', said: [line(0)] }).chat).toEqual([line(0)]);
  });
});

describe('other people', () => {
  it('are neither bots nor my own second seat', () => {
    expect(withOthers([player(0), BOT], [0])).toBe(false);
    expect(withOthers([player(0), player(1)], [0, 1])).toBe(false);
    expect(withOthers([player(0), player(1)], [0])).toBe(true);
  });

  it('count only if they play themselves', () => {
    const players = [player(0), player(1, { level: 1 }), player(2, { away: true }), player(3)];
    expect(personSeats(players)).toEqual([0, 3]);
  });
});

describe('the coach', () => {
  it('helps a person who plays alone', () => {
    expect(coachStanding([player(0), BOT], [0], [])).toBe('speaks');
    expect(coachStanding([player(0), player(1)], [0, 1], [])).toBe('speaks');
    expect(coachStanding([player(0), player(1, { level: 2 })], [0], [])).toBe('speaks');
  });

  it('is silent at a table with others until all agree', () => {
    const two = [player(0), player(1)];
    expect(coachStanding(two, [0], [])).toBe('silent');
    expect(coachStanding(two, [0], [0])).toBe('asked_by_me');
    expect(coachStanding(two, [0], [1])).toBe('asked_by_others');
    expect(coachStanding(two, [0], [0, 1])).toBe('speaks');
  });
});
