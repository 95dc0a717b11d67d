import { describe, expect, it } from 'vitest';
import en from '@games/drako/words.en.json';
import bookEn from '@rules/drako.en.md?raw';
import bookIt from '@rules/drako.it.md?raw';
import { clauseOf, sections } from '../../model/rulebook';
import { arenaPicture } from './art/arena/arena';
import { LIT } from './art/arena/lights';
import { clauseOn } from './text/clauses';
import { confirmation } from './confirmations';
import { facePicture } from './art/faces';
import { figurePicture, FIGURES } from './art/figures';
import { HEXES, lineThrough, middle, rayHexes } from './board/geometry';
import { screenReader } from './text/screen_reader';
import { symbolOf } from './art/icons';
import { glides } from './motions';
import { card, figure, side, view } from './testing';
import { playedLine as line } from '../../model/testing';
import { CHANCE } from '../../net/wire.gen';
import type { DrakoView, SideView } from './view.gen';

const withSide = (at: 0 | 1, changes: Partial<SideView>): DrakoView => {
  const before = view();
  return { ...before, sides: before.sides.map((each, seat) => (seat === at ? { ...each, ...changes } : each)) };
};

const matchups = Object.keys(en).flatMap((word) => (word.startsWith('matchup:') ? [word.slice(8)] : []));
const dealt = (role: string) => line(CHANCE, 'deal', { role: `role:${role}` });

describe('the clause of a thing', () => {
  const things = Object.keys(en).filter((word) => /^(symbol|token):\w+$/.test(word) && word !== 'symbol:nothing');

  it('is in both rulebooks, for every symbol and token', () => {
    expect(things.length).toBeGreaterThan(15);
    for (const thing of things) {
      for (const book of [bookEn, bookIt])
        expect(clauseOf(sections(book), clauseOn(thing) ?? thing), thing).not.toBe('');
    }
  });

  it('does not depend on the number of the symbol', () => {
    expect(clauseOn('symbol:attack2:1')).toBe('5.2');
    expect(clauseOn('hex:c3')).toBeUndefined();
  });
});

describe('the board', () => {
  it('has nineteen hexes, with the centre in the middle', () => {
    expect(HEXES.size).toBe(19);
    expect(middle('hex:c3')).toEqual({ x: 0, y: 0 });
    expect(middle('hex:a1').x).toBeLessThan(middle('hex:a2').x);
    expect(middle('hex:a1').y).toBeLessThan(middle('hex:b1').y);
  });

  it('has rays to its edge, nearest hex first', () => {
    expect(rayHexes('hex:c3', 'ray:e')).toEqual(['hex:c4', 'hex:c5']);
    expect(rayHexes('hex:c3', 'ray:nw')).toEqual(['hex:b2', 'hex:a1']);
    expect(rayHexes('hex:c3', 'ray:se')).toEqual(['hex:d3', 'hex:e3']);
    expect(rayHexes('hex:c5', 'ray:e')).toEqual([]);
  });

  it('finds the line through a hex, if there is one', () => {
    expect(lineThrough('hex:c3', 'hex:c4')).toEqual(['hex:c4', 'hex:c5']);
    expect(lineThrough('hex:c3', 'hex:a2')).toEqual([]);
  });
});

describe('symbols', () => {
  it('are read with their number of figures and their value', () => {
    expect(symbolOf('symbol:attack2:1')).toEqual({ name: 'attack', figures: 2, value: '1' });
    expect(symbolOf('symbol:net')).toEqual({ name: 'net', figures: 1, value: '' });
  });
});

describe('a second click on the deck', () => {
  const draw = { number: 1, text: 'draw dragon', kind: 'draw', fields: {}, handles: ['pile:deck', 'choice:draw'] };
  const other = { number: 2, text: 'end', kind: 'end', fields: {}, handles: ['choice:end'] };
  const after = (seat: number, kind: string) => ({
    view: { ...view(), viewer: 0 },
    log: [line(seat, kind), dealt('dragon')],
    offers: [draw, other],
  });

  it('needs a confirmation right after the first click', () => {
    expect(confirmation(draw, after(0, 'draw'), 'en')).toContain('You just drew cards.');
    expect(confirmation(draw, after(0, 'draw'), 'it')).toContain('Hai appena pescato.');
    expect(confirmation(draw, after(0, 'move'), 'en')).toBeNull();
    expect(confirmation(draw, after(1, 'draw'), 'en')).toBeNull();
  });

  it('needs no confirmation if drawing is the only move', () => {
    expect(confirmation(draw, { ...after(0, 'draw'), offers: [draw] }, 'en')).toBeNull();
  });
});

