import { expect, it } from 'vitest';
import { sitter } from './record';

it('names who sat at a table as its record does', () => {
  const names = ['Anna', 'bot:3', 'human', ''];
  const sitters = names.map((_, seat) => sitter({ names }, 'dragon', seat));
  expect(sitters.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['person', 'Anna', 0],
    ['bot', '', 3],
    ['person', '', 0],
    ['person', '', 0],
  ]);
});
