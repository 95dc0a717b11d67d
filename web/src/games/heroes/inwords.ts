/** The table in sentences: what the drawing shows, for those who do not see it. */

import { worded, type Catalogue } from '../../headless/words';
import type { Language } from '../../i18n';
import { letters } from './dice';
import { spaceName } from './layout';
import { heroesText, type HeroesKey } from './text';
import type { CardView, HeroesView, SideView, SpaceView } from './view.gen';

/** What somebody's dice show, and which of them were kept. */
export function diceText({ dice, keeping, kept }: SideView, language: Language): string {
  const none = heroesText(language, 'no_dice');
  return heroesText(language, 'dice_of', { dice: letters(dice) || none, kept: letters(keeping ?? kept) || none });
}

/** A being with its numbers. */
export function beingText(space: SpaceView, word: (thing: string) => string, language: Language): string {
  const { life, most_life: most, strength, helms, exposed, frozen, activated, permanents } = space;
  const say = (key: HeroesKey, fields = {}) => heroesText(language, key, fields);
  return [
    say('life_left', { life, most }),
    ...(strength > 0 ? [say('strength', { n: strength }), say('helms', { n: helms })] : []),
    ...(exposed ? [say('exposed')] : []),
    ...(frozen ? [say('frozen')] : []),
    ...(activated ? [say('used')] : []),
    ...permanents.map(({ spell, power }) => say('power', { spell: word(spell), n: power })),
  ].join(', ');
}

export function inWords(view: HeroesView, words: Catalogue, language: Language): string[] {
  const say = (key: HeroesKey, fields = {}) => heroesText(language, key, fields);
  const word = (thing: string) => worded(words, thing);
  const cards = (held: readonly CardView[]) => held.map(({ spell, count }) => `${count}× ${word(spell)}`).join(', ');
  const stands = (side: SideView): string[] =>
    side.spaces.flatMap((space, at) => {
      if (space === null) return [];
      const fields = { being: word(space.being), space: word(`place:${spaceName(at)}`) };
      return [`${say('standing', { ...fields, rest: beingText(space, word, language) })}.`];
    });
  const sideTexts = (side: SideView): string[] => [
    `${word(side.role)}${side.hero === null ? '' : `: ${word(side.hero)}`}.`,
    `${say('life', { life: side.life, most: side.most_life })}.`,
    `${say('hand_of', { n: side.hand_size })}. ${say('deck', { n: side.deck_size })}.`,
    ...(side.hand.length > 0 ? [`${say('hand')}: ${cards(side.hand)}.`] : []),
    diceText(side, language),
    ...stands(side),
  ];
  const markets = view.markets.flatMap(({ bottom, top }) => [
    `${say('bottom_row')}: ${row(bottom, word)}.`,
    `${say('top_row')}: ${row(top, word)}.`,
  ]);
  const parts = view.parts
    .filter(({ seats }) => seats.length > 0)
    .map(({ stops }) => `${say('stops', { n: stops, most: view.most_stops })}.`);
  return [...parts, ...view.sides.flatMap(sideTexts), ...markets];
}

function row(spells: readonly (string | null)[], word: (thing: string) => string): string {
  return spells.map((spell) => (spell === null ? '–' : word(spell))).join(', ');
}
