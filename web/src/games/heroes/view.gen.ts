// Made by tools/checks/wire_types.py from src/antro/games/heroes/display/view_types.py. Do not edit.

/** The current action, as far as it has been declared. */
export interface ActView {
  seat: number;
  following: boolean;
  spell: string | null;
  dispelling: string | null;
  reinforced: number;
  targets: string[];
  places: string[];
  paid: string[];
  helms: number;
  active: string | null;
  commanded: boolean;
  strikes: string[];
}

/** A duel, or the bout of all players. */
export interface BoutView {
  seats: number[];
  phase: string;
  due: string;
  stops: number;
  token: number | null;
  stopper: number | null;
  act: ActView | null;
}

/** The copies of one spell in a pile. */
export interface CardView {
  spell: string;
  count: number;
}

/** A permanent spell in play. */
export interface PermanentView {
  thing: string;
  spell: string;
  caster: number;
  power: number;
}

/** A space with a being. */
export interface SpaceView {
  being: string;
  life: number;
  most_life: number;
  strength: number;
  helms: number;
  direction: string;
  exposed: boolean;
  frozen: boolean;
  activated: boolean;
  permanents: PermanentView[];
}

/** The cards of one creature in an army or beside a board. */
export interface CreatureView {
  creature: string;
  count: number;
}

/** The actions that the viewer’s dice allow now. */
export interface CouldView {
  cast: string[];
  draw: number;
  learn: string[];
  dispel: boolean;
}

export interface SideView {
  seat: number;
  role: string;
  bout: number | null;
  hero: string | null;
  life: number;
  most_life: number;
  out: boolean;
  stunned: boolean;
  points: number;
  rank: number;
  dice: number[];
  kept: number[];
  dice_size: number;
  in_hand: number;
  throws: number;
  plan: string;
  keeping: number[] | null;
  resting: boolean;
  order: string;
  order_step: number;
  hand: CardView[];
  hand_size: number;
  deck: CardView[];
  deck_size: number;
  discards: CardView[];
  spaces: (SpaceView | null)[];
  permanents: PermanentView[];
  destroyed: CreatureView[];
  army: CreatureView[] | null;
  army_chosen: boolean;
  to_place: CreatureView[];
  hero_to_place: boolean;
  could: CouldView | null;
}

export interface MarketView {
  seats: number[];
  bottom: (string | null)[];
  top: (string | null)[];
  deck_size: number;
}

/** The printed values of a spell. */
export interface SpellFace {
  spell: string;
  names: Record<string, string>;
  group: string;
  element: string | null;
  needs: number[];
  same: number;
  different: number;
  permanent: boolean;
  target: string;
  effect: string;
  amount: number;
  second: number;
  wound: string;
  reinforcement: string;
  confidence: string;
}

/** The printed values of a creature. */
export interface CreatureFace {
  creature: string;
  names: Record<string, string>;
  element: string;
  copies: number;
  cost: number;
  strength: number;
  life: number;
  helms: number;
  direction: string;
  active: string | null;
  active_target: string;
  active_amount: number;
  active_wound: string;
  static: string | null;
  static_amount: number;
  confidence: string;
}

/** The printed values of a hero. */
export interface HeroFace {
  hero: string;
  names: Record<string, string>;
  element: string;
  opposite: string;
  special: string;
}

export interface HeroesView {
  viewer: number;
  mode: string;
  pace: string;
  slot_time: number;
  beat_time: number;
  texts: boolean;
  most_stops: number;
  stage: string;
  first: number | null;
  heroes_left: string[];
  bouts: BoutView[];
  sides: SideView[];
  markets: MarketView[];
  spells: SpellFace[];
  creatures: CreatureFace[];
  heroes: HeroFace[];
}
