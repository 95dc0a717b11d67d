/** Views of a Drako table, for tests. */

import type { CardView, DrakoView, FigureView, SideView } from './view.gen';

export const figure = (name: string, hex: string | null, wounds = 0): FigureView => ({
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
export const card = (number: number, count = 1): CardView => ({
  card: `card:${number}`,
  symbols: ['symbol:attack:2'],
  count,
});
export const side = (seat: number, role: string, figures: FigureView[], changes: Partial<SideView> = {}): SideView => ({
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
export const view = (changes: Partial<DrakoView> = {}): DrakoView => ({
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
