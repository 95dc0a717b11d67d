/** Small views of Volfyirion, for tests. */

import type { FaceView, MarketView, PlayedView, SideView, SiteView, VolfView } from './view.gen';

export const STAB: FaceView = {
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
export const STRIKE: FaceView = {
  ...STAB,
  card: 'card:decisive_strike',
  cost: 3,
  chain: ['red'],
  removal: false,
  bonus: [0, 2, 0],
  effect: 'none',
  draws: 0,
};

export function site(city: string, more: Partial<SiteView> = {}): SiteView {
  return {
    city,
    seat: 0,
    defence: 8,
    price: 8,
    standing: true,
    troop: null,
    building: null,
    ready: false,
    used: false,
    dragon: false,
    rebuild: null,
    ...more,
  };
}

export function side(seat: number, more: Partial<SideView> = {}): SideView {
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

export function played(card: string, more: Partial<PlayedView> = {}): PlayedView {
  return { card, count: 1, sealed: false, ready: 0, used: 0, ...more };
}

export const MARKET: MarketView = {
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

export function view(more: Partial<VolfView> = {}): VolfView {
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
    ...more,
  };
}
