/** The games that can be drawn. Everything about one game is behind this interface, and loaded when needed. */

import type { Component, Snippet } from 'svelte';
import type { Motion } from '../headless/motion';
import type { Catalogue, Fields } from '../headless/words';
import type { Language } from '../i18n';
import type { Line, Player } from '../wire.gen';

export interface SurfaceProps {
  view: unknown;
  seat: number; // whose knowledge it is; SPECTATOR, or HOST for everything
  players: readonly Player[];
  covered: boolean; // hides the hand: the screen is being passed on
  prompt: Snippet; // what is asked, to be placed between board and hand
}

export interface Crest {
  outline: string; // of an icon
  colour: string; // name of a custom property
}

/** A number of the match. */
export interface Figure {
  label: string;
  values: readonly number[]; // by seat
}

/** A sentence about a thing with the clauses behind it; where none is text, the first of them is read out. */
export interface Explanation {
  text: string | null;
  clauses: readonly string[];
}

export interface GameUi {
  words: Record<Language, Catalogue>;
  Surface: Component<SurfaceProps>;
  /** Handles that nobody is taken past: they are chosen, even when they are the only way on. */
  careful: readonly string[];
  crest(role: string): Crest;
  /** What the prompt speaks of, to this seat. */
  asked(view: unknown, seat: number): Fields;
  /** What a thing does, where there is something to tell. */
  explain(thing: string, view: unknown, language: Language): readonly Explanation[];
  /** Actions left to the seat whose turn it is, and whose it is. */
  turn(view: unknown): { seat: number; actions: number } | null;
  motions(before: unknown, after: unknown, lines: readonly Line[]): Motion[];
  /** The table as sentences, for those who do not see it. */
  inWords(view: unknown, language: Language): string[];
  numbers(view: unknown, language: Language): Figure[];
}

export interface Box {
  name: string;
  title: string;
  load?: () => Promise<GameUi>; // none: being built
}

/** The shelf, from left to right. */
export const BOXES: readonly Box[] = [
  { name: 'drako', title: 'Drako', load: () => import('./drako').then(({ drako }) => drako) },
  { name: 'volfyirion', title: 'Volfyirion', load: () => import('./volfyirion').then(({ volfyirion }) => volfyirion) },
  { name: 'heroes', title: 'Heroes' },
  { name: 'vast', title: 'Vast' },
];

export function boxOf(name: string): Box | undefined {
  return BOXES.find((box) => box.name === name);
}
