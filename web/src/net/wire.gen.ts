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
        "players": "2 giocatori",
        "time": "30 minuti",
        "credit": "Drako è un gioco di Adam Kałuża, pubblicato da REBEL.",
        "start": "Gioca subito a Drako",
        "note": "Tu guidi i Nani, un bot guida il Drago"
      },
      "en": {
        "blurb": "A dragon in its lair, and the hunters who came for it. Six match-ups of four sides.",
        "players": "2 players",
        "time": "30 minutes",
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
        "players": "da 1 a 4 giocatori",
        "time": "20–30 minuti",
        "credit": "Volfyirion è un gioco pubblicato da Tabula Games.",
        "start": "",
        "note": ""
      },
      "en": {
        "blurb": "Two Houses build decks, besiege each other’s Cities and fight over a dragon.",
        "players": "1 to 4 players",
        "time": "20–30 minutes",
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
        "players": "da 2 a 4 giocatori",
        "time": "20–30 minuti",
        "credit": "Heroes è un gioco di Adam Kwapiński, pubblicato da Lion Games e REBEL.",
        "start": "",
        "note": ""
      },
      "en": {
        "blurb": "Dice and spells in real time, wizard against wizard.",
        "players": "2 to 4 players",
        "time": "20–30 minutes",
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
        "players": "da 1 a 5 giocatori",
        "time": "60–90 minuti",
        "credit": "Vast è un gioco di Patrick Leder, Kyle Woelfel e David Somerville, pubblicato da Leder Games e MS Edizioni.",
        "start": "",
        "note": ""
      },
      "en": {
        "blurb": "Knight, goblins, dragon, cave, thief: everyone plays a different game.",
        "players": "1 to 5 players",
        "time": "60–90 minutes",
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
 * Joining again as another seat changes the player at a shared screen.
 */
export interface Join {
  type: "join";
  table: string;
  seat?: number | null;
  seen?: number;
}

/** Stop sending me this table. */
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

/** I undo my last move, if ``snapshot.undo`` allows it. */
export interface Undo {
  type: "undo";
  table: string;
  id: string;
  version: number;
}

/** I resign. */
export interface Resign {
  type: "resign";
  table: string;
  id: string;
  version: number;
}

/** I offer or accept a draw. The game ends if all players agree. */
export interface Draw {
  type: "draw";
  table: string;
}

/** I do not want a draw. This withdraws my own offer and declines all others. */
export interface Decline {
  type: "decline";
  table: string;
}

/** Ask why a thing cannot be used. */
export interface Why {
  type: "why";
  table: string;
  handle: string;
}

/** Send me older lines of the log. Answered with ``older_lines``. */
export interface Older {
  type: "older";
  table: string;
  before: number;
}

/**
 * Ask the coach for my best move. Answered with ``advice``.
 *
 * If other people play, all of them must agree first. Everyone sees who asks.
 */
export interface Hint {
  type: "hint";
  table: string;
}

/** I want the coach at a table with other players, or I no longer want it. */
export interface Coach {
  type: "coach";
  table: string;
  wanted: boolean;
}

/** I send a phrase or a text to the others at this table. */
export interface Say {
  type: "say";
  table: string;
  phrase?: "good_game" | "good_luck" | "hello" | "one_moment" | "oops" | "thanks" | "well_played" | "your_turn" | null;
  text?: string;
}

/** I play only against bots. They should not pause until I move again. */
export interface FastBots {
  type: "fast_bots";
  table: string;
}

/** Bots should play at this speed. It counts while I play only against bots. */
export interface BotSpeed {
  type: "bot_speed";
  table: string;
  speed: "at_once" | "fast" | "normal" | "slow";
}

/**
 * In a timed game: start or end a pause of one minute.
 *
 * Each seat may ask for one pause, but not during simultaneous choices.
 */
export interface Pause {
  type: "pause";
  table: string;
  wanted: boolean;
}

/** Ask if the server is there. */
export interface Ping {
  type: "ping";
}

/** The answer to a ``probe``, sent at once so that it measures only the connection. */
export interface Echo {
  type: "echo";
  n: number;
}

/** POST /api/me: my nickname. */
export interface Rename {
  name: string;
}

/** A clock with a time for the whole game and an increment for every move. */
export interface Fischer {
  type: "fischer";
  initial: number;
  increment: number;
}

/** A clock with a limit for each move: seconds, or days in a correspondence game. */
export interface PerMove {
  type: "per_move";
  limit: number;
}

/**
 * POST /api/tables: a new table. Answered with ``TableInfo``.
 *
 * A seat is ``me``, ``open`` (by invitation) or ``bot:<level>``. Several ``me`` share one screen.
 * The answer contains the commitment to all random results. A player who wants to add a random
 * text sends it afterwards with ``Sit``, so the server cannot know it in advance.
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
 * POST /api/tables/{id}/sit: I take an invited seat or my own seat, and I am ready.
 *
 * A player accepts a rematch by sitting down at it.
 */
export interface Sit {
  seat?: number | null;
  key?: string;
  entropy?: string;
}

/** POST /api/tables/{id}/begin: the opener starts with the players present. */
export interface Begin {
  level?: number | null;
}

/** POST /api/tables/{id}/stand: I leave my seat. The others may let a bot take over. */
export interface Stand {
  seat: number;
}

/** POST /api/tables/{id}/substitute: let a bot play for me, an absent player or a stuck bot. */
export interface Substitute {
  seat: number;
  level: number;
}

/** POST /api/tables/{id}/rematch: offer the same game again. Answered with ``TableInfo``. */
export interface Rematch {
  swap?: boolean;
}

/** POST /api/lessons/{game}/{name}: open a lesson. Answered with ``TableInfo``. */
export interface OpenLesson {
  again?: boolean;
}

/**
 * The question to the seats in ``to_act``: ``ask.<kind>`` in a catalogue.
 *
 * After the end of the game, the way it ended: ``end.<kind>``.
 */
export interface Asked {
  kind: string;
  clause: string;
  fields: Record<string, number | string | string[]>;
  together: boolean;
}

/** The meaning of a move number. Built for people and clients, never during a search. */
export interface Move {
  number: number;
  text: string;
  kind: string;
  fields: Record<string, number | string | string[]>;
  handles: string[];
  picks?: string[];
}

/** One event, as a viewer saw it. */
export interface LogLine {
  version: number;
  what: "agreed" | "flagged" | "played" | "resigned" | "undone" | "upgraded";
  seat: number;
  at: number;
  move: Move | null;
  to: number | null;
}

/** The time left per seat at the time of sending, and the seats whose clock runs. */
export interface Clocks {
  left: number[];
  running: number[];
}

/** The reason why something is impossible: ``reason.<code>`` in a catalogue, and the rule. */
export interface Reason {
  code: string;
  clause: string;
  fields: Record<string, number | string | string[]>;
}

/** The end of a game: by the rules, by resigning, by the clock or by agreement. */
export interface Result {
  scores: number[];
  how: "agreed" | "flagged" | "resigned" | "rules";
  clause: string;
}

/** The player of a seat. */
export interface Player {
  seat: number;
  role: string;
  kind: "bot" | "open" | "person";
  name: string;
  guest: number;
  level: number;
  here: boolean;
  away: boolean;
  ready: boolean;
  stuck: boolean;
}

/** The whole table as this viewer knows it: the answer to ``join``. */
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
  gone: number[];
  result: Result | null;
  moves_made: number[] | null;
  departed: Reason | null;
  players: Player[];
}

