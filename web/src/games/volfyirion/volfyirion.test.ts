import { expect, test } from 'vitest';
import en from '@games/volfyirion/words.en.json';
import it from '@games/volfyirion/words.it.json';
import printedCards from '@games/volfyirion/data/cards.csv?raw';
import bookEn from '@rules/volfyirion.en.md?raw';
import bookIt from '@rules/volfyirion.it.md?raw';
import type { Motion } from '../../model/motion';
import { clauseOf, sections } from '../../model/rulebook';
import { described, explanationsOf, translatedName } from './text/describe';
import { screenReader } from './text/screen_reader';
import { BODY, HEAD, LEFT_WING, RIGHT_WING, SHADOW } from './art/pictures';
import { acts, cityRowsOf, marketsOf } from './layout';
import { givenPoints } from './art/icons';
import { moved } from './motions';
import { playedLine as line } from '../../model/testing';
import { CHANCE } from '../../net/wire.gen';
import { MARKET, played, side, site, STAB, STRIKE, view } from './testing';
import type { FaceView, SideView } from './view.gen';

function fly(from: string | string[], to: string | string[], step = 0): Motion {
  return { kind: 'fly', from: [from].flat(), to: [to].flat(), look: 'face', step, sound: 'card' };
}

test('a card is described in both languages', () => {
  expect(described(STAB, en, 'en')).toBe('Stab. Command, red. Price 1. Gives 2 battle points. Removed: draw 1 card.');
  expect(described(STRIKE, en, 'en')).toContain('Chain with red: 2 battle');
  expect(described(STAB, it, 'it')).toContain('pesca 1 carta');
});

test('an Italian card shows its printed English name, and its details add our Italian name', () => {
  expect(described(STAB, it, 'it')).toMatch(/^Stab\. /);
  expect(translatedName('card:stab', it, 'it')).toEqual([{ text: 'In italiano: Pugnalata', clauses: [] }]);
  expect(translatedName('card:stab', en, 'en')).toEqual([]);
});

test('every card, Perk and Ploy has the same printed name in both languages', () => {
  const named = Object.keys(en).filter((key) => /^(card|perk|ploy):\w+$/.test(key) && !key.endsWith(':unknown'));
  expect(named).toHaveLength(69);
  for (const key of named) {
    expect(it, key).toHaveProperty([key], en[key as keyof typeof en]);
    expect(it, key).toHaveProperty([`${key}.translated`]);
  }
});

/** A row of the card list as a face, with the parts that have clauses. */
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

test('every sentence about a card names a clause of both rulebooks', () => {
  const faces = printedCards.trim().split('\n').slice(1).map(faceOf);
  expect(faces).toHaveLength(59);
  for (const face of faces) {
    expect(en, face.card).toHaveProperty([face.card]);
    for (const { text, clauses } of [...explanationsOf(face, en, 'en'), ...explanationsOf(face, it, 'it', true)]) {
      expect(clauses, `${face.card}: ${text}`).not.toEqual([]);
      for (const clause of clauses)
        for (const book of [bookEn, bookIt]) expect(clauseOf(sections(book), clause), clause).not.toBe('');
    }
  }
});

test('an ability has a clause for its condition and one for its effect', () => {
  expect(explanationsOf(STAB, en, 'en').at(-1)).toEqual({ text: 'Removed: draw 1 card', clauses: ['5.4', '5.6'] });
  expect(explanationsOf(STRIKE, en, 'en').at(-1)?.clauses).toEqual(['5.2']);
  const wonder = { ...STAB, kind: 'wonder' };
  expect(explanationsOf(wonder, en, 'en')[1]?.clauses).toEqual(['7.6']);
  expect(explanationsOf(wonder, en, 'en', true)[1]?.clauses).toEqual(['19.9']);
});

test('points that a card does not give are left out', () => {
  expect(givenPoints([0, 2, 1])).toEqual([
    { points: 'battle', amount: 2 },
    { points: 'knowledge', amount: 1 },
  ]);
});

test('a played card flies from the hand, and its gain appears beside the points', () => {
  const before = view({ sides: [side(0, { hand: [{ card: 'card:stab', count: 1 }], hand_size: 1 }), side(1)] });
  const after = view({ sides: [side(0, { played: [played('card:stab')], points: [0, 2, 0] }), side(1)] });
  expect(moved(before, after, [line(0, 'play', { card: 'card:stab' })])).toEqual([
    fly(['hand:0:stab', 'hand:0'], 'play:0:card:stab'),
    { kind: 'burst', at: ['pool:0:battle'], text: '+2', tone: 'gain', step: 0, sound: 'coin' },
  ]);
});

test('a stationed card flies to its place on the City', () => {
  const guard = { ...STAB, card: 'card:guard', kind: 'troop' };
  const after = view({
    faces: [guard],
    sides: [side(0, { sites: [site('city:kyr', { troop: 'card:guard' })] }), side(1)],
  });
  const log = [line(0, 'station', { card: 'card:guard', city: 'city:kyr' })];
  expect(moved(view(), after, log)).toEqual([fly(['hand:0:guard', 'hand:0'], 'troop:kyr')]);
});

