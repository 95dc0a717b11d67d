// Made by tools/checks/wire_types.py from src/antro/games/vast/display/view_types.py. Do not edit.

/** A number and its target or maximum. */
export interface MeterView {
  meter: string;
  now: number;
  most: number;
}

/** The goal of a seat. */
export interface GoalView {
  role: string;
  goal: string;
  clause: string;
  ready: boolean;
  meters: MeterView[];
}

/** The number of collapsed tiles, and the number that ends the game. */
export interface FallenView {
  crystals: number;
  crystals_to_fall: number;
  in_this_round: number;
}

/** A Cave tile on the map, or a square of Terrain. */
export interface SquareView {
  thing: string;
  x: number;
  y: number;
  lit: boolean;
  symbol: string | null;
  type: string | null;
  shape: string | null;
  turn: number;
  peeked: boolean;
  terrain: string | null;
  impassable: boolean;
  walls: boolean[];
  bombs: boolean[];
  rockslides: boolean[];
  treasures: number;
  gems: string[];
  tokens: string[];
  falling: boolean;
}

/** A piece, and where it is: on a square, on an open space at a side, or off the map. */
export interface PieceView {
  piece: string;
  role: string;
  square: string | null;
  side: string | null;
}

/** The supplies beside the map. */
export interface SuppliesView {
  tiles: number;
  treasures: number;
  events: number;
  vaults: number;
  crystals: number;
  rockslides: number;
}

/** A thing and its count. */
export interface CountView {
  thing: string;
  count: number;
}

export interface KnightView {
  health: number;
  most_health: number;
  dead: boolean;
  grit: number;
  track: number[];
  movement: number;
  perception: number;
  strength: number;
  moved: number;
  encounters: number;
  cubes: CountView[];
  bombs: number;
  crystals: number;
  sidequests: string[];
  sidequests_held: number;
  face_down: string[];
  treasures_held: number;
  face_up: string[];
  next_events: string[];
}

export interface TribeView {
  piece: string;
  population: number;
  strength: number;
  perception: number;
  monsters: string[];
  activated: number;
  active: boolean;
}

export interface GoblinsView {
  tribes: TribeView[];
  rage: number;
  crystals: number;
  war: string | null;
  war_drawn: string[];
  monsters_drawn: string[];
  secrets: string[];
  secrets_held: number;
  face_up: string[];
  bought: string[];
  discards: string[];
  held_treasures: number;
}

export interface DragonView {
  health: number;
  awake: boolean;
  surfaced: boolean;
  sloth: CountView[];
  wake: number;
  wake_at: number;
  locked: number;
  armor: number;
  spirit: number;
  eaten: number;
  shriek: boolean;
  treasures: number;
  gems: string[];
  gems_used: string[];
  hand: CountView[];
  cards_held: number;
  used: CountView[];
  scales: string[];
  moved_freely: boolean;
}

/** A tile in the Cave's hand, as far as the viewer knows it. */
export interface HandTileView {
  thing: string;
  type: string | null;
  shape: string | null;
  symbol: string | null;
}

export interface OmenView {
  omen: string;
  price: number;
  uses: number;
}

export interface CaveView {
  hand: HandTileView[];
  symbols: CountView[];
  bag: CountView[];
  omens: OmenView[];
  paying: string | null;
  left_to_pay: number;
  hatred: number;
  to_remove: number;
}

export interface ThiefView {
  stats: CountView[];
  movement: number;
  stealth: number;
  thievery: number;
  moved: number;
  cubes: number;
  treasures: number;
  gems: string[];
  stashed: number;
  stash_needed: number;
  upgrades: string[];
  loot_drop: number;
  card: string | null;
  card_shown: boolean;
  charges: number;
  targeted: string[];
}

/** A card, a power, an omen or an upgrade. */
export interface CardFace {
  thing: string;
  names: Record<string, string>;
  cost: string[];
  numbers: Record<string, number>;
  confidence: string;
}

/** The map, the five boards, and the progress of each seat. */
export interface VastView {
  viewer: number;
  set: string;
  set_clause: string;
  roles: string[];
  levels: string[];
  campaign: boolean;
  gone: number[];
  round: number;
  turn: number;
  turn_of: string | null;
  goals: GoalView[];
  collapsing: boolean;
  fallen: FallenView;
  die: string | null;
  toss: number;
  newest: string | null;
  squares: (SquareView | null)[];
  pieces: PieceView[];
  entrance: string | null;
  supplies: SuppliesView;
  knight: KnightView | null;
  goblins: GoblinsView | null;
  dragon: DragonView | null;
  cave: CaveView | null;
  thief: ThiefView | null;
  faces: CardFace[];
}
