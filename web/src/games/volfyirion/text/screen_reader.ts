/** The table in sentences, for screen readers. */

import { formed, nameFields, worded, type Catalogue, type Fields } from '../../../model/words';
import type { Language } from '../../../locales';
import { printed } from './describe';
import { POINTS } from '../art/icons';
import { volfText, type VolfKey } from './catalogue';
import type { CardView, SideView, SiteView, VolfView } from '../view.gen';

export function screenReader(view: VolfView, words: Catalogue, language: Language): string[] {
  const gameText = (key: VolfKey, fields: Fields = {}) => volfText(language, key, fields);
  const word = (thing: string) => worded(words, thing);
  const faces = new Map(view.faces.map((face) => [face.card, face]));
  const cost = (card: string | null) => {
    if (card === null) return gameText('no_card');
    const face = faces.get(card);
    return face === undefined
      ? gameText('unknown')
      : `${word(card)} (${printed(face, words, language).replace(/\.$/, '')})`;
  };
  const counted = ({ card, count }: CardView) => (count > 1 ? `${count} × ${word(card)}` : word(card));
  const list = (what: string, cards: readonly string[]) =>
    `${gameText('say_list', { what, cards: cards.join(', ') || gameText('no_card') })}.`;

  const siteText = ({ city, standing, price, troop, building, dragon }: SiteView): string => {
    if (!standing) return `${word(city)}: ${gameText('ruin')}.`;
    const on = [troop, building].flatMap((card) => (card === null ? [] : [word(card)]));
    const facts = [
      word(city),
      gameText('attack_price', { n: price }),
      ...on,
      ...(dragon ? [gameText('dragon_here')] : []),
    ];
    return `${facts.join(', ')}.`;
  };
  const sideTexts = (side: SideView): string[] => {
    const points = POINTS.map((name, at) => gameText(name, { n: side.points[at] ?? 0 })).join(', ');
    const discards = side.discards.reduce((sum, { count }) => sum + count, 0);
    const played = side.played.map((it) => `${counted(it)}${it.sealed ? ` (${gameText('sealed')})` : ''}`);
    const extras = [side.perk, side.ploy].flatMap((thing) => (thing === null ? [] : [word(thing)]));
    return [
      `${gameText('say_points', { role: word(side.role), points })}.`,
      `${gameText('say_piles', { hand: side.hand_size, deck: side.deck_size, discards })}.`,
      ...side.sites.map(siteText),
      ...(played.length === 0 ? [] : [list(gameText('area', nameFields(words, 'role', [side.role])), played)]),
      ...(extras.length === 0 ? [] : [`${extras.join(', ')}.`]),
      ...(side.hand.length === 0 ? [] : [list(gameText('hand'), side.hand.map(counted))]),
    ];
  };
  const role = word(view.sides[view.turn ?? 0]?.role ?? '');
  const { rage, grid } = view;
  const dragon =
    view.dragon === null
      ? gameText('dragon_dead')
      : gameText('say_dragon', { place: formed(words, view.dragon, 'on') });
  return [
    `${gameText('turn', { turns: view.turns, most: view.most_turns, role })}.`,
    `${dragon}.`,
    ...view.markets.flatMap((market) => [
      list(gameText('centre'), market.centre.map(cost)),
      list(word('pile:strategy'), [
        String(market.deck_size),
        ...(market.top === null ? [] : [`${gameText('top')} ${cost(market.top)}`]),
      ]),
      ...(grid === null ? [list(gameText('lair'), market.lair.map(cost))] : []),
    ]),
    ...(grid === null
      ? []
      : [
          list(gameText('grid'), [
            ...grid.cells.filter((card) => card !== null).map(cost),
            gameText('grid_bonus', { n: grid.bonus }),
          ]),
        ]),
    ...view.strongholds.map(
      ({ stronghold, standing, price }) =>
        `${word(stronghold)}: ${standing ? gameText('attack_price', { n: price }) : gameText('ruin')}.`,
    ),
    ...(rage === null
      ? []
      : [
          list(gameText('rage'), [
            gameText('rage_note', { n: rage.size }),
            ...(rage.awake ? [gameText('awake')] : []),
            ...rage.shown.map(counted),
          ]),
        ]),
    ...view.sides.flatMap(sideTexts),
  ];
}
