// Made by tools/checks/wire_types.py from src/antro/server/wire. Do not edit.

export const CHANCE = 16;
export const SPECTATOR = 17;
export const HOST = 18;
export const TIME = 19;
export const LONGEST_NAME = 24;
export const LANGUAGES = ["it","en"] as const;

export const SHELF = {
  "drako": {
    "title": "Drako",
    "cover": {
      "colour": "#a3341b",
      "deep": "#3a0e09",
      "light": "#f5913d"
    },
    "texts": {
      "it": {
        "blurb": "Un drago nel suo antro, e chi è venuto a stanarlo. Sei sfide fra quattro fazioni.",
        "players": "2 giocatori, 30 minuti",
        "credit": "Drako è un gioco di Adam Kałuża, pubblicato da REBEL.",
        "start": "Gioca subito a Drako",
        "note": "Tu guidi i Nani, un bot guida il Drago"
      },
      "en": {
        "blurb": "A dragon in its lair, and the hunters who came for it. Six match-ups of four sides.",
        "players": "2 players, 30 minutes",
        "credit": "Drako is a game by Adam Kałuża, published by REBEL.",
        "start": "Play Drako now",
        "note": "You play the Dwarves, a bot plays the Dragon"
      }
    }
  },
  "volfyirion": {
    "title": "Volfyirion",
    "cover": {
      "colour": "#3c4f8f",
      "deep": "#141b3c",
      "light": "#8fa8e8"
    },
    "texts": {
      "it": {
        "blurb": "Due Casate costruiscono mazzi, assediano le Città nemiche e si contendono un drago.",
        "players": "da 1 a 4 giocatori, 45 minuti",
        "credit": "Volfyirion è un gioco pubblicato da Tabula Games.",
        "start": "",
        "note": ""
      },
      "en": {
        "blurb": "Two Houses build decks, besiege each other’s Cities and fight over a dragon.",
        "players": "1 to 4 players, 45 minutes",
        "credit": "Volfyirion is a game published by Tabula Games.",
        "start": "",
        "note": ""
      }
    }
  },
  "heroes": {
    "title": "Heroes",
    "cover": {
      "colour": "#7b3a8c",
      "deep": "#2a1034",
      "light": "#c98ad8"
    },
    "texts": {
      "it": {
        "blurb": "Dadi e incantesimi in tempo reale, mago contro mago.",
        "players": "da 2 a 4 giocatori, 20 minuti",
        "credit": "Heroes è un gioco di Adam Kwapiński, pubblicato da Lion Games e REBEL.",
        "start": "",
        "note": ""
      },
      "en": {
        "blurb": "Dice and spells in real time, wizard against wizard.",
        "players": "2 to 4 players, 20 minutes",
        "credit": "Heroes is a game by Adam Kwapiński, published by Lion Games and REBEL.",
        "start": "",
        "note": ""
      }
    }
  },
  "vast": {
    "title": "Vast",
    "cover": {
      "colour": "#1d7a72",
      "deep": "#08302e",
      "light": "#6fd0c0"
    },
    "texts": {
      "it": {
        "blurb": "Cavaliere, goblin, drago, caverna, ladro: ognuno gioca un gioco diverso.",
        "players": "da 1 a 5 giocatori, 75 minuti",
        "credit": "Vast è un gioco di Patrick Leder, Kyle Woelfel e David Somerville, pubblicato da Leder Games e MS Edizioni.",
        "start": "",
        "note": ""
      },
      "en": {
        "blurb": "Knight, goblins, dragon, cave, thief: everyone plays a different game.",
        "players": "1 to 5 players, 75 minutes",
        "credit": "Vast is a game by Patrick Leder, Kyle Woelfel and David Somerville, published by Leder Games and MS Edizioni.",
        "start": "",
        "note": ""
      }
    }
  }
};

/**
 * Show me this table, and every change from now on.
 *
 * Joining again, as another seat, changes the side of a hot seat.
 */
export interface Join {
  type: "join";
  table: string;
  seat?: number | null;
  seen?: number;
}

/** I look away: no more of this table. */
export interface Leave {
  type: "leave";
  table: string;
}

/** I choose this move. */
export interface Play {
  type: "play";
  table: string;
  id: string;
  version: number;
  move: number;
  pressed?: number | null;
}

/** I take back my last move, as far as ``snapshot.undo`` allows. */
export interface Undo {
  type: "undo";
  table: string;
  id: string;
  version: number;
}

