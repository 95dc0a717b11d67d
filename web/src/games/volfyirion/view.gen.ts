// Made by tools/checks/wire_types.py from src/antro/games/volfyirion/display/view_types.py. Do not edit.

/** Copies of one face in one place. */
export interface CardView {
  card: string;
  count: number;
}

/** Copies of one face in a playing area. */
export interface PlayedView {
  card: string;
  count: number;
  sealed: boolean;
  ready: number;
  used: number;
}

export interface SiteView {
  city: string;
  seat: number | null;
  defence: number;
  price: number;
  standing: boolean;
  troop: string | null;
  building: string | null;
  ready: boolean;
  used: boolean;
  dragon: boolean;
  rebuild: number | null;
}

export interface SideView {
  seat: number;
  role: string;
  zone: string;
  points: number[];
  hand: CardView[];
  hand_size: number;
  deck: CardView[];
  deck_size: number;
  discards: CardView[];
  played: PlayedView[];
  sites: SiteView[];
  perk: string | null;
  ploy: string | null;
  suspects: string[];
}

export interface MarketView {
  seats: number[];
  centre: (string | null)[];
  top: string | null;
  deck_size: number;
  locked: number[];
  under: string[];
  lair: (string | null)[];
  wonders: number;
  wonders_under: string[];
}

/** The two Cities of a Stronghold (§18.2). */
export interface StrongholdView {
  stronghold: string;
  seats: number[];
  cities: string[];
  price: number;
  standing: boolean;
  dragon: boolean;
}

/** The dragon's cards in the solo mode (§17). */
export interface RageView {
  size: number;
  top: string | null;
  shown: CardView[];
  aside: CardView[];
  awake: boolean;
  fury: number;
}

/** The face-up rage cards, left to right and top to bottom, two in a row (§19). */
export interface GridView {
  cells: (string | null)[];
  sealed: number[];
  deck: number;
  discards: CardView[];
  bonus: number;
}

/** The printed text of a card that is visible somewhere. */
export interface FaceView {
  card: string;
  kind: string;
  house: string;
  cost: number;
  main: number[];
  defence: number;
  chain: string[];
  removal: boolean;
  bonus: number[];
  effect: string;
  draws: number;
  traits: string[];
}

export interface VolfView {
  viewer: number;
  phase: string;
  turn: number | null;
  turns: number;
  most_turns: number;
  opening: string[];
  sides: SideView[];
  lair_city: SiteView;
  markets: MarketView[];
  strongholds: StrongholdView[];
  dragon: string | null;
  rage: RageView | null;
  grid: GridView | null;
  removed: CardView[];
  faces: FaceView[];
}