describe('glides', () => {
  it('do not exist between equal views', () => {
    expect(glides(view(), view())).toEqual([]);
  });

  it('slide a figure from its old hex', () => {
    const after = withSide(0, { figures: [figure('dragon', 'c4')] });
    expect(glides(view(), after)).toEqual([
      { kind: 'slide', place: 'figure:dragon', from: ['figure:dragon', 'hex:c3'], sound: 'step' },
      { kind: 'scar', at: ['hex:c4'], look: '' },
    ]);
  });

  it('show wounds, and leave a mark at the place of a death', () => {
    const after = withSide(1, { figures: [figure('brald', null, 6), figure('urpen', 'a2', 2)] });
    expect(glides(view(), after)).toEqual([
      { kind: 'burst', at: ['figure:brald', 'hex:c5'], text: '−6', tone: 'wound', step: 0, sound: 'blow' },
      { kind: 'scatter', at: ['figure:brald', 'hex:c5'], look: 'dust', step: 0 },
      { kind: 'fall', place: 'figure:brald', step: 1, sound: 'fall' },
      { kind: 'scar', at: ['hex:c5'], look: 'rubble', step: 1 },
      { kind: 'burst', at: ['figure:urpen', 'hex:a2'], text: '−2', tone: 'wound', step: 0, sound: 'blow' },
      { kind: 'scatter', at: ['figure:urpen', 'hex:a2'], look: 'dust', step: 0 },
    ]);
  });

  it('strike from an adjacent hex after the answer, and show the wound after the blow', () => {
    const beside = view({
      attacks: [{ by: 'figure:dragon', on: 'figure:brald', value: 2 }],
      sides: [side(0, 'dragon', [figure('dragon', 'c3')]), side(1, 'dwarves', [figure('brald', 'c4')])],
    });
    const taken = {
      ...beside,
      attacks: [],
      sides: [beside.sides[0]!, side(1, 'dwarves', [figure('brald', 'c4', 2)])],
    };
    const [strike, wound] = glides(beside, taken, [line(1, 'take')]);
    expect(strike).toEqual({ kind: 'strike', by: 'figure:dragon', at: ['figure:brald'] });
    expect(wound).toMatchObject({ kind: 'burst', text: '−2', step: 1 });
    expect(glides(beside, { ...beside, attacks: [] }, [line(1, 'block')])).toEqual([
      { kind: 'strike', by: 'figure:dragon', at: ['figure:brald'] },
      { kind: 'burst', at: ['figure:brald'], text: '0', tone: 'block', step: 1, sound: 'block' },
    ]);
    expect(glides(beside, taken, [{ ...line(1, ''), what: 'undone', move: null, to: 0 }])[0]?.kind).toBe('burst');
  });

  it('let a shot from afar arrive without a leap', () => {
    const shot = view({ attacks: [{ by: 'figure:dragon', on: 'figure:brald', value: 2 }] });
    expect(glides(shot, view(), [line(1, 'take')])).toEqual([{ kind: 'shot', at: ['figure:brald'] }]);
  });

  it('throw a net over its target', () => {
    const after = withSide(0, { figures: [{ ...figure('dragon', 'c3'), netted: true }] });
    expect(glides(view(), after)).toEqual([
      { kind: 'drop', place: 'netted:figure:dragon', from: ['figure:urpen', 'token:net'], sound: 'net' },
    ]);
  });

  it('fly a played card from the hand to the discards', () => {
    expect(glides(view(), withSide(1, { discards: [card(9)], hand_size: 3 }))).toEqual([
      { kind: 'fly', from: ['hand:1:card:9', 'hand:1'], to: ['discard:1'], look: 'face', sound: 'card' },
    ]);
  });

  it('fly every dealt card to its own place', () => {
    const drawn = { kind: 'fly', from: ['deck:1'], look: 'back', step: 1, sound: 'card' };
    const one = withSide(1, { hand: [card(7)], hand_size: 5, deck_size: 29 });
    expect(glides(view(), one, [dealt('dwarves')])).toEqual([{ ...drawn, to: ['hand:1:card:7', 'hand:1'] }]);
    const three = withSide(1, { hand: [card(7, 2), card(8)], hand_size: 7, deck_size: 27 });
    expect(glides(one, three, [line(1, 'draw'), dealt('dwarves'), dealt('dwarves')])).toEqual([
      { ...drawn, to: ['hand:1:card:7', 'hand:1'] },
      { ...drawn, to: ['hand:1:card:8', 'hand:1'] },
    ]);
  });

  it('fly cards of an opponent into the hidden hand', () => {
    const after = withSide(0, { hand_size: 6, deck_size: 28 });
    const drawn = { kind: 'fly', from: ['deck:0'], to: ['hand:0'], look: 'back', step: 1, sound: 'card' };
    expect(glides(view(), after, [line(0, 'draw'), dealt('dragon'), dealt('dragon')])).toEqual([drawn, drawn]);
  });

  it('fly the old hand back before a new one, even with the same cards', () => {
    const before = withSide(1, { hand: [card(7, 2)], hand_size: 2 });
    const away = { kind: 'fly', from: ['hand:1:card:7', 'hand:1'], to: ['deck:1'], look: 'face' };
    const drawn = { kind: 'fly', from: ['deck:1'], look: 'back', step: 1, sound: 'card' };
    const comes = { ...drawn, to: ['hand:1:card:7', 'hand:1'] };
    expect(glides(before, before, [line(1, 'redraw'), dealt('dwarves'), dealt('dwarves')])).toEqual([
      away,
      away,
      comes,
      comes,
    ]);
  });

  it('fly the discards onto an empty deck before a draw, but not for an undo', () => {
    const before = withSide(1, { discards: [card(9, 3)], deck_size: 0 });
    const after = withSide(1, { hand: [card(9)], hand_size: 5, deck_size: 2 });
    expect(glides(before, after, [line(1, 'draw'), dealt('dwarves')])).toEqual([
      { kind: 'fly', from: ['discard:1'], to: ['deck:1'], look: 'face', sound: 'card' },
      { kind: 'fly', from: ['deck:1'], to: ['hand:1:card:9', 'hand:1'], look: 'back', step: 1, sound: 'card' },
    ]);
    expect(glides(before, after, [{ ...line(1, ''), what: 'undone', move: null, to: 0 }])).toEqual([]);
  });

  it('sweep fire once to the edge and burn the floor, but stop an arrow at its target', () => {
    const attack = { by: 'figure:dragon', on: 'figure:brald', value: 2 };
    const to = view({ attacks: [attack, attack] });
    expect(glides(view(), to, [line(0, 'breathe')])).toEqual([
      { kind: 'sweep', along: ['hex:c3', 'hex:c4', 'hex:c5'], tone: 'fire', sound: 'fire' },
      { kind: 'scar', at: ['hex:c4'], look: 'scorch', step: 1 },
      { kind: 'scar', at: ['hex:c5'], look: 'scorch', step: 1 },
    ]);
    expect(glides(view(), to)).toHaveLength(2);
  });
});

