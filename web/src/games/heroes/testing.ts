/** Small views of Heroes, for tests. */

import type { HeroesView, SideView, SpaceView } from './view.gen';

const ROLES = ['dawn', 'noon', 'dusk', 'night'];

export function viewOf(sides: SideView[], more: Partial<HeroesView> = {}): HeroesView {
  return {
    viewer: 0,
    mode: 'classic',
    pace: 'stepped',
    slot_time: 0,
    beat_time: 0,
    texts: true,
    most_stops: 100,
    stage: 'playing',
    first: 0,
    heroes_left: [],
    bouts: [],
    sides,
    markets: [],
    spells: [],
    creatures: [],
    heroes: [],
    ...more,
  };
}

export function sideOf(seat: number, more: Partial<SideView> = {}): SideView {
  return {
    seat,
    role: `role:${ROLES[seat]}`,
    bout: 0,
    hero: 'hero:ignara',
    life: 21,
    most_life: 21,
    out: false,
    stunned: false,
    points: 0,
    rank: 0,
    dice: [0, 0, 0, 0, 0, 0],
    kept: [0, 0, 0, 0, 0, 0],
    dice_size: 6,
    in_hand: 6,
    throws: 0,
    plan: 'none',
    keeping: null,
    resting: false,
    order: '',
    order_step: 0,
    hand: [],
    hand_size: 0,
    deck: [],
    deck_size: 0,
    discards: [],
    spaces: Array.from({ length: 8 }, () => null),
    permanents: [],
    destroyed: [],
    army: null,
    army_chosen: false,
    to_place: [],
    hero_to_place: false,
    could: null,
    ...more,
  };
}

export function spaceOf(more: Partial<SpaceView>): SpaceView {
  return {
    being: 'creature:gnome',
    life: 2,
    most_life: 2,
    strength: 1,
    helms: 1,
    direction: 'up',
    exposed: true,
    frozen: false,
    activated: false,
    permanents: [],
    ...more,
  };
}
