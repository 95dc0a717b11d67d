import { expect, it, vi } from 'vitest';
import { playerName, seatFields, seatName } from './names';
import { FOX, HENS, WORDS } from './testing';
import { t } from './texts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

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
