/**
 * The interface between the client and a game. The manifest is read at once, and the rest is loaded
 * when it is needed.
 */

import type { Component, Snippet } from 'svelte';
import type { Cover } from '../art/cover';
import type { Picture } from '../art/gallery.svelte';
import type { FindEffects } from '../model/effects';
import type { GameKeys } from '../model/keys';
import type { Motion } from '../model/motion';
import type { Catalogue } from '../model/words';
import type { Language } from '../locales';
import type { LogLine, Move, Player, SeatLatency, ShelfTexts } from '../net/wire.gen';

export interface Manifest {
  outline: string; // of the icon that stands for the game
  /** The seats of the game that one click on the first page starts. Only one game has them. */
  quickGame?: string[];
  /** Loads the drawing. Undefined while the drawing does not exist yet. */
  load?: () => Promise<GameUi>;
}

/** A game on the shelf, from the data of the server and of the client. */
export interface Box {
  name: string; // the server's name for it, and the name of its folder here
  title: string;
  cover: Cover;
  texts: Record<Language, ShelfTexts>;
  quickGame?: string[];
  load?: () => Promise<GameUi>;
}

/** A side on the page of its game, with its picture. The catalogue has the sentence about it as `page.<thing>`. */
export interface PageSide {
  thing: string;
  picture: Picture;
  crest: Crest; // instead of the picture, for people who prefer flat pictures
}

/** The page of a game. The catalogue has its texts as `page.about` and `page.weight`. */
export interface GamePage {
  words: Record<Language, Catalogue>;
  weight: 'light' | 'medium' | 'heavy';
  banner: Picture;
  sides: readonly PageSide[];
  options: readonly string[]; // those of a new table that change the game most
}

/** The time of a table in play, in milliseconds. */
export interface TableTime {
  now(): number;
  due: number | null; // the time of the default choice, if nobody has chosen by then
  latencies: readonly SeatLatency[]; // by seat, in a real-time game
}

export interface SurfaceProps {
  view: unknown;
  seat: number; // the seat whose knowledge is shown; SPECTATOR, or HOST for everything
  players: readonly Player[];
  acting: readonly number[]; // seats that may choose; empty after the end
  log: readonly LogLine[]; // the last lines that led to this view (`RECENT_LINES`)
  covered: boolean; // hides the hand while the screen is passed on
  prompt: Snippet; // the question, drawn between board and hand
  time?: TableTime; // undefined in a replay
  chosen?: Move | undefined; // the last choice on this page, on its way to the server
}

export interface Crest {
  outline: string; // of an icon
  colour: string; // name of a custom property
}

/** A statistic of a match. */
interface Figure {
  label: string;
  values: readonly number[]; // by seat
}

/**
 * A sentence about a thing, with its clauses. If the text is null, the first clause is read out.
 */
export interface Explanation {
  text: string | null;
  clauses: readonly string[];
}

/** The situation before a move. */
export interface Situation {
  view: unknown;
  offers: readonly Move[];
  log: readonly LogLine[]; // the last lines (`RECENT_LINES`)
}

export interface GameUi {
  /**
   * The catalogue of the game. If it has `about.<option>:<value>` for every value of an option, a new table shows
   * these values with their texts. `pick.<kind>`, if it exists, asks for a thing of that kind during a
   * choice of several steps, and `pick.<thing>` if that thing is the only one. `offer.<kind>` is the
   * label of a move's button.
   */
  words: Record<Language, Catalogue>;
  /** Options for a first game. The catalogue describes them as `first_game`. */
  firstGame?: Readonly<Record<string, string>>;
  Surface: Component<SurfaceProps>;
  /**
   * The place of hints on a phone: over the opponents' things, or low if the board itself is at the
   * top.
   */
  hints?: 'low';
  /** Handles that are never chosen automatically, even if they are the only way to continue. */
  careful: readonly string[];
  /**
   * The question before a move that players easily regret. The button of such a move is never
   * golden.
   */
  confirmation?(move: Move, situation: Situation, language: Language): string | null;
  /** False for a move whose button is never golden, even if it needs no confirmation. */
  golden?(move: Move, offers: readonly Move[]): boolean;
  /** The keys of the game. If several seats choose together, they come before the table's keys. */
  keys?: GameKeys;
  crest(role: string): Crest;
  /**
   * A large card for a thing that stands for a card and is drawn small. Without it, the drawing is
   * enlarged.
   */
  Portrait?: Component<{ thing: string; view: unknown }>;
  /** The effects of a thing. Empty if there is nothing to explain. */
  explain(thing: string, view: unknown, language: Language): readonly Explanation[];
  /** Words that name the roles of this view in another way, such as by their heroes. */
  names?(view: unknown, language: Language): Catalogue;
  /** True for a line that the log leaves out, unless it has effects. */
  unlogged?(line: LogLine, view: unknown): boolean;
  /**
   * The table time from which a line may be read, if players see its result only after the move.
   */
  toldAt?(line: LogLine, view: unknown): number;
  /** The effects of these lines, for the log. The catalogue has their texts as `effect.<kind>`. */
  effects: FindEffects;
  motions(before: unknown, after: unknown, lines: readonly LogLine[]): Motion[];
  /** The table in sentences, for screen readers. */
  screenReader(view: unknown, language: Language): string[];
  numbers(view: unknown, language: Language): Figure[];
  /** The changes from this game of a series, which has these options, to the next one. */
  sequel?(view: unknown, options: Readonly<Record<string, string>>, language: Language): string[];
}
