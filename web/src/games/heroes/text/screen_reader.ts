/** The table in sentences, for screen readers. */

import { worded, type Catalogue } from '../../../model/words';
import type { Language } from '../../../locales';
import { spaceName } from '../board/layout';
import { heroesText, type HeroesKey } from './catalogue';
import { lotText } from './describe';
import type { CardView, HeroesView, SideView, SpaceView } from '../view.gen';

/** The dice of a side in words, and the dice that were kept. */
export function diceText({ dice, keeping, kept }: SideView, language: Language): string {
  const none = heroesText(language, 'no_dice');
  return heroesText(language, 'dice_of', {
    dice: lotText(dice, language) || none,
    kept: lotText(keeping ?? kept, language) || none,
  });
}

/** A being with its numbers. */
export function beingText(space: SpaceView, word: (thing: string) => string, language: Language): string {
  const { life, most_life: most, strength, helms, exposed, frozen, activated, permanents } = space;
  const gameText = (key: HeroesKey, fields = {}) => heroesText(language, key, fields);
  return [
    gameText('life_left', { life, most }),
    ...(strength > 0 ? [gameText('strength', { n: strength }), gameText('helms', { n: helms })] : []),
    ...(exposed ? [gameText('exposed')] : []),
    ...(frozen ? [gameText('frozen')] : []),
    ...(activated ? [gameText('used')] : []),
    ...permanents.map(({ spell, power }) => gameText('power', { spell: word(spell), n: power })),
  ].join(', ');
}

export function screenReader(view: HeroesView, words: Catalogue, language: Language): string[] {
  const gameText = (key: HeroesKey, fields = {}) => heroesText(language, key, fields);
  const word = (thing: string) => worded(words, thing);
  const cards = (held: readonly CardView[]) => held.map(({ spell, count }) => `${count}× ${word(spell)}`).join(', ');
  const stands = (side: SideView): string[] =>
    side.spaces.flatMap((space, at) => {
      if (space === null) return [];
      const fields = { being: word(space.being), space: word(`place:${spaceName(at)}`) };
      return [`${gameText('standing', { ...fields, rest: beingText(space, word, language) })}.`];
    });
  const sideTexts = (side: SideView): string[] => [
    `${word(side.role)}${side.hero === null ? '' : `: ${word(side.hero)}`}.`,
    `${gameText('life', { life: side.life, most: side.most_life })}.`,
    `${gameText('hand_of', { n: side.hand_size })}. ${gameText('deck', { n: side.deck_size })}.`,
    ...(side.hand.length > 0 ? [`${gameText('hand')}: ${cards(side.hand)}.`] : []),
    diceText(side, language),
    ...stands(side),
  ];
  const markets = view.markets.flatMap(({ bottom, top }) => [
    `${gameText('bottom_row')}: ${row(bottom, word)}.`,
    `${gameText('top_row')}: ${row(top, word)}.`,
  ]);
  const bouts = view.bouts
    .filter(({ seats }) => seats.length > 0)
    .map(({ stops }) => `${gameText('stops', { n: stops, most: view.most_stops })}.`);
  return [...bouts, ...view.sides.flatMap(sideTexts), ...markets];
}

function row(spells: readonly (string | null)[], word: (thing: string) => string): string {
  return spells.map((spell) => (spell === null ? '–' : word(spell))).join(', ');
}
