/** The words and players of an imaginary game, for tests. */

import type { Player } from '../net/wire.gen';

export const WORDS = {
  'role:fox': 'Fox',
  'role:fox.the': 'the Fox',
  'role:hens': 'Hens',
  'role:hens.the': 'the Hens',
  'role:hens.number': 'other',
  'end.eaten': '{role.The} {role, plural, one {wins} other {win}}: {n, plural, one {# hen} other {# hens}} eaten.',
};

export const FOX: Player = {
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

export const HENS: Player = { ...FOX, seat: 1, role: 'hens', name: 'Anna' };
