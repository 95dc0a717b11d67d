import { expect, test } from 'vitest';
import en from '@games/volfyirion/words.en.json';
import it from '@games/volfyirion/words.it.json';
import printedCards from '@games/volfyirion/data/cards.csv?raw';
import bookEn from '@rules/volfyirion.en.md?raw';
import bookIt from '@rules/volfyirion.it.md?raw';
import { clauseOf, sections } from '../../headless/rulebook';
import { described, told } from './describe';
import { inWords } from './inwords';
import { acts, holdsOf, marketsOf } from './layout';
import { given } from './looks';
import { moved } from './motions';
import type { FaceView, MarketView, PlayedView, SideView, SiteView, VolfView } from './view.gen';

const STAB: FaceView = {
  card: 'card:stab',
  kind: 'command',
  house: 'red',
  cost: 1,
  main: [0, 2, 0],
  defence: 0,
  chain: [],
  removal: true,
  bonus: [0, 0, 0],
  effect: 'draw',
  draws: 1,
  traits: [],
};
const STRIKE: FaceView = { ...STAB, card: 'card:decisive_strike', cost: 3, chain: ['red'], removal: false, bonus: [0, 2, 0], effect: 'none', draws: 0 };

function site(city: string, more: Partial<SiteView> = {}): SiteView {
  return { city, seat: 0, defence: 8, price: 8, standing: true, troop: null, building: null, ready: false, used: false, dragon: false, rebuild: null, ...more };
}

function side(seat: number, more: Partial<SideView> = {}): SideView {
  return {
    seat,
    role: seat === 0 ? 'role:volarees' : 'role:rorius',
    zone: seat === 0 ? 'play' : 'rival',
    points: [0, 0, 0],
    hand: [],
    hand_size: 0,
    deck: [],
    deck_size: 5,
    discards: [],
    played: [],
    sites: [site(seat === 0 ? 'city:kyr' : 'city:tylaris')],
    perk: null,
    ploy: null,
    suspects: [],
    ...more,
  };
}

function played(card: string, more: Partial<PlayedView> = {}): PlayedView {
  return { card, count: 1, sealed: false, ready: 0, used: 0, ...more };
}

const MARKET: MarketView = {
  seats: [0, 1],
  centre: ['card:stab', null, null, null, null],
  top: null,
  deck_size: 50,
  locked: [],
  under: [],
  lair: [null, null],
  wonders: 20,
  wonders_under: [],
};

function view(more: Partial<VolfView> = {}): VolfView {
  return {
    viewer: 0,
    phase: 'playing',
    turn: 0,
    turns: 3,
    most_turns: 100,
    opening: [],
    sides: [side(0), side(1)],
    lair_city: site('city:lair', { seat: null }),
    markets: [MARKET],
    strongholds: [],
    dragon: 'place:lair',
    rage: null,
    grid: null,
    removed: [],
    faces: [STAB, STRIKE],
    asked: { kind: 'turn', clause: '3.5', seats: [0], fields: {} },
    result: null,
    ...more,
  };
}

test('a card is told in both languages', () => {
  expect(described(STAB, en, 'en')).toBe('Stab. Command, red. Price 1. Gives 2 battle. Removed: draw 1.');
  expect(described(STRIKE, en, 'en')).toContain('Chain with red: 2 battle');
  expect(described(STAB, it, 'it')).toContain('pesca 1');
});

/** A row of the card list, with as much of its face as has clauses. */
function faceOf(row: string): FaceView {
  const [, name = '', kind = '', , cost, main, defence, ability = '', traits = ''] = row.split(',');
  const [asks = '', bonus = ''] = ability.split(': ');
  return {
    ...STAB,
    card: `card:${name.toLowerCase().replaceAll(' ', '_').replaceAll("'", '')}`,
    kind,
    cost: Number(cost),
    main: main === '' ? [0, 0, 0] : [1, 0, 0],
    defence: Number(defence),
    removal: asks === 'remove',
    chain: asks.startsWith('chain ') ? asks.slice(6).split(' ') : [],
    effect: bonus.startsWith('draw') ? 'draw' : /^\d/.test(bonus) || bonus === '' ? 'none' : bonus.replaceAll(' ', '_'),
    traits: traits === '' ? [] : traits.split(' '),
  };
}

test('whatever is told of a card names a clause of both rulebooks', () => {
  const faces = printedCards.trim().split('\n').slice(1).map(faceOf);
  expect(faces).toHaveLength(59);
  for (const face of faces) {
    expect(en, face.card).toHaveProperty([face.card]);
    for (const { said, clauses } of [...told(face, en, 'en'), ...told(face, it, 'it', true)]) {
      expect(clauses, `${face.card}: ${said}`).not.toEqual([]);
      for (const clause of clauses) for (const book of [bookEn, bookIt]) expect(clauseOf(sections(book), clause), clause).not.toBe('');
    }
  }
});