/** I give up. */
export interface Resign {
  type: "resign";
  table: string;
  id: string;
  version: number;
}

/** I offer a draw, or accept the one that is offered: the game ends once all who play agree. */
export interface Draw {
  type: "draw";
  table: string;
}

/** I do not want a draw: neither my own offer stands any longer, nor another's. */
export interface Decline {
  type: "decline";
  table: string;
}

/** I touched something that cannot be used: why not? */
export interface Why {
  type: "why";
  table: string;
  handle: string;
}

/**
 * What would the coach do in my place? Answered with ``advice``.
 *
 * Where other people play the coach is silent, unless all of them want it; whoever asks is seen.
 */
export interface Hint {
  type: "hint";
  table: string;
}

/** I want the coach at this table, where others play too; or no longer. */
export interface Coach {
  type: "coach";
  table: string;
  wanted: boolean;
}

/** I say something to the others at this table: a phrase, or a text. */
export interface Say {
  type: "say";
  table: string;
  phrase?: "good_game" | "good_luck" | "hello" | "one_moment" | "oops" | "thanks" | "well_played" | "your_turn" | null;
  text?: string;
}

/** I play against bots alone: they need not pause until I move again. */
export interface FastBots {
  type: "fast_bots";
  table: string;
}

/**
 * In a game against time: let it stand still for a minute; or no longer.
 *
 * Each seat may ask for that once, though not while several choose at the same time.
 */
export interface Pause {
  type: "pause";
  table: string;
  wanted: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A ``probe`` came: answered at once, so that the line is measured and nothing else. */
export interface Echo {
  type: "echo";
  n: number;
}

/** POST /api/me: my nickname. */
export interface Rename {
  name: string;
}

/** So much for the whole game, and a little more with every move. */
export interface Fischer {
  type: "fischer";
  initial: number;
  increment: number;
}

/** So much for each move, however long the game: seconds, or days by correspondence. */
export interface PerMove {
  type: "per_move";
  limit: number;
}

/**
 * POST /api/tables: a new table. Answered with ``TableInfo``.
 *
 * A seat is ``me``, ``open`` (by invitation) or ``bot:<level>``; several ``me``
 * make a hot seat. The answer has the commitment to all draws, which is therefore known before
 * anybody's text is: who wants to add one to the chance of the table sends it with ``Sit``.
 */
export interface OpenTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  clock?: Fischer | PerMove | null;
  text_follows?: boolean;
  entropy?: string;
}

/**
 * POST /api/tables/{id}/sit: I take an open seat by an invitation, or mine again; I am ready.
 *
 * To sit down at a rematch is to accept it.
 */
export interface Sit {
  seat?: number | null;
  key?: string;
  entropy?: string;
}

/** POST /api/tables/{id}/begin: with those who are there, asked by who opened the table. */
export interface Begin {
  level?: number | null;
}

/** POST /api/tables/{id}/stand: I leave my seat; the others may ask a bot in. */
export interface Stand {
  seat: number;
}

/** POST /api/tables/{id}/substitute: let a bot play for me, or for one who is not here. */
export interface Substitute {
  seat: number;
  level: number;
}

/** POST /api/lessons/{game}/{name}: to that lesson. Answered with ``TableInfo``. */
export interface OpenLesson {
  again?: boolean;
}

/**
 * What the game waits for, of those in ``to_act``: ``ask.<kind>`` in a catalogue.
 *
 * Once it is over by its rules, how it ended: ``end.<kind>``.
 */
export interface Asked {
  kind: string;
  clause: string;
  fields: Record<string, number | string | string[]>;
  together: boolean;
}

/** What a move number means. Built when somebody looks, never while searching. */
export interface Move {
  number: number;
  text: string;
  kind: string;
  fields: Record<string, number | string | string[]>;
  handles: string[];
  picks?: string[];
}

/** One event, as somebody saw it. */
export interface LogLine {
  version: number;
  what: "agreed" | "flagged" | "played" | "resigned" | "undone" | "upgraded";
  seat: number;
  at: number;
  move: Move | null;
  to: number | null;
}

/** Time left per seat when this was sent, and whose runs. */
export interface Clocks {
  left: number[];
  running: number[];
}

/** Why a thing cannot be done: ``reason.<code>`` in a catalogue, and the clause behind it. */
export interface Reason {
  code: string;
  clause: string;
  fields: Record<string, number | string | string[]>;
}

