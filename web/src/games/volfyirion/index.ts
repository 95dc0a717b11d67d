/** The client of Volfyirion. */

import type { Language } from '../../locales';
import type { Move } from '../../net/wire.gen';
import type { GameUi, Explanation } from '../types';
import { explanationsOf, translatedName } from './text/describe';
import { effects } from './effects';
import { screenReader } from './text/screen_reader';
import { colourOf, crestOf } from './art/icons';
import { moved } from './motions';
import { isGolden, unplayed, unspent } from './cards/offers';
import './colours.css';
import Portrait from './cards/Portrait.svelte';
import Surface from './Surface.svelte';
import { WORDS, volfText, type VolfKey } from './text/catalogue';
import type { CardView, SideView, VolfView } from './view.gen';

/** Choices that cost a card, or that players easily confuse with acquiring one. */
const CAREFUL = [
  'sacrifice',
  'defeat',
  'slay',
  'subjugate',
  'collide',
  'exchange',
  'replace',
  'seal',
  'unseal',
  'lock',
  'dispel',
  'lull',
].map((word) => `choice:${word}`);

export const volfyirion: GameUi = {
  words: WORDS,
  Surface,
  Portrait,
  careful: CAREFUL,
  confirmation: ({ kind }, { view, offers }, language) =>
    kind === 'end' ? endingEarly(view as VolfView, offers, language) : null,
  golden: (move, offers) => isGolden(move, offers),
  crest: (role) => ({ outline: crestOf(role), colour: colourOf(role) }),
  explain: (thing, view, language) => aboutCard(thing, view as VolfView, language),
  effects: (before, after, lines) => effects(before as VolfView, after as VolfView, lines),
  motions: (before, after, lines) => moved(before as VolfView, after as VolfView, lines),
  screenReader: (view, language) => screenReader(view as VolfView, WORDS[language], language),
  numbers: (view, language) =>
    numbers(view as VolfView).map((row) => ({ ...row, label: volfText(language, row.label) })),
};

/** The question before the end of a turn with cards or points that can still be used. */
function endingEarly(view: VolfView, offers: readonly Move[], language: Language): string | null {
  const n = unplayed(view, offers);
  if (n > 0) return volfText(language, 'unplayed', { n });
  const points = unspent(view, offers).map(([kind, left]) => volfText(language, kind, { n: left }));
  return points.length > 0 ? volfText(language, 'unspent', { points: points.join(', ') }) : null;
}

function aboutCard(card: string, { faces, grid }: VolfView, language: Language): Explanation[] {
  const face = faces.find((each) => each.card === card);
  if (face === undefined) return [];
  const words = WORDS[language];
  return [...explanationsOf(face, words, language, grid !== null), ...translatedName(card, words, language)];
}

function numbers({ sides, faces }: VolfView): { label: VolfKey; values: number[] }[] {
  const wonders = new Set(faces.filter(({ kind }) => kind === 'wonder').map(({ card }) => card));
  return [
    { label: 'standing', values: sides.map(({ sites }) => sites.filter(({ standing }) => standing).length) },
    { label: 'cards', values: sides.map(owned) },
    { label: 'wonders', values: sides.map(({ played }) => sum(played.filter(({ card }) => wonders.has(card)))) },
  ];
}

/** All cards of a side: deck, hand, discards and cards in play. */
function owned({ deck_size, hand_size, discards, played, sites }: SideView): number {
  const stationed = sites.flatMap(({ troop, building }) => [troop, building]).filter((card) => card !== null);
  return deck_size + hand_size + sum(discards) + sum(played) + stationed.length;
}

function sum(cards: readonly CardView[]): number {
  return cards.reduce((total, { count }) => total + count, 0);
}