/** New events with their random results, and the changes of ``snapshot``. */
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
  gone: number[];
  result: Result | null;
  moves_made: number[] | null;
}

/** The answer to ``older``. Empty at the beginning of the log. */
export interface OlderLines {
  type: "older_lines";
  table: string;
  lines: LogLine[];
}

/** A player came, left, sat down or was replaced. The game itself has not changed. */
export interface People {
  type: "people";
  table: string;
  players: Player[];
}

/** In a timed game: the table's time has stopped, or continues. */
export interface Paused {
  type: "paused";
  table: string;
  now: number;
  waiting_for: number[];
  most: number | null;
}

/** The seats that offer a draw. The game ends in a draw if all players agree. */
export interface DrawOffered {
  type: "draw_offered";
  table: string;
  seats: number[];
}

/** A line of the chat, or a note about the coach. It is not part of a record. */
export interface Said {
  n: number;
  seat: number;
  phrase: "good_game" | "good_luck" | "hello" | "one_moment" | "oops" | "thanks" | "well_played" | "your_turn" | "asks_coach" | "dismisses_coach" | "wants_coach" | null;
  text: string;
}

/** Lines of the chat: all of them for a new viewer, then each new one. */
export interface ChatLines {
  type: "chat";
  table: string;
  said: Said[];
}