/** How it ended: by the rules, by resigning, by the clock or by agreement. */
export interface Result {
  scores: number[];
  how: "agreed" | "flagged" | "resigned" | "rules";
  clause: string;
}

/** Who sits on a seat. */
export interface Player {
  seat: number;
  role: string;
  kind: "bot" | "open" | "person";
  name: string;
  level: number;
  here: boolean;
  away: boolean;
  ready: boolean;
}

/** The table as this viewer knows it, whole: the answer to ``join``. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  version: number;
  now: number;
  due: number | null;
  choice_since: number;
  seat: number;
  to_act: number[];
  asked: Asked;
  view: unknown;
  offers: Move[];
  since: number;
  log: LogLine[];
  clocks: Clocks | null;
  undo: Reason | null;
  result: Result | null;
  departed: Reason | null;
  players: Player[];
}

/** What somebody did, what chance made of it, and what all that changed in ``snapshot``. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  now: number;
  due: number | null;
  choice_since: number;
  to_act: number[];
  asked: Asked;
  changes: unknown[][];
  offers: (number | Move)[];
  since: number;
  log: LogLine[];
  clocks: Clocks | null;
  undo: Reason | null;
  result: Result | null;
}

/** Somebody came, left, sat down or was replaced; the game itself did not move. */
export interface People {
  type: "people";
  table: string;
  players: Player[];
}

/** In a game against time: the table's time stands still, or goes on. */
export interface Paused {
  type: "paused";
  table: string;
  now: number;
  waiting_for: number[];
  most: number | null;
}

/** Who wants to call the game drawn: it is, once all who play do. */
export interface DrawOffered {
  type: "draw_offered";
  table: string;
  seats: number[];
}

/** Something that somebody said, or did with the coach. It is in no record. */
export interface Said {
  n: number;
  seat: number;
  phrase: "good_game" | "good_luck" | "hello" | "one_moment" | "oops" | "thanks" | "well_played" | "your_turn" | "asks_coach" | "dismisses_coach" | "wants_coach" | null;
  text: string;
}

/** What was said: all that is kept of it to one who comes, and then line by line. */
export interface ChatLines {
  type: "chat";
  table: string;
  said: Said[];
}

/** Who wants the coach at a table with other people: it may speak once all who play do. */
export interface Coaching {
  type: "coaching";
  table: string;
  seats: number[];
}

/** Your move, undo or resignation is saved; it led to this version. */
export interface Done {
  type: "done";
  table: string;
  id: string;
  version: number;
}

/** That was not done, and nothing changed. */
export interface Refused {
  type: "refused";
  reason: Reason;
  table: string | null;
  id: string | null;
}

/** Why a thing cannot be used; none when it can. */
export interface Because {
  type: "because";
  table: string;
  handle: string;
  reason: Reason | null;
}

/** What the coach would choose, from your seat's knowledge, and why in rule terms. */
export interface Advice {
  type: "advice";
  table: string;
  version: number;
  move: Move;
  odds: number;
  because: Reason[];
}

/** A rematch of this table is offered: whoever sits down there accepts it. */
export interface Next {
  type: "next";
  table: string;
  next: string;
}

/** Something to read, by language; ``{card:guard}`` in it is that thing's name. */
export interface LessonPage {
  say: Record<string, string>;
  clause: string;
  light: string[];
}

