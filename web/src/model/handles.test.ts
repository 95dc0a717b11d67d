import { describe, expect, it } from 'vitest';
import type { Move } from '../net/wire.gen';
import { back, begin, complete, next, renew, settled, standing, thingsOf, touch, within, type Choice } from './handles';

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

  it('keeps a half-made choice while the question is the same', () => {
    const half = [['card:1', 'symbol:move:2'], ['figure:brald']].reduce(touch, begin(OFFERS, [], 'turn'));
    const again = renew(half, [...OFFERS, move('card:3')], 'turn');
    expect(again.path).toEqual(half.path);
    expect(back(again).path).toEqual(['card:1', 'symbol:move:2']);
    expect(renew(half, OFFERS, 'another').path).toEqual([]);
  });

  it('keeps the part of a choice that is still offered', () => {
    const half = [['card:1', 'symbol:move:2'], ['figure:brald']].reduce(touch, begin(OFFERS, [], 'turn'));
    expect(renew(half, [DRAW, OTHER, STRIKE], 'turn').path).toEqual(['card:1', 'symbol:move:2']);
    expect(renew(half, [DRAW, SPENT], 'turn').path).toEqual([]);
  });

  it('keeps a half-made choice without lights while views wait', () => {
    const half = touch(begin(OFFERS, [], 'turn'), ['card:1', 'symbol:move:2']);
    const waiting = renew(half, [], 'turn');
    expect(standing(waiting, ['card:1', 'symbol:move:2'])).toBe('picked');
    expect(next(waiting)).toEqual([]);
    expect(renew(waiting, OFFERS, 'turn').path).toEqual(half.path);
  });

  it('suspends a half-made choice while others choose', () => {
    const half = touch(begin(OFFERS, [], 'turn'), ['card:1', 'symbol:move:2']);
    const resting = renew(renew(half, [], null), [], null);
    expect(standing(resting, ['card:1', 'symbol:move:2'])).toBe('still');
    expect(renew(renew(resting, [], 'turn'), OFFERS, 'turn').path).toEqual(half.path);
    expect(renew(renew(resting, OFFERS, 'another'), OFFERS, 'turn').path).toEqual([]);
  });

  it('narrows with every touch', () => {
    expect(next(pick(['card:1', 'symbol:move:2']))).toEqual(['figure:brald', 'figure:urpen']);
    expect(next(pick(['card:1', 'symbol:move:2'], ['figure:brald']))).toEqual(['hex:c4', 'hex:c5']);
  });

  it('continues by itself if only one way is left, and settles', () => {
    expect(settled(pick(['card:1', 'symbol:attack:2']))).toBe(STRIKE);
    expect(settled(pick(['pile:deck']))).toBe(DRAW);
    expect(settled(pick(['card:1', 'symbol:move:2'], ['figure:urpen']))).toBe(OTHER);
    expect(settled(pick(['card:1']))).toBeUndefined();
  });

  it('never settles before the first touch, even with a single offer', () => {
    expect(settled(begin([DRAW]))).toBeUndefined();
  });

  it('allows another figure or card instead', () => {
    const brald = pick(['card:1', 'symbol:move:2'], ['figure:brald']);
    expect(settled(touch(brald, ['figure:urpen']))).toBe(OTHER);
    expect(settled(touch(brald, ['card:2']))).toBe(SPENT);
  });

  it('picks only the card if its symbol cannot be used', () => {
    const only = begin([NEAR, STRIKE]);
    expect(touch(only, ['card:1', 'symbol:net']).path).toEqual(['card:1']);
  });

  it('ignores things that cannot be touched', () => {
    const before = begin(OFFERS);
    expect(touch(before, ['hex:e3'])).toBe(before);
  });

  it('goes back one touch at a time', () => {
    const brald = pick(['card:1', 'symbol:move:2'], ['figure:brald']);
    expect(back(brald).path).toEqual(['card:1', 'symbol:move:2']);
    expect(back(back(brald)).path).toEqual([]);
    expect(back(begin(OFFERS)).path).toEqual([]);
  });

  it('knows which things are picked, lit, alternatives or out of use', () => {
    const choice = pick(['card:1', 'symbol:move:2']);
    expect(standing(choice, ['card:1', 'symbol:move:2'])).toBe('picked');
    expect(standing(choice, ['figure:brald'])).toBe('lit');
    expect(standing(choice, ['card:1', 'symbol:attack:2'])).toBe('open');
    expect(standing(choice, ['hex:c4'])).toBe('still');
    expect(standing(choice, ['card:2', 'symbol:net'])).toBe('spare');
    expect(standing(choice, ['card:3', 'symbol:net'])).toBe('still');
  });

  it('lights any symbol of a card that can be discarded', () => {
    const discard = begin([move('card:1'), move('card:2')]);
    expect(standing(discard, ['card:1', 'symbol:move:2'])).toBe('lit');
    expect(settled(touch(discard, ['card:1', 'symbol:move:2']))?.handles).toEqual(['card:1']);
  });

  it('offers a move even if longer moves start with it', () => {
    const [short, long] = [move('card:1'), move('card:1', 'hex:a1')];
    const choice = touch(begin([short, long]), ['card:1']);
    expect(complete(choice)).toEqual([short]);
    expect(next(choice)).toEqual(['hex:a1']);
  });

  it('asks for a careful handle even if it is the only way', () => {
    const [buy, burn] = [move('centre:stab', 'choice:acquire'), move('play:stab', 'choice:sacrifice')];
    const careful = begin([buy, burn], ['choice:sacrifice']);
    expect(settled(touch(careful, ['centre:stab']))).toBe(buy);
    const picked = touch(careful, ['play:stab']);
    expect(picked.path).toEqual(['play:stab']);
    expect(settled(picked)).toBeUndefined();
    expect(settled(touch(picked, ['choice:sacrifice']))).toBe(burn);
  });

  it('shows the symbol or the whole card of an advised move', () => {
    expect(within(NEAR.handles, ['card:1', 'symbol:move:2'])).toBe(true);
    expect(within(NEAR.handles, ['card:1', 'symbol:attack:2'])).toBe(false);
    expect(within(NEAR.handles, ['card:2', 'symbol:move:2'])).toBe(false);
    expect(within(NEAR.handles, ['hex:c4'])).toBe(true);
    expect(within(['card:1'], ['card:1', 'symbol:attack:2'])).toBe(true);
    expect(within(['card:1', 'hex:c4'], ['card:1', 'symbol:attack:2'])).toBe(true);
  });
});

