// Made by tools/checks/wire_types.py from src/antro/games/drako/display/view_types.py. Do not edit.

export interface FigureView {
  figure: string;
  hex: string | null;
  alive: boolean;
  wounds: number;
  spaces: number;
  netted: boolean;
  shields: number;
  ability: string | null;
  lost: boolean;
}

/** An area of the Dragon's mat: area:armour, area:flight, area:fire, area:movement. */
export interface AreaView {
  area: string;
  wounds: number;
  spaces: number;
}

/** token:net, token:fury or token:dodge. */
export interface TokenView {
  token: string;
  ready: boolean;
  on: string | null;
}

/** Copies of one face. */
export interface CardView {
  card: string;
  symbols: string[];
  count: number;
}

export interface SideView {
  seat: number;
  role: string;
  figures: FigureView[];
  areas: AreaView[];
  tokens: TokenView[];
  rocks: number | null;
  spent: number | null;
  hand: CardView[];
  hand_size: number;
  deck_size: number;
  discards: CardView[];
  removed: number;
  rebuilds: number | null;
  out_of_cards: boolean;
}

/** A declared attack that is not answered yet. */
export interface AttackView {
  by: string;
  on: string;
  value: number;
}

export interface DrakoView {
  viewer: number;
  matchup: string;
  turn: number;
  actions: number;
  turns: number;
  quiet: number | null;
  quiet_limit: number | null;
  sides: SideView[];
  attacks: AttackView[];
}
