import { expect, it } from 'vitest';
import { sitters } from './record';

it('names the players of a table as in its record', () => {
  const found = sitters({ roles: ['red', 'blue', 'green', 'grey'], names: ['Anna', 'bot:3', 'human', ''] });
  expect(found.map(({ role, kind, name, guest, level }) => [role, kind, name, guest, level])).toEqual([
    ['red', 'person', 'Anna', 0, 0],
    ['blue', 'bot', '', 0, 3],
    ['green', 'person', '', 1, 0],
    ['grey', 'person', '', 2, 0],
  ]);
});