/** The seats that want the coach. All players must agree before anyone may use it. */
export interface Coaching {
  type: "coaching";
  table: string;
  seats: number[];
}

/** Your move, undo or resignation is saved. The table now has this version. */
export interface Done {
  type: "done";
  table: string;
  id: string;
  version: number;
}

/** Your request was refused, and nothing has changed. */
export interface Refused {
  type: "refused";
  reason: Reason;
  table: string | null;
  id: string | null;
}

/** The reason why a thing cannot be used; none if it can. */
export interface Because {
  type: "because";
  table: string;
  handle: string;
  reason: Reason | null;
}

/** The move of the coach, based on your seat's knowledge, with reasons from the rules. */
export interface Advice {
  type: "advice";
  table: string;
  version: number;
  move: Move;
  odds: number;
  because: Reason[];
}

/** A rematch of this table is offered. Players accept it by sitting down there. */
export interface Next {
  type: "next";
  table: string;
  next: string;
}

/** A page of a lesson, by language. ``{card:guard}`` stands for the name of that thing. */
export interface LessonPage {
  say: Record<string, string>;
  clause: string;
  light: string[];
}

/** The current step of a lesson. It follows ``snapshot`` and ``update`` of its table. */
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

/** The server is here. */
export interface Pong {
  type: "pong";
}

/** The delay of messages to the player of a seat, in a timed game. */
export interface SeatLatency {
  trip: number | null;
  breaks: number;
  pauses: number;
}

/** A measurement of the round trip. Answered with ``echo``. */
export interface Probe {
  type: "probe";
  n: number;
  trip: number;
  now: Record<string, number>;
  latencies: Record<string, SeatLatency[]>;
}

/** GET /api/me, POST /api/me: my name for the other players. */
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

/** An option of a game, and the conditions for it. */
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
  time: string;
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

/** GET /api/games/{name}/roles?<option>=<value>: the role of each seat with these options. */
export interface Roles {
  roles: string[];
}

/**
 * The key to an open seat. Only the opener of the table gets it, to invite others.
 *
 * Its address is ``/#/table/<id>?seat=<seat>&key=<key>``, without ``seat`` for any open seat.
 * The key comes after the ``#``, because browsers never send that part to a server. The client
 * posts it as ``Sit``.
 */
export interface Invitation {
  seat: number;
  key: string;
}

/**
 * GET /api/tables/{id}, the answer to ``OpenTable``, and GET /api/tables?without=<ids>.
 *
 * The first one also finds an owner for the table, except with ``?look`` at its end. The last one
 * lists my tables without the named ones, running games first.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  version: number;
  players: Player[];
  mine: number[];
  opener: number | null;
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
  patience: number;
  base: string;
}

/** GET /api/tables/{id}/place: the process that owns a table, among several at one address. */
export interface Place {
  base: string;
}

/** GET /api/lessons: a lesson, and my progress in it. */
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

/** A table after one event, with the changes since the frame before. */
export interface Frame {
  line: LogLine | null;
  to_act: number[];
  asked: Asked;
  changes: unknown[][];
}

/**
 * GET /api/tables/{id}/replay?seat=, and part of an opened record.
 *
 * While a game runs, a seat of mine or a spectator can be the viewer. When it is over, any seat
 * can be, or 18 to reveal everything.
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

/** The check of a record: its random results and its commitment must match its seed. */
export interface Checked {
  fair: boolean;
  draws: number;
  wrong: Reason[];
}

/** POST /api/records?seat=, with a record file as the body: its replay and its check. */
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

/** The body of a refused HTTP request (4xx). */
export interface Problem {
  reason: Reason;
}

export type FromClient = Join | Leave | Play | Undo | Resign | Draw | Decline | Why | Older | Hint | Coach | Say | FastBots | BotSpeed | Pause | Ping | Echo;

export type ToClient = Snapshot | Update | OlderLines | People | Paused | DrawOffered | ChatLines | Coaching | Done | Refused | Because | Advice | Next | LessonStep | Pong | Probe;
