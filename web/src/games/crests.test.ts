/** Players who cannot see colours tell the sides apart by their shape. */

import { beforeAll, expect, it, vi } from 'vitest';
import { GAMES, loadUi } from '.';

const NOBODY = 'role:nobody';
const PATIENCE = 60_000; // milliseconds: whole games are loaded

beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it.each(GAMES)(
  'gives every role of $name a crest of its own',
  async ({ name }) => {
    const { words, crest } = (await loadUi(name))!;
    const roles = Object.keys(words.en).filter((word) => /^role:\w+$/.test(word) && word !== NOBODY);
    expect(roles.length).toBeGreaterThan(1);
    expect(new Set(roles.map((role) => crest(role).outline)).size).toBe(roles.length);
  },
  PATIENCE,
);
