/** What the client must know of a game. Its manifest is read at once; the rest is loaded when it is needed. */

import type { Component, Snippet } from 'svelte';
import type { Cover } from '../art/cover';
import type { Land } from '../art/scene';
import type { FindEffects } from '../model/effects';
import type { GameKeys } from '../model/keys';
import type { Motion } from '../model/motion';
import type { Catalogue } from '../model/words';
import type { Language } from '../locales';
import type { LogLine, Move, Player, SeatLatency, ShelfTexts } from '../net/wire.gen';

export interface Manifest {
  outline: string; // of an icon, on the cover
  land?: Land; // around it
  /** The seats of the game that one click starts from the first page, if this is the game for it. */
  quickGame?: string[];
  /** How to draw it; none: being built. */
  load?: () => Promise<GameUi>;
}

/** A game on the shelf: the server's part of it, and the client's. */
export interface Box {
  name: string; // as the server calls it; its folder here, too
  title: string;
  cover: Cover;
  texts: Record<Language, ShelfTexts>;
  quickGame?: string[];
  load?: () => Promise<GameUi>;
}

/** The time of a table that is played, in milliseconds. */
export interface TableTime {
  now(): number;
  due: number | null; // when time itself chooses, if nobody has by then
  latencies: readonly SeatLatency[]; // by seat, in a game against time
}

export interface SurfaceProps {
  view: unknown;
  seat: number; // whose knowledge it is; SPECTATOR, or HOST for everything
  players: readonly Player[];
  acting: readonly number[]; // seats that may choose; none when it is over
  log: readonly LogLine[]; // all that led to this view
  covered: boolean; // hides the hand: the screen is being passed on
  prompt: Snippet; // what is asked, to be placed between board and hand
  time?: TableTime; // none where nobody plays: in a replay
  chosen?: Move | undefined; // what this page has chosen, while it is on its way
}

export interface Crest {
  outline: string; // of an icon
  colour: string; // name of a custom property
}

/** A number of the match. */
interface Figure {
  label: string;
  values: readonly number[]; // by seat
}

/** A sentence about a thing with the clauses behind it; where none is text, the first of them is read out. */
export interface Explanation {
  text: string | null;
  clauses: readonly string[];
}

/** When a move is about to be made. */
export interface Situation {
  view: unknown;
  offers: readonly Move[];
  log: readonly LogLine[];
}

export interface GameUi {
  /**
   * The game's catalogue. If it has them, `pick.<kind>` asks for a thing of that kind, while a choice is half made,
   * and `offer.<kind>` is what the button of a move says.
   */
  words: Record<Language, Catalogue>;
  Surface: Component<SurfaceProps>;
  /** Where hints lie on a phone: over what the others have, or low, where the board itself is above. */
  hints?: 'low';
  /** Handles that nobody is taken past: they are chosen, even when they are the only way on. */
  careful: readonly string[];
  /** What is asked once before a move that is easily regretted; its button is never the golden one. */
  confirmation?(move: Move, situation: Situation, language: Language): string | null;
  /** Keys of its own; where several choose together they come before the table's. */
  keys?: GameKeys;
  crest(role: string): Crest;
  /** A card, large, where a thing stands for one and is drawn small; without it, what is drawn is enlarged. */
  Portrait?: Component<{ thing: string; view: unknown }>;
  /** What a thing does, where there is something to tell. */
  explain(thing: string, view: unknown, language: Language): readonly Explanation[];
  /** From when on a line may be read, in table time, where what it tells is seen later than it happens. */
  toldAt?(line: LogLine, view: unknown): number;
  /** What came of what these lines tell, for the log; `effect.<kind>` in the catalogue says it. */
  effects: FindEffects;
  motions(before: unknown, after: unknown, lines: readonly LogLine[]): Motion[];
  /** The table as sentences, for those who do not see it. */
  screenReader(view: unknown, language: Language): string[];
  numbers(view: unknown, language: Language): Figure[];
  /** What changes from this game of a series to the next, which has these options. */
  sequel?(view: unknown, options: Readonly<Record<string, string>>, language: Language): string[];
}
