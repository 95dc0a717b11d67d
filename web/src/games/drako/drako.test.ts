import { describe, expect, it } from 'vitest';
import en from '@games/drako/words.en.json';
import bookEn from '@rules/drako.en.md?raw';
import bookIt from '@rules/drako.it.md?raw';
import { clauseOf, sections } from '../../headless/rulebook';
import { clauseOn } from './clauses';
import { HEXES, lineThrough, middle, rayHexes } from './geometry';
import { inWords } from './inwords';
import { symbolOf } from './looks';
import { glides } from './motions';
import { playedLine as line } from '../../headless/testing';
import { CHANCE } from '../../wire.gen';
import type { CardView, DrakoView, FigureView, SideView } from './view.gen';

const figure = (name: string, hex: string | null, wounds = 0): FigureView => ({
  figure: `figure:${name}`,
  hex: hex === null ? null : `hex:${hex}`,
  alive: hex !== null,
  wounds,
  spaces: 6,
  netted: false,
  shields: 0,
  ability: null,
  lost: false,
});
const card = (number: number, count = 1): CardView => ({ card: `card:${number}`, symbols: ['symbol:attack:2'], count });
const side = (seat: number, role: string, figures: FigureView[], changes: Partial<SideView> = {}): SideView => ({
  seat,
  role: `role:${role}`,
  figures,
  areas: [],
  tokens: [],
  rocks: null,
  spent: null,
  hand: [],
  hand_size: 4,
  deck_size: 30,
  discards: [],
  removed: 0,
  rebuilds: 0,
  out_of_cards: false,
  ...changes,
});
const view = (changes: Partial<DrakoView> = {}): DrakoView => ({
  viewer: 1,
  matchup: 'dragon-dwarves',
  turn: 0,
  actions: 2,
  turns: 3,
  quiet: null,
  quiet_limit: null,
  attacks: [],
  sides: [
    side(0, 'dragon', [figure('dragon', 'c3')]),
    side(1, 'dwarves', [figure('brald', 'c5'), figure('urpen', 'a2')]),
  ],
  ...changes,
});
const withSide = (at: 0 | 1, changes: Partial<SideView>): DrakoView => {
  const before = view();
  return { ...before, sides: before.sides.map((each, seat) => (seat === at ? { ...each, ...changes } : each)) };
};

const dealt = (role: string) => line(CHANCE, 'deal', { role: `role:${role}` });

describe('what a thing does', () => {
  const things = Object.keys(en).filter((word) => /^(symbol|token):\w+$/.test(word) && word !== 'symbol:nothing');

  it('is told by a clause of both rulebooks, for every symbol and token', () => {
    expect(things.length).toBeGreaterThan(15);
    for (const thing of things) {
      for (const book of [bookEn, bookIt])
        expect(clauseOf(sections(book), clauseOn(thing) ?? thing), thing).not.toBe('');
    }
  });

  it('is the same whatever its number', () => {
    expect(clauseOn('symbol:attack2:1')).toBe('5.2');
    expect(clauseOn('hex:c3')).toBeUndefined();
  });
});

describe('the board', () => {
  it('has nineteen hexes, the middle one in the middle', () => {
    expect(HEXES.size).toBe(19);
    expect(middle('hex:c3')).toEqual({ x: 0, y: 0 });
    expect(middle('hex:a1').x).toBeLessThan(middle('hex:a2').x);
    expect(middle('hex:a1').y).toBeLessThan(middle('hex:b1').y);
  });

  it('sends rays to its edge, the nearest hex first', () => {
    expect(rayHexes('hex:c3', 'ray:e')).toEqual(['hex:c4', 'hex:c5']);
    expect(rayHexes('hex:c3', 'ray:nw')).toEqual(['hex:b2', 'hex:a1']);
    expect(rayHexes('hex:c3', 'ray:se')).toEqual(['hex:d3', 'hex:e3']);
    expect(rayHexes('hex:c5', 'ray:e')).toEqual([]);
  });

  it('finds the line through a hex, and none where there is none', () => {
    expect(lineThrough('hex:c3', 'hex:c4')).toEqual(['hex:c4', 'hex:c5']);
    expect(lineThrough('hex:c3', 'hex:a2')).toEqual([]);
  });
});

describe('symbols', () => {
  it('are read with the figures they are for, and their number', () => {
    expect(symbolOf('symbol:attack2:1')).toEqual({ name: 'attack', figures: 2, value: '1' });
    expect(symbolOf('symbol:net')).toEqual({ name: 'net', figures: 1, value: '' });
  });
});

