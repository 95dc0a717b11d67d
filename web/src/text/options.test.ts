import { expect, it, vi } from 'vitest';
import type { GameInfo, Option } from '../net/wire.gen';
import { chosenOptions } from './options';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const WORDS = {
  'option:hunters': 'Hunters',
  'role:fox': 'Fox',
  'role:hens': 'Hens',
  'option:night': 'Night',
  'value:yes': 'Yes',
};

function option(name: string, values: string[], more: Partial<Option> = {}): Option {
  const none = { only: {}, value_only: {}, matters: {}, group: '', role_sets: {}, recommended: [], clauses: {} };
  return { name, values, default: values[0] ?? '', ...none, ...more };
}

const GAME = {
  options: [
    option('hunters', ['F', 'FH'], { role_sets: { F: ['fox'], FH: ['fox', 'hens'] } }),
    option('night', ['no', 'yes']),
    option('snow', ['no', 'yes']),
    option('deck', []),
  ],
} as Partial<GameInfo> as GameInfo;

it('names the main option and the changed ones', () => {
  const chosen = { hunters: 'F', night: 'yes', snow: 'no', deck: 'egg;3' };
  expect(chosenOptions(GAME, chosen, WORDS)).toEqual([
    { name: 'Hunters', value: 'Fox' },
    { name: 'Night', value: 'Yes' },
  ]);
  expect(chosenOptions(GAME, { hunters: 'FH' }, WORDS)).toEqual([{ name: 'Hunters', value: 'Fox, Hens' }]);
});
