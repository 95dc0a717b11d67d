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
  it('sets the value at its keys, and does not change the old view', () => {
    const after = changed(VIEW, ['sides', 1, 'deck', 3]);
    expect(after).toEqual({ ...VIEW, sides: [VIEW.sides[0], { hand: [], deck: 3 }] });
    expect(VIEW.sides[1]?.deck).toBe(4);
  });

  it('keeps unchanged parts as the same objects, so that they are not drawn again', () => {
    const after = changed(VIEW, ['sides', 1, 'hand', ['card:2']]) as typeof VIEW;
    expect(after.sides[0]).toBe(VIEW.sides[0]);
    expect(after.asked).toBe(VIEW.asked);
  });

  it('may replace everything or nothing', () => {
    expect(changed(VIEW, ['asked', null])).toEqual({ ...VIEW, asked: null });
    expect(changed(VIEW, ['other'])).toBe('other');
  });
});