test('an ability is ruled by what it asks and by what it does', () => {
  expect(told(STAB, en, 'en').at(-1)).toEqual({ said: 'Removed: draw 1', clauses: ['5.4', '5.6'] });
  expect(told(STRIKE, en, 'en').at(-1)?.clauses).toEqual(['5.2']);
  const wonder = { ...STAB, kind: 'wonder' };
  expect(told(wonder, en, 'en')[1]?.clauses).toEqual(['7.6']);
  expect(told(wonder, en, 'en', true)[1]?.clauses).toEqual(['19.9']);
});

test('points that a card does not give are left out', () => {
  expect(given([0, 2, 1])).toEqual([
    { points: 'battle', amount: 2 },
    { points: 'knowledge', amount: 1 },
  ]);
});

test('a played card flies from the hand, and what it gives appears beside the points', () => {
  const before = view({ sides: [side(0, { hand: [{ card: 'card:stab', count: 1 }], hand_size: 1 }), side(1)] });
  const after = view({ sides: [side(0, { played: [played('card:stab')], points: [0, 2, 0] }), side(1)] });
  expect(moved(before, after)).toEqual([
    { kind: 'fly', from: ['hand:0:stab', 'hand:0'], to: ['play:0:card:stab'], look: 'face' },
    { kind: 'burst', at: ['pool:0:battle'], text: '+2', tone: 'gain', step: 0 },
  ]);
});

test('a card that is acquired flies to the discards', () => {
  const after = view({ sides: [side(0, { discards: [{ card: 'card:stab', count: 1 }] }), side(1)], markets: [{ ...MARKET, centre: [null, null, null, null, null] }] });
  expect(moved(view(), after)).toEqual([{ kind: 'fly', from: ['centreplace:lair/0'], to: ['discard:0'], look: 'face' }]);
});

test('a chain runs from the card that shows the colour, and its points come after it', () => {
  const area = [played('card:stab'), played('card:decisive_strike')];
  const before = view({ sides: [side(0, { played: area }), side(1)] });
  const after = view({ sides: [side(0, { played: [played('card:stab'), played('card:decisive_strike', { used: 1 })], points: [0, 2, 0] }), side(1)] });
  expect(moved(before, after)).toEqual([
    { kind: 'sweep', along: ['play:0:card:stab', 'play:0:card:decisive_strike'], tone: 'chain', step: 1 },
    { kind: 'flare', at: ['play:0:card:decisive_strike'], tone: 'chain', step: 1 },
    { kind: 'burst', at: ['pool:0:battle'], text: '+2', tone: 'gain', step: 1 },
  ]);
});

test('the dragon flies, and a City burns', () => {
  const there = view({ dragon: 'city:kyr' });
  expect(moved(view(), there)).toContainEqual({ kind: 'slide', place: 'dragon', from: ['dragon'] });
  expect(moved(view(), there)).toContainEqual({ kind: 'flare', at: ['city:kyr'], tone: 'fire', step: 1 });
  const burnt = view({ sides: [side(0, { sites: [site('city:kyr', { standing: false })] }), side(1)] });
  expect(moved(there, burnt)).toContainEqual({ kind: 'burst', at: ['city:kyr'], text: '†', tone: 'wound', step: 1 });
});

test('an attack goes from the battle points of the attacker to the City', () => {
  expect(moved(view(), view(), ['city:tylaris'])).toEqual([{ kind: 'sweep', along: ['pool:0:battle', 'city:tylaris'], tone: 'shot' }]);
});

test('a Stronghold that two players share lies with the first of them', () => {
  const sites = [site('city:kyr'), site('city:yrdesh')];
  const shared = { stronghold: 'stronghold:2', seats: [0, 1], cities: ['city:kyr', 'city:yrdesh'], price: 18, standing: true, dragon: false };
  const team = view({ strongholds: [shared], sides: [side(0, { sites }), side(1, { sites })] });
  expect(holdsOf(team, team.sides[0] as SideView)).toEqual([{ stronghold: shared, sites }]);
  expect(holdsOf(team, team.sides[1] as SideView)).toEqual([]);
  expect(holdsOf(view(), side(0))).toEqual([{ stronghold: null, sites: side(0).sites }]);
});

test('of two markets the own one is nearest', () => {
  const two = view({ markets: [{ ...MARKET, seats: [0, 1] }, { ...MARKET, seats: [2, 3] }] });
  expect(marketsOf(two, 0).map(({ lair, own }) => [lair, own])).toEqual([
    ['place:lair:2', false],
    ['place:lair:1', true],
  ]);
  expect(marketsOf(view(), 1).map(({ lair }) => lair)).toEqual(['place:lair']);
});

test('whoever is asked acts, and nobody does when it is over', () => {
  expect(acts(view(), side(0))).toBe(true);
  expect(acts(view(), side(1))).toBe(false);
  expect(acts(view({ result: { how: 'conquest', clause: '9.6', winners: [0] } }), side(0))).toBe(false);
});

test('the table in words tells of the centre, the dragon and every City', () => {
  const told = inWords(view(), en, 'en').join('\n');
  expect(told).toContain('Turn 3 of 100: House Volarees.');
  expect(told).toContain('Strategic centre: Stab (Command, red. Price 1.');
  expect(told).toContain('Volfyirion: its Lair.');
  expect(told).toContain('Tylaris, an attack costs 8.');
});
