/** The face of a card in words. */

import { formed, worded, type Catalogue } from '../../../model/words';
import type { Language } from '../../../locales';
import type { Explanation } from '../../types';
import { DEFENCE, GAINED, onAbility, onKind, onPrice, onTrait } from './clauses';
import { givenPoints } from '../art/icons';
import { volfText } from './catalogue';
import type { FaceView } from '../view.gen';

/** "Stab. Command, red. Price 1. Gives 2 battle. Removed: draw 1." */
export function described(face: FaceView, words: Catalogue, language: Language): string {
  return `${worded(words, face.card)}. ${printed(face, words, language)}`;
}

/** A card in play: the number of its copies, and their state. */
export interface InPlay {
  face: FaceView;
  count?: number;
  sealed?: boolean;
  ready?: number; // copies that can still give points
  used?: number; // copies with a used chain
}

/** "2 × Stab. Command, red. (points to gain)" */
export function describedInPlay(
  { face, count = 1, sealed = false, ready = 0, used = 0 }: InPlay,
  words: Catalogue,
  language: Language,
): string {
  const states = { sealed, ready: ready > 0, used: used > 0 };
  const notes = (['sealed', 'ready', 'used'] as const).filter((note) => states[note]);
  const copies = count > 1 ? `${count} × ` : '';
  const suffixes = notes.map((note) => ` (${volfText(language, note)})`);
  return `${copies}${described(face, words, language)}${suffixes.join('')}`;
}

/** The text of a card, without its name. */
export function printed(face: FaceView, words: Catalogue, language: Language): string {
  return explanationsOf(face, words, language)
    .map(({ text }) => `${text}.`)
    .join(' ');
}

/**
 * The sentences about a card, each with its clauses. If Wonders are the dragon's rage, they have
 * other clauses.
 */
export function explanationsOf(face: FaceView, words: Catalogue, language: Language, raging = false): Explanation[] {
  const gameText = (key: Parameters<typeof volfText>[1], fields = {}) => volfText(language, key, fields);
  const kind = [`kind:${face.kind}`, ...(face.house === 'none' ? [] : [`house:${face.house}`])];
  const points = listed(face.main, language);
  return [
    { text: kind.map((thing) => worded(words, thing)).join(', '), clauses: onKind(face.kind, raging) },
    ...(face.cost > 0 ? [{ text: gameText('price', { n: face.cost }), clauses: onPrice(face.kind, raging) }] : []),
    ...(face.defence > 0 ? [{ text: gameText('defence', { n: face.defence }), clauses: DEFENCE }] : []),
    ...(points === '' ? [] : [{ text: gameText('gives', { points }), clauses: GAINED }]),
    ...ability(face, words, language).map((text) => ({ text, clauses: onAbility(face) })),
    ...face.traits.map((trait) => ({ text: worded(words, `trait:${trait}`), clauses: onTrait(trait) })),
  ];
}

/** The name of a card in the reader's language. Every edition prints the English name, and so do we. */
export function translatedName(card: string, words: Catalogue, language: Language): Explanation[] {
  const name = formed(words, card, 'translated');
  return name === worded(words, card) ? [] : [{ text: volfText(language, 'translated', { name }), clauses: [] }];
}

function ability(face: FaceView, words: Catalogue, language: Language): string[] {
  const bonus = bonusOf(face, words, language);
  if (face.removal) return [volfText(language, 'removal', { bonus })];
  const houses = face.chain.map((house) => worded(words, `house:${house}`)).join(' + ');
  return houses === '' ? [] : [volfText(language, 'chain', { houses, bonus })];
}

function bonusOf(face: FaceView, words: Catalogue, language: Language): string {
  const effect =
    face.effect === 'draw' ? volfText(language, 'draws', { n: face.draws }) : worded(words, `effect:${face.effect}`);
  const all = [listed(face.bonus, language), ...(face.effect === 'none' ? [] : [effect])].filter((part) => part !== '');
  return all.join(', ') || volfText(language, 'nothing');
}

/** "2 command, 1 battle". Empty without points. */
function listed(amounts: readonly number[], language: Language): string {
  return givenPoints(amounts)
    .map(({ points, amount }) => volfText(language, points, { n: amount }))
    .join(', ');
}
