import { describe, expect, it } from 'vitest';
import type { Move } from '../wire.gen';
import { back, begin, complete, next, renew, settled, standing, touch, within, type Choice } from './handles';

let number = 0;
const move = (...handles: string[]): Move => ({ number: (number += 1), text: '', kind: '', fields: {}, handles });

const DRAW = move('pile:deck');
const NEAR = move('card:1', 'symbol:move:2', 'figure:brald', 'hex:c4');
const FAR = move('card:1', 'symbol:move:2', 'figure:brald', 'hex:c5');
const OTHER = move('card:1', 'symbol:move:2', 'figure:urpen', 'hex:a1');
const STRIKE = move('card:1', 'symbol:attack:2', 'figure:urpen', 'figure:dragon');
const SPENT = move('card:2', 'symbol:nothing');
const OFFERS = [DRAW, NEAR, FAR, OTHER, STRIKE, SPENT];

const pick = (...touches: string[][]): Choice => touches.reduce(touch, begin(OFFERS));

describe('handles', () => {
  it('lights the first handles, each once', () => {
    expect(next(begin(OFFERS))).toEqual(['pile:deck', 'card:1', 'card:2']);
  });

  it('goes on with a choice that is half made while the same is offered', () => {
    const half = pick(['card:1', 'symbol:move:2'], ['figure:brald']);
    const again = renew(
      half,
      OFFERS.map((offer) => ({ ...offer })),
    );
    expect(again.path).toEqual(half.path);
    expect(back(again).path).toEqual(['card:1', 'symbol:move:2']);
    expect(renew(half, OFFERS.slice(1)).path).toEqual([]);
    expect(renew(half, []).path).toEqual([]);
  });

  it('narrows with every touch', () => {
    expect(next(pick(['card:1', 'symbol:move:2']))).toEqual(['figure:brald', 'figure:urpen']);
    expect(next(pick(['card:1', 'symbol:move:2'], ['figure:brald']))).toEqual(['hex:c4', 'hex:c5']);
  });

  it('goes on by itself where only one way is left, and settles', () => {
    expect(settled(pick(['card:1', 'symbol:attack:2']))).toBe(STRIKE);
    expect(settled(pick(['pile:deck']))).toBe(DRAW);
    expect(settled(pick(['card:1', 'symbol:move:2'], ['figure:urpen']))).toBe(OTHER);
    expect(settled(pick(['card:1']))).toBeUndefined();
  });

  it('never settles before anything was touched, even with one offer', () => {
    expect(settled(begin([DRAW]))).toBeUndefined();
  });

  it('lets a person change their mind about the figure, or the card', () => {
    const brald = pick(['card:1', 'symbol:move:2'], ['figure:brald']);
    expect(settled(touch(brald, ['figure:urpen']))).toBe(OTHER);
    expect(settled(touch(brald, ['card:2']))).toBe(SPENT);
  });

  it('picks the card alone when its symbol is out of use', () => {
    const only = begin([NEAR, STRIKE]);
    expect(touch(only, ['card:1', 'symbol:net']).path).toEqual(['card:1']);
  });

  it('is not moved by what cannot be touched', () => {
    const before = begin(OFFERS);
    expect(touch(before, ['hex:e3'])).toBe(before);
  });

  it('goes back one touch at a time', () => {
    const brald = pick(['card:1', 'symbol:move:2'], ['figure:brald']);
    expect(back(brald).path).toEqual(['card:1', 'symbol:move:2']);
    expect(back(back(brald)).path).toEqual([]);
    expect(back(begin(OFFERS)).path).toEqual([]);
  });

  it('tells what is picked, lit, open to a change of mind, or out of use', () => {
    const choice = pick(['card:1', 'symbol:move:2']);
    expect(standing(choice, ['card:1', 'symbol:move:2'])).toBe('picked');
    expect(standing(choice, ['figure:brald'])).toBe('lit');
    expect(standing(choice, ['card:1', 'symbol:attack:2'])).toBe('open');
    expect(standing(choice, ['hex:c4'])).toBe('still');
    expect(standing(choice, ['card:2', 'symbol:net'])).toBe('spare');
    expect(standing(choice, ['card:3', 'symbol:net'])).toBe('still');
  });

  it('lights any symbol of a card that is to be discarded whole', () => {
    const discard = begin([move('card:1'), move('card:2')]);
    expect(standing(discard, ['card:1', 'symbol:move:2'])).toBe('lit');
    expect(settled(touch(discard, ['card:1', 'symbol:move:2']))?.handles).toEqual(['card:1']);
  });

  it('keeps a move that others go on from as a choice of its own', () => {
    const [short, long] = [move('card:1'), move('card:1', 'hex:a1')];
    const choice = touch(begin([short, long]), ['card:1']);
    expect(complete(choice)).toEqual([short]);
    expect(next(choice)).toEqual(['hex:a1']);
  });

  it('a careful handle is chosen, even when it is the only way on', () => {
    const [buy, burn] = [move('centre:stab', 'choice:acquire'), move('play:stab', 'choice:sacrifice')];
    const careful = begin([buy, burn], ['choice:sacrifice']);
    expect(settled(touch(careful, ['centre:stab']))).toBe(buy);
    const picked = touch(careful, ['play:stab']);
    expect(picked.path).toEqual(['play:stab']);
    expect(settled(picked)).toBeUndefined();
    expect(settled(touch(picked, ['choice:sacrifice']))).toBe(burn);
  });

  it('a move that is advised shows the symbol it picks, or the whole card', () => {
    expect(within(NEAR.handles, ['card:1', 'symbol:move:2'])).toBe(true);
    expect(within(NEAR.handles, ['card:1', 'symbol:attack:2'])).toBe(false);
    expect(within(NEAR.handles, ['card:2', 'symbol:move:2'])).toBe(false);
    expect(within(NEAR.handles, ['hex:c4'])).toBe(true);
    expect(within(['card:1'], ['card:1', 'symbol:attack:2'])).toBe(true);
    expect(within(['card:1', 'hex:c4'], ['card:1', 'symbol:attack:2'])).toBe(true);
  });
});
