import { describe, expect, it } from 'vitest';
import { changed } from './changes';

const VIEW = {
  turn: 0,
  sides: [
    { hand: ['card:1'], deck: 3 },
    { hand: [], deck: 4 },
  ],
  asked: { kind: 'turn' },
};

describe('a change', () => {
  it('puts a value where its keys lead, and leaves the view before it as it was', () => {
    const after = changed(VIEW, ['sides', 1, 'deck', 3]);
    expect(after).toEqual({ ...VIEW, sides: [VIEW.sides[0], { hand: [], deck: 3 }] });
    expect(VIEW.sides[1]?.deck).toBe(4);
  });

  it('keeps what did not change as the very same object, so that nothing is drawn twice', () => {
    const after = changed(VIEW, ['sides', 1, 'hand', ['card:2']]) as typeof VIEW;
    expect(after.sides[0]).toBe(VIEW.sides[0]);
    expect(after.asked).toBe(VIEW.asked);
  });

  it('may be the whole of it, or nothing', () => {
    expect(changed(VIEW, ['asked', null])).toEqual({ ...VIEW, asked: null });
    expect(changed(VIEW, ['other'])).toBe('other');
  });
});