test('an undone card does not fly', () => {
  const before = view({ sides: [side(0, { played: [played('card:stab')] }), side(1)] });
  const after = view({ sides: [side(0, { hand: [{ card: 'card:stab', count: 1 }], hand_size: 1 }), side(1)] });
  expect(moved(before, after, [{ ...line(0, ''), what: 'undone', move: null, to: 1 }])).toEqual([]);
});

const EMPTY = [null, null, null, null, null];

test('an acquired card flies to the discards', () => {
  const after = view({
    sides: [side(0, { discards: [{ card: 'card:stab', count: 1 }] }), side(1)],
    markets: [{ ...MARKET, centre: EMPTY }],
  });
  expect(moved(view(), after)).toEqual([fly('centreplace:lair/0', 'discard:0')]);
});

test('if the place is filled at once, the next card arrives afterwards', () => {
  const centre = ['card:decisive_strike', null, null, null, null];
  const bought = view({
    sides: [side(0, { discards: [{ card: 'card:stab', count: 1 }] }), side(1)],
    markets: [{ ...MARKET, centre }],
  });
  const next = fly('strategyplace:lair', 'centreplace:lair/0', 1);
  expect(moved(view(), bought)).toEqual([fly('centreplace:lair/0', 'discard:0'), next]);
  const replaced = view({ markets: [{ ...MARKET, centre }] });
  expect(moved(view(), replaced)).toEqual([fly('centreplace:lair/0', 'strategyplace:lair'), next]);
});

test('at the end of a turn, the old cards leave before the next cards arrive', () => {
  const stab = { card: 'card:stab', count: 1 };
  const opponent = 'role:rorius';
  const before = view({
    sides: [side(0, { hand: [stab], hand_size: 1, played: [played('card:decisive_strike', { count: 2 })] }), side(1)],
    markets: [{ ...MARKET, centre: EMPTY }],
  });
  const after = view({
    turn: 1,
    turns: 4,
    sides: [
      side(0, { discards: [stab, { card: 'card:decisive_strike', count: 2 }] }),
      side(1, { hand_size: 2, points: [1, 0, 0] }),
    ],
  });
  const log = [
    line(0, 'end'),
    line(CHANCE, 'shed', { card: 'card:stab', role: 'role:volarees' }),
    line(CHANCE, 'turn_up', { card: 'card:stab' }),
    line(CHANCE, 'deal', { card: 'card:stab', role: opponent }),
    line(CHANCE, 'deal', { card: 'card:stab', role: opponent }),
  ];
  const drawn = fly('deck:1', 'hand:1:stab', 1);
  expect(moved(before, after, log)).toEqual([
    fly('play:0:card:decisive_strike', 'discard:0'),
    fly('hand:0:stab', 'discard:0'),
    drawn,
    drawn,
    fly('strategyplace:lair', 'centreplace:lair/0', 1),
    { kind: 'burst', at: ['pool:1:command'], text: '+1', tone: 'gain', step: 1, sound: 'coin' },
  ]);
});

test('single events of a replay have motions: a draw, a discard, the end', () => {
  const before = view({ sides: [side(0, { played: [played('card:stab')] }), side(1)] });
  expect(moved(before, view(), [line(0, 'end')])).toEqual([fly('play:0:card:stab', 'discard:0')]);
  expect(moved(view(), view(), [line(CHANCE, 'shed', { card: 'card:stab', role: 'role:rorius' })])).toEqual([
    fly('hand:1:stab', 'discard:1'),
  ]);
  expect(moved(view(), view(), [line(CHANCE, 'deal', { card: 'card:stab', role: 'role:volarees' })])).toEqual([
    fly('deck:0', 'hand:0:stab', 1),
  ]);
});

test('a changed opening hand flies back card by card', () => {
  const before = view({ sides: [side(0, { hand: [{ card: 'card:stab', count: 2 }], hand_size: 2 }), side(1)] });
  const away = fly('hand:0:stab', 'deck:0');
  expect(moved(before, before, [line(0, 'redraw')])).toEqual([away, away]);
});

test('cards from the top of a deck go to the discards of the player who gets them', () => {
  expect(moved(view(), view(), [line(1, 'acquire_top', { card: 'card:stab' })])).toEqual([
    fly('strategyplace:lair', 'discard:1'),
  ]);
  expect(moved(view(), view(), [line(0, 'party'), line(CHANCE, 'explore', { card: 'card:stab' })])).toEqual([
    fly('wondersplace:lair', 'discard:0'),
  ]);
});

test('the dragon’s cards are shown, set aside, or placed on the grid', () => {
  expect(moved(view(), view(), [line(CHANCE, 'rage', { card: 'card:stab' })])).toEqual([
    fly('rage', ['rage:card:stab', 'aside']),
  ]);
  expect(moved(view(), view(), [line(0, 'calm'), line(CHANCE, 'set_aside', { card: 'card:stab' })])).toEqual([
    fly('rage', 'aside'),
  ]);
  const cells = ['card:stab', 'card:decisive_strike', 'card:stab'];
  const laid = view({ grid: { cells, sealed: [], deck: 3, discards: [], bonus: 0 } });
  const surge = line(CHANCE, 'surge', { card: 'card:stab' });
  expect(moved(laid, laid, [surge])).toEqual([fly('wonders', 'cell:3', 1)]);
  expect(moved(laid, laid, [surge, surge])).toEqual([fly('wonders', 'cell:3', 1), fly('wonders', 'cell:1', 1)]);
});