describe('glides', () => {
  it('are none between equal views', () => {
    expect(glides(view(), view())).toEqual([]);
  });

  it('slide a figure from where it stood', () => {
    const after = withSide(0, { figures: [figure('dragon', 'c4')] });
    expect(glides(view(), after)).toEqual([{ kind: 'slide', place: 'figure:dragon', from: ['hex:c3'] }]);
  });

  it('show wounds, and a death where it happened', () => {
    const after = withSide(1, { figures: [figure('brald', null, 6), figure('urpen', 'a2', 2)] });
    expect(glides(view(), after)).toEqual([
      { kind: 'burst', at: ['figure:brald', 'hex:c5'], text: '−6', tone: 'wound' },
      { kind: 'burst', at: ['hex:c5'], text: '†', tone: 'wound' },
      { kind: 'burst', at: ['figure:urpen', 'hex:a2'], text: '−2', tone: 'wound' },
    ]);
  });

  it('fly a card from the hand of its side to the discards', () => {
    expect(glides(view(), withSide(1, { discards: [card(9)], hand_size: 3 }))).toEqual([
      { kind: 'fly', from: ['hand:1:card:9', 'hand:1'], to: ['discard:1'], look: 'face' },
    ]);
  });

  it('fly every card that is dealt, each to its own place', () => {
    const drawn = { kind: 'fly', from: ['deck:1'], look: 'back', step: 1 };
    const one = withSide(1, { hand: [card(7)], hand_size: 5, deck_size: 29 });
    expect(glides(view(), one, [dealt('dwarves')])).toEqual([{ ...drawn, to: ['hand:1:card:7', 'hand:1'] }]);
    const three = withSide(1, { hand: [card(7, 2), card(8)], hand_size: 7, deck_size: 27 });
    expect(glides(one, three, [line(1, 'draw'), dealt('dwarves'), dealt('dwarves')])).toEqual([
      { ...drawn, to: ['hand:1:card:7', 'hand:1'] },
      { ...drawn, to: ['hand:1:card:8', 'hand:1'] },
    ]);
  });

  it('fly cards of others into a hand that is not seen', () => {
    const after = withSide(0, { hand_size: 6, deck_size: 28 });
    const drawn = { kind: 'fly', from: ['deck:0'], to: ['hand:0'], look: 'back', step: 1 };
    expect(glides(view(), after, [line(0, 'draw'), dealt('dragon'), dealt('dragon')])).toEqual([drawn, drawn]);
  });

  it('fly a whole hand back before a new one comes, even one of the same cards', () => {
    const before = withSide(1, { hand: [card(7, 2)], hand_size: 2 });
    const away = { kind: 'fly', from: ['hand:1:card:7', 'hand:1'], to: ['deck:1'], look: 'face' };
    const comes = { kind: 'fly', from: ['deck:1'], to: ['hand:1:card:7', 'hand:1'], look: 'back', step: 1 };
    expect(glides(before, before, [line(1, 'redraw'), dealt('dwarves'), dealt('dwarves')])).toEqual([
      away,
      away,
      comes,
      comes,
    ]);
  });

  it('fly the discards onto the deck before it is drawn from, and never by an undo', () => {
    const before = withSide(1, { discards: [card(9, 3)], deck_size: 0 });
    const after = withSide(1, { hand: [card(9)], hand_size: 5, deck_size: 2 });
    expect(glides(before, after, [line(1, 'draw'), dealt('dwarves')])).toEqual([
      { kind: 'fly', from: ['discard:1'], to: ['deck:1'], look: 'face' },
      { kind: 'fly', from: ['deck:1'], to: ['hand:1:card:9', 'hand:1'], look: 'back', step: 1 },
    ]);
    expect(glides(before, after, [{ ...line(1, ''), what: 'undone', move: null, to: 0 }])).toEqual([]);
  });

  it('sweep fire to the edge and once, an arrow to its target', () => {
    const attack = { by: 'figure:dragon', on: 'figure:brald', value: 2 };
    const to = view({ attacks: [attack, attack] });
    expect(glides(view(), to, [line(0, 'breathe')])).toEqual([
      { kind: 'sweep', along: ['hex:c3', 'hex:c4', 'hex:c5'], tone: 'fire' },
    ]);
    expect(glides(view(), to)).toHaveLength(2);
    expect(glides(to, view())).toEqual([]);
  });
});

describe('the table in words', () => {
  it('names every figure with its place and wounds', () => {
    const sentences = inWords(view(), en, 'en').join('\n');
    expect(sentences).toContain('Turn 3: Dragon, 2 actions left.');
    expect(sentences).toContain('Brald on c5, 0 of 6 wounds.');
    expect(sentences).toContain('Dwarves: 4 cards in hand, 30 in the deck, 0 discarded.');
  });
});
