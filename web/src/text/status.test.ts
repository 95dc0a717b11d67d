import { expect, test, vi } from 'vitest';
import { textOf, type Fields } from '../model/words';
import { blank } from '../model/client';
import { playedLine, snapshotAt } from '../model/testing';
import { NO_VIEWS } from '../model/view_queue';
import type { LogLine, Player, Result } from '../net/wire.gen';
import { shortName } from './names';
import { endingSpans, outcomeText, statusText } from './status';
import { FOX, HENS, WORDS } from './testing';
import { t } from './texts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const PLAYERS = [FOX, HENS];

function said(result: Result, kind = 'eaten', fields: Fields = { role: 'role:fox', n: 3 }, last?: LogLine): string {
  const asked = {
    kind,
    clause: result.clause,
    fields: { ...fields } as Record<string, string | number>,
    together: false,
  };
  return textOf(endingSpans({ result, asked, departed: null, lines: last ? [last] : [] }, WORDS, PLAYERS));
}

test('an end by the rules names the reason', () => {
  const result: Result = { scores: [1, -1], how: 'rules', clause: '4.1' };
  expect(said(result)).toBe('The Fox wins: 3 hens eaten.');
  expect(said(result, 'eaten', { role: 'role:hens', n: 1 })).toBe('The Hens win: 1 hen eaten.');
});

test('a resignation or a fallen flag is named, with the winner', () => {
  const last = { ...playedLine(1, ''), what: 'resigned' as const };
  expect(said({ scores: [1, -1], how: 'resigned', clause: '' }, 'turn', {}, last)).toBe(
    'The Hens resigned. The Fox wins.',
  );
  expect(said({ scores: [1, -1], how: 'flagged', clause: '' }, 'turn', {}, last)).toBe(
    'The Hens ran out of time. The Fox wins.',
  );
});

test('a game that continued after a resignation names both', () => {
  const last = { ...playedLine(1, ''), what: 'resigned' as const };
  const result: Result = { scores: [1, -1], how: 'resigned', clause: '4.1' };
  expect(said(result, 'eaten', { role: 'role:fox', n: 2 }, last)).toBe(
    'The Hens resigned. The Fox wins: 2 hens eaten.',
  );
});

test('an agreed draw only says so', () => {
  expect(said({ scores: [0, 0], how: 'agreed', clause: '' }, 'turn')).toBe('All players agreed on a draw.');
});

test('a game of older rules with another end names only the winner', () => {
  const ended = {
    result: { scores: [1, -1], how: 'rules', clause: '4.1' },
    departed: { code: 'departed', clause: '', fields: {} },
  };
  const asked = { kind: 'eaten', clause: '4.1', fields: {}, together: false };
  expect(textOf(endingSpans({ ...ended, asked, lines: [] } as never, WORDS, PLAYERS))).toBe('The Fox wins.');
});

test('a house that wins with its second player is named once', () => {
  const words = { ...WORDS, 'role:cub': 'Fox, cub', 'role:cub.the': 'the cub of the Fox' };
  const players = ['fox', 'hens', 'cub'].map((role, seat) => ({ seat, role }) as Player);
  expect(outcomeText([1, -1, 1], words, players)).toBe('The Fox wins');
  expect(outcomeText([1, 1, -1], words, players)).toBe('The Fox, the Hens win');
  expect(outcomeText([-1, -1, 1], words, players)).toBe('The cub of the Fox wins');
});

test('a bot that cannot choose is named instead of the thinking bots', () => {
  const bots = [1, 2].map((level, seat) => ({ seat, role: 'fox', kind: 'bot', level, ready: true, stuck: seat === 1 }));
  const views = { ...NO_VIEWS, current: snapshotAt(1, 0, { to_act: [0, 1], offers: [] }) };
  const status = (players: unknown) => statusText({ ...blank('t'), views, players: players as Player[] }, WORDS);
  expect(status(bots)).toBe(t('table.stuck', { name: shortName(bots[1] as Player), 'name.number': 'one' }));
  const well = bots.map((bot) => ({ ...bot, stuck: false }));
  expect(status(well)).toContain(shortName(bots[0] as Player));
  expect(status(well)).not.toBe(status(bots));
});
