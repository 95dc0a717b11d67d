import { expect, it, vi } from 'vitest';
import type { Player } from '../net/wire.gen';
import { playerName, seatFields, seatName } from './names';
import { t } from './texts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const WORDS = {
  'role:fox': 'Fox',
  'role:fox.the': 'the Fox',
  'role:hens': 'Hens',
  'role:hens.the': 'the Hens',
  'role:hens.number': 'other',
};

const FOX: Player = {
  seat: 0,
  role: 'fox',
  kind: 'person',
  name: '',
  guest: 0,
  level: 0,
  here: true,
  away: false,
  ready: true,
  stuck: false,
};
const HENS: Player = { ...FOX, seat: 1, role: 'hens', name: 'Anna' };

it('numbers players without a name if there are several', () => {
  expect(playerName(FOX)).toBe('Guest');
  expect(playerName({ ...FOX, guest: 2 })).toBe('Guest 2');
  expect(playerName({ ...HENS, guest: 0 })).toBe('Anna');
});

it('names the role and the player of a seat', () => {
  expect(seatName(HENS, WORDS)).toBe('Hens (Anna)');
  expect(t('draw.offered', seatFields([1], WORDS, [FOX, HENS]))).toBe('The Hens (Anna) offer a draw.');
  expect(t('table.paused', seatFields([0, 1], WORDS, [FOX, HENS]))).toContain('the Fox (Guest), the Hens (Anna)');
});
