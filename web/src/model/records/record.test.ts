import { expect, it } from 'vitest';
import { sitters } from './record';

it('names the players of a table as in its record', () => {
  const found = sitters({ roles: ['red', 'blue', 'green', 'grey'], names: ['Anna', 'bot:3', 'human', ''] });
  expect(found.map(({ role, kind, name, level }) => [role, kind, name, level])).toEqual([
    ['red', 'person', 'Anna', 0],
    ['blue', 'bot', '', 3],
    ['green', 'person', '', 0],
    ['grey', 'person', '', 0],
  ]);
});
