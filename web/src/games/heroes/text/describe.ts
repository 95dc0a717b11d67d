/** The effects of spells and creatures in words, for bubbles and screen readers. */

import type { Language } from '../../../locales';
import { worded, type Fields } from '../../../model/words';
import type { Explanation } from '../../types';
import { FACES } from '../dice/dice';
import { heroesText, heroesTextIfAny, WORDS } from './catalogue';
import type { CreatureFace, HeroesView, HeroFace, SpellFace } from '../view.gen';

/** The symbols that a spell needs: "3 × Fire", or "3 of the same element". */
export function needsText({ needs, same, different }: SpellFace, language: Language): string {
  if (same > 0) return heroesText(language, 'needs_same', { n: same });
  if (different > 0) return heroesText(language, 'needs_different', { n: different });
  return lotText(needs, language);
}

/** Dice in words: "2 × Fire, 1 × Helm". Empty if there are none. */
export function lotText(lot: readonly number[], language: Language): string {
  return FACES.flatMap((face, at) => (lot[at] ? [worded(WORDS[language], `wanted:${face}:${lot[at]}`)] : [])).join(
    ', ',
  );
}

/** The target of a spell and its effect. */
export function effectText(face: SpellFace, language: Language): string {
  const fields: Fields = { n: face.amount, m: face.second, ...woundNames(face.wound, language) };
  const effect = heroesTextIfAny(language, `does.${face.effect}`, fields) ?? face.effect;
  return `${heroesTextIfAny(language, `target.${face.target}`) ?? face.target}: ${effect}`;
}

export function spellTexts(face: SpellFace, language: Language): string[] {
  const more = heroesTextIfAny(language, `adds.${face.reinforcement}`);
  const kind = heroesText(language, face.permanent ? 'permanent' : 'instant');
  return [
    `${kind}. ${heroesText(language, 'needs', { dice: needsText(face, language) })}`,
    `${effectText(face, language)}.`,
    ...(more === undefined ? [] : [heroesText(language, 'reinforced', { what: more })]),
  ];
}

export function creatureTexts(face: CreatureFace, language: Language): string[] {
  const gameText = (key: 'strength' | 'helms' | 'price', n: number) => heroesText(language, key, { n });
  const numbers = [gameText('price', face.cost), gameText('strength', face.strength), gameText('helms', face.helms)];
  const fields: Fields = { n: face.active_amount, m: 0, ...woundNames(face.active_wound, language) };
  const active = heroesTextIfAny(language, `does.${face.active}`, fields) ?? '';
  const fixed = heroesTextIfAny(language, `static.${face.static}`, { n: face.static_amount }) ?? '';
  return [
    `${numbers.join(', ')}.`,
    ...(face.active === null ? [] : [`${heroesTextIfAny(language, `target.${face.active_target}`) ?? ''}: ${active}.`]),
    ...(face.static === null ? [] : [`${fixed}.`]),
  ];
}

/** The style of play of a hero, in one line. Empty for a hero that we do not know. */
export function styleText(hero: string, language: Language): string {
  return heroesTextIfAny(language, hero.replace('hero:', 'style.')) ?? '';
}

/** A hero: style, element, special spell, and with hero texts (§28.2) ability and weakness. */
function heroExplanations(face: HeroFace, view: HeroesView, language: Language): Explanation[] {
  const word = (thing: string) => worded(WORDS[language], thing);
  const special = view.spells.find(({ spell }) => spell === face.special);
  const effect = special === undefined ? '' : effectText(special, language);
  const known = [
    [styleText(face.hero, language), '3.3'],
    [heroesText(language, 'hero.element', { element: word(face.element) }), '3.3'],
    [heroesText(language, 'hero.special', { spell: word(face.special), effect }), '3.3'],
  ] as const;
  const printed = [
    [heroesText(language, 'hero.ability'), '13.2'],
    [heroesText(language, 'hero.weakness', { opposite: word(face.opposite) }), '10.2'],
  ] as const;
  return [...known, ...(view.texts ? printed : [])].flatMap(([text, clause]) => explanationsOf([text], clause));
}

/** The kind of one wound and of several, as fields of an effect. */
function woundNames(kind: string, language: Language): Fields {
  const named = (form: string) => heroesTextIfAny(language, `wound.${kind}.${form}`) ?? '';
  return { wound: named('one'), wounds: named('other') };
}

const SPELL_CLAUSE = '12.1';
const CREATURE_CLAUSE = '17.1';

/** The explanation of a spell, a creature, a hero or a choice. */
export function explained(thing: string, view: HeroesView, language: Language): Explanation[] {
  const spell = view.spells.find((face) => face.spell === thing);
  if (spell) return explanationsOf(spellTexts(spell, language), SPELL_CLAUSE);
  const creature = view.creatures.find((face) => face.creature === thing);
  if (creature) return explanationsOf(creatureTexts(creature, language), CREATURE_CLAUSE);
  const hero = view.heroes.find((face) => face.hero === thing);
  if (hero) return heroExplanations(hero, view, language);
  const clause = CLAUSES[thing];
  return clause === undefined ? [] : [{ text: null, clauses: [clause] }];
}

/** Sentences with their clause. The display adds the full stop again. */
function explanationsOf(sentences: readonly string[], clause: string): Explanation[] {
  return sentences.map((text) => ({ text: text.replace(/\.$/, ''), clauses: [clause] }));
}

const CLAUSES: Readonly<Record<string, string>> = {
  'choice:throw': '6.2',
  'choice:stop': '6.3',
  'choice:rest': '6.4',
  'choice:forgo': '9.3',
  'choice:draw': '20.1',
  'choice:act': '21.1',
};