describe('picks', () => {
  const keep = (...picks: string[]): Move => ({ ...move('roll:throw'), picks });
  const [NONE, ONE, TWO, BOTH] = [keep(), keep('die:1'), keep('die:2'), keep('die:1', 'die:2')];
  const STOP = move('roll:stop');
  const ROLL = begin([NONE, ONE, TWO, BOTH, STOP]);
  const click = (...things: string[]): Choice => things.map((thing) => [thing]).reduce(touch, ROLL);

  it('are lit together with the handles after earlier picks', () => {
    expect(next(ROLL)).toEqual(['roll:throw', 'die:1', 'die:2', 'roll:stop']);
    expect(next(click('die:1'))).toEqual(['roll:throw', 'die:2']);
  });

  it('are chosen in any order, and the last handle settles', () => {
    expect(settled(click('die:2', 'die:1', 'roll:throw'))).toBe(BOTH);
    expect(settled(click('die:1', 'die:2', 'roll:throw'))).toBe(BOTH);
    expect(settled(click('die:2', 'roll:throw'))).toBe(TWO);
    expect(settled(click('roll:throw'))).toBe(NONE);
  });

  it('never settle a move, not even the last one', () => {
    expect(settled(click('die:1', 'die:2'))).toBeUndefined();
    expect(settled(touch(begin([BOTH]), ['die:1']))).toBeUndefined();
    expect(click('die:1', 'die:2').path).toEqual([]);
  });

  it('toggle', () => {
    expect(standing(click('die:1'), ['die:1'])).toBe('picked');
    expect(standing(click('die:1', 'die:1'), ['die:1'])).toBe('lit');
    expect(settled(click('die:1', 'die:2', 'die:1', 'roll:throw'))).toBe(TWO);
    expect(back(click('die:1', 'die:1')).picks).toEqual(['die:1']);
  });

  it('come first: a handle is lit when all picks of its move are made', () => {
    const pay = begin([{ ...move('choice:pay'), picks: ['card:1', 'card:2'] }]);
    expect(standing(pay, ['choice:pay'])).toBe('still');
    expect(touch(pay, ['choice:pay'])).toBe(pay);
    const paid = [['card:2'], ['card:1']].reduce(touch, pay);
    expect(standing(paid, ['choice:pay'])).toBe('lit');
    expect(standing(paid, ['card:3'])).toBe('still');
  });

  it('are dropped only by a handle that needs none', () => {
    expect(standing(click('die:1'), ['roll:stop'])).toBe('open');
    expect(settled(click('die:1', 'roll:stop'))).toBe(STOP);
    const few = touch(begin([NONE, BOTH]), ['die:1']);
    expect(standing(few, ['roll:throw'])).toBe('still');
    expect(touch(few, ['roll:throw'])).toBe(few);
  });

  it('are followed by handles in their order', () => {
    const [near, far] = ['hex:a1', 'hex:b2'].map((hex) => ({ ...move('figure:knight', hex), picks: ['die:1'] }));
    const aimed = [['die:1'], ['figure:knight']].reduce(touch, begin([near!, far!]));
    expect(next(aimed)).toEqual(['hex:a1', 'hex:b2']);
    expect(standing(aimed, ['die:1'])).toBe('picked');
    expect(settled(touch(aimed, ['hex:b2']))).toBe(far);
    expect(touch(aimed, ['die:1'])).toMatchObject({ picks: [], path: [] });
  });

  it('stay picked while the question is the same', () => {
    const half = [['die:2']].reduce(touch, begin(ROLL.offers, [], 'roll'));
    expect(renew(half, ROLL.offers, 'roll').picks).toEqual(['die:2']);
    expect(renew(half, [NONE, ONE], 'roll').picks).toEqual([]);
    expect(renew(half, ROLL.offers, 'the next roll').picks).toEqual([]);
  });

  it('belong to an advised move', () => {
    expect(thingsOf(BOTH)).toEqual(['die:1', 'die:2', 'roll:throw']);
    expect(within(thingsOf(BOTH), ['die:2'])).toBe(true);
  });
});