test('a chain runs from the card with the colour, and its points come afterwards', () => {
  const area = [played('card:stab'), played('card:decisive_strike')];
  const before = view({ sides: [side(0, { played: area }), side(1)] });
  const after = view({
    sides: [
      side(0, { played: [played('card:stab'), played('card:decisive_strike', { used: 1 })], points: [0, 2, 0] }),
      side(1),
    ],
  });
  expect(moved(before, after)).toEqual([
    { kind: 'sweep', along: ['play:0:card:stab', 'play:0:card:decisive_strike'], tone: 'chain', step: 1 },
    { kind: 'flare', at: ['play:0:card:decisive_strike'], tone: 'chain', step: 1, sound: 'spell' },
    { kind: 'burst', at: ['pool:0:battle'], text: '+2', tone: 'gain', step: 1, sound: 'coin' },
  ]);
});

test('the dragon flies over the table and lands in fire', () => {
  const there = view({ dragon: 'city:kyr' });
  const landed = moved(view(), there);
  expect(landed[0]).toEqual({ kind: 'fly_over', place: 'dragon', from: ['dragon'], step: 0, sound: 'roar' });
  expect(landed).toContainEqual({ kind: 'flare', at: ['city:kyr'], tone: 'fire', step: 1, sound: 'fire' });
});

test('a City that the dragon destroys burns and falls before the dragon flies home', () => {
  const there = view({
    dragon: 'city:kyr',
    sides: [side(0, { sites: [site('city:kyr', { dragon: true })] }), side(1)],
  });
  const burnt = view({ sides: [side(0, { sites: [site('city:kyr', { standing: false })] }), side(1)] });
  const kinds = moved(there, burnt).map(({ kind, step }) => `${kind} ${step}`);
  expect(kinds).toEqual(['flare 1', 'scatter 1', 'scatter 1', 'shake 1', 'fly_over 2']);
});

test('an attack flies from the battle points of the attacker, and hits', () => {
  expect(moved(view(), view(), [line(0, 'attack', { city: 'city:tylaris' })])).toEqual([
    { kind: 'sweep', along: ['pool:0:battle', 'city:tylaris'], tone: 'shot', sound: 'shot' },
    { kind: 'shot', at: ['city:tylaris'], step: 1, sound: 'blow' },
  ]);
});

test('a Stronghold that two players share is drawn with the first of them', () => {
  const sites = [site('city:kyr'), site('city:yrdesh')];
  const shared = {
    stronghold: 'stronghold:2',
    seats: [0, 1],
    cities: ['city:kyr', 'city:yrdesh'],
    price: 18,
    standing: true,
    dragon: false,
  };
  const team = view({ strongholds: [shared], sides: [side(0, { sites }), side(1, { sites })] });
  expect(cityRowsOf(team, team.sides[0] as SideView)).toEqual([{ stronghold: shared, sites }]);
  expect(cityRowsOf(team, team.sides[1] as SideView)).toEqual([]);
  expect(cityRowsOf(view(), side(0))).toEqual([{ stronghold: null, sites: side(0).sites }]);
});

test('of two markets, the viewer’s own market is nearest', () => {
  const two = view({
    markets: [
      { ...MARKET, seats: [0, 1] },
      { ...MARKET, seats: [2, 3] },
    ],
  });
  expect(marketsOf(two, 0).map(({ lair, own }) => [lair, own])).toEqual([
    ['place:lair:2', false],
    ['place:lair:1', true],
  ]);
  expect(marketsOf(view(), 1).map(({ lair }) => lair)).toEqual(['place:lair']);
});

test('the player with a question acts, as does the player on turn, and nobody acts after the end', () => {
  expect(acts(view(), side(0), [0])).toBe(true);
  expect(acts(view(), side(1), [0])).toBe(false);
  expect(acts(view(), side(0), [1])).toBe(true); // its turn continues after the other player has answered
  expect(acts(view(), side(1), [1])).toBe(true);
  expect(acts(view(), side(0), [])).toBe(false);
});

test('the table in words names the centre, the dragon and every City', () => {
  const sentences = screenReader(view(), en, 'en').join('\n');
  expect(sentences).toContain('Turn 3 of 100: House Volarees.');
  expect(sentences).toContain('Strategic centre: Stab (Command, red. Price 1.');
  expect(sentences).toContain('Volfyirion is in its Lair.');
  expect(sentences).toContain('Tylaris, an attack costs 8.');
});

test('every id in a picture of the dragon is unique, because a paint that shares its id with a light is lost', () => {
  for (const { name, draw } of [BODY, HEAD, LEFT_WING, RIGHT_WING, SHADOW]) {
    const names = [...draw().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(names).size, name).toBe(names.length);
  }
});
