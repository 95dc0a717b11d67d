import { describe, expect, it } from 'vitest';
import { MOVE } from './testing';
import type { LessonInfo, LessonStep } from '../net/wire.gen';
import { addStep, nameOf, offered, spoken, stepAt, thingsToLight } from './lesson';

function step(version: number, changes: Partial<LessonStep> = {}): LessonStep {
  return {
    type: 'lesson',
    table: 't',
    version,
    name: 'first',
    title: {},
    pages: [],
    first: 1,
    of: 3,
    moves: [7],
    done: false,
    next: '',
    play: {},
    ...changes,
  };
}

function info(name: string, changes: Partial<LessonInfo> = {}): LessonInfo {
  const texts = { title: {}, about: {}, minutes: 3, options: {}, role: 'queen', steps: 9, table: '' };
  return { game: 'ember', name, step: 0, done: false, ...texts, ...changes };
}

describe('the steps of a lesson', () => {
  const steps = [step(4), step(6, { first: 2 }), step(9, { first: 3 })].reduce(addStep, []);

  it('are shown with their view', () => {
    expect(stepAt(steps, 3)).toBe(null);
    expect(stepAt(steps, 5)?.first).toBe(1);
    expect(stepAt(steps, 9)?.first).toBe(3);
  });

  it('are replaced by a newer step of the same version', () => {
    expect(addStep(steps, step(6, { first: 8 })).map(({ first }) => first)).toEqual([1, 8]);
  });

  it('stay the same for the reader while the others move', () => {
    expect(nameOf(step(4, { moves: [] }))).toBe(nameOf(step(5, { moves: [] })));
    expect(nameOf(step(4, { moves: [] }))).not.toBe(nameOf(step(4)));
  });
});

describe('a lesson', () => {
  it('lights only the things of its moves', () => {
    const offers = [
      { ...MOVE, number: 7, handles: ['card:0', 'hex:a'] },
      { ...MOVE, number: 8, handles: ['card:0', 'hex:b'] },
      { ...MOVE, number: 9, handles: ['pile:deck'] },
    ];
    expect(thingsToLight(step(1, { moves: [7, 8] }), offers)).toEqual(['card:0', 'hex:a', 'hex:b']);
  });

  it('calls things by their names', () => {
    expect(spoken('Play {card:guard}, {card:odd}.', { 'card:guard': 'Guard' })).toBe('Play Guard, odd.');
  });

  it('is offered for each game to a new guest, and to others if it is unfinished', () => {
    const lessons = [info('one', { done: true, step: 9 }), info('two', { step: 4 }), info('other', { game: 'frost' })];
    expect(offered(lessons, { fresh: true }).map(({ name }) => name)).toEqual(['one', 'other']);
    expect(offered(lessons, { fresh: false }).map(({ name }) => name)).toEqual(['two']);
  });
});