/** Where a lesson is: sent after ``snapshot`` and ``update`` of its table. */
export interface LessonStep {
  type: "lesson";
  table: string;
  version: number;
  name: string;
  title: Record<string, string>;
  pages: LessonPage[];
  first: number;
  of: number;
  moves: number[];
  done: boolean;
  next: string;
  play: Record<string, string>;
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** The delay of messages to the player of a seat, in a timed game. */
export interface SeatLatency {
  trip: number | null;
  breaks: number;
  pauses: number;
}

/** How long does it take to you and back? Answered with ``echo``. */
export interface Probe {
  type: "probe";
  n: number;
  trip: number;
  now: Record<string, number>;
  latencies: Record<string, SeatLatency[]>;
}

/** GET /api/me, POST /api/me: who I am to the others. */
export interface Me {
  name: string;
}

/** GET /api/engine. */
export interface EngineInfo {
  warming_up: boolean;
}

/** GET /api/reach: how others can open this server. */
export interface Reach {
  url: string;
  chosen: boolean;
  command: string;
}

/** One thing that may be set, and when it means anything. */
export interface Option {
  name: string;
  values: string[];
  default: string;
  only: Record<string, string[]>;
  value_only: Record<string, Record<string, string[]>>;
  matters: Record<string, string[]>;
  group: string;
  role_sets: Record<string, string[]>;
  recommended: string[];
  clauses: Record<string, string>;
}

/** The colours of a box on the shelf. */
export interface Cover {
  colour: string;
  deep: string;
  light: string;
}

/** The texts of a box on the shelf, in one language. */
export interface ShelfTexts {
  blurb: string;
  players: string;
  credit: string;
  start: string;
  note: string;
}

/** GET /api/games: one box on the shelf. */
export interface GameInfo {
  name: string;
  options: Option[];
  roles: string[];
  levels: number[];
  title: string;
  cover: Cover;
  texts: Record<string, ShelfTexts>;
}

/** GET /api/games/{name}/roles?<option>=<value>: who sits on each seat under these options. */
export interface Roles {
  roles: string[];
}

/**
 * The key to an open seat, for whoever opened the table to hand on.
 *
 * As an address it is ``/#/table/<id>?seat=<seat>&key=<key>``, without a seat for any that is
 * open: behind the ``#``, so that browsers never send it to a server as part of one. The client
 * posts it as ``Sit``.
 */
export interface Invitation {
  seat: number;
  key: string;
}

/**
 * GET /api/tables/{id}, what opening one answers, and a list: GET /api/tables?without=<ids>.
 *
 * That lists mine, running ones first, but for those that are named.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  version: number;
  players: Player[];
  mine: number[];
  invitations: Invitation[];
  key: string;
  fewer: boolean;
  spare: number[];
  to_act: number[];
  result: Result | null;
  departed: Reason | null;
  clock: Fischer | PerMove | null;
  opened: number;
  commitment: string;
  seed: string;
  next: string;
  sequel: Record<string, string> | null;
  lesson: string;
}

/** GET /api/lessons: one of the lessons of all games, and how far I am in it. */
export interface LessonInfo {
  game: string;
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
  options: Record<string, string>;
  role: string;
  steps: number;
  step: number;
  done: boolean;
  table: string;
}

/** A table after one event, and what that changed in the view of the frame before. */
export interface Frame {
  line: LogLine | null;
  to_act: number[];
  asked: Asked;
  changes: unknown[][];
}

/**
 * GET /api/tables/{id}/replay?seat=, and part of an opened record.
 *
 * While a game runs: from the knowledge of a seat of mine, or of one who watches.
 * Once it is over: of any seat, or 18 for all of it.
 */
export interface Replay {
  game: string;
  options: Record<string, string>;
  seat: number;
  roles: string[];
  names: string[];
  view: unknown;
  frames: Frame[];
  result: Result | null;
  departed: Reason | null;
}

/** Whether every draw of a record follows from its seed, and the seed from its commitment. */
export interface Checked {
  fair: boolean;
  draws: number;
  wrong: Reason[];
}

/** POST /api/records?seat=, with a record file as the body: its replay and its fairness. */
export interface OpenedRecord {
  replay: Replay;
  fairness: Checked;
}

/** POST /api/reviews?seat=, with a record file as the body: lines of JSON, these first. */
export interface ReviewProgress {
  type: "progress";
  done: number;
  of: number;
}

/** One choice of the reviewed seat. */
export interface Point {
  version: number;
  odds: number;
  played: Move;
  best: Move;
  lost: number;
}

/** A choice that could have been better. */
export interface Mistake {
  point: Point;
  because: Reason[];
}

export interface Review {
  seat: number;
  curve: Point[];
  turning_points: number[];
  mistakes: Mistake[];
}

/** The last line of a review. */
export interface ReviewDone {
  type: "studied";
  review: Review;
}

/** What HTTP answers when something cannot be done (4xx). */
export interface Problem {
  reason: Reason;
}

export type FromClient = Join | Leave | Play | Undo | Resign | Draw | Decline | Why | Hint | Coach | Say | FastBots | Pause | Ping | Echo;

export type ToClient = Snapshot | Update | People | Paused | DrawOffered | ChatLines | Coaching | Done | Refused | Because | Advice | Next | LessonStep | Pong | Probe;