describe('pictures', () => {
  it('exist for every figure, light and symbol', () => {
    const cards = Object.keys(en).filter((word) => /^symbol:\w+$/.test(word) && word !== 'symbol:nothing');
    const pictures = [
      ...FIGURES.map(figurePicture),
      ...LIT.flatMap((matchup) => ['dark', 'light'].map((theme) => arenaPicture(matchup, theme))),
      ...cards.flatMap((symbol) => [
        facePicture('role:trolls', symbol, 'high'),
        facePicture('role:trolls', symbol, 'wide'),
      ]),
    ];
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    for (const { name, draw } of pictures) {
      expect(draw(), name).toMatch(/^<svg .+<\/svg>$/s);
      expect(draw(), name).not.toMatch(/NaN|undefined/);
      expect(draw(), name).toBe(draw());
    }
    expect(LIT.toSorted()).toEqual(matchups.toSorted());
  });
});

describe('the table as text', () => {
  it('names every figure with its hex and wounds', () => {
    const sentences = screenReader(view(), en, 'en').join('\n');
    expect(sentences).toContain('Turn 3: Dragon, 2 actions left.');
    expect(sentences).toContain('Brald on c5, 0 of 6 wounds.');
    expect(sentences).toContain('Dwarves: 4 cards in hand, 30 in the deck, 0 discarded.');
  });
});
