/** The table in sentences: what the drawing shows, for those who do not see it. */

import { formed, nameFields, worded, type Catalogue, type Fields } from '../../headless/words';
import type { Language } from '../../i18n';
import { printed } from './describe';
import { POINTS } from './looks';
import { volfText, type VolfKey } from './text';
import type { CardView, SideView, SiteView, VolfView } from './view.gen';

export function inWords(view: VolfView, words: Catalogue, language: Language): string[] {
  const say = (key: VolfKey, fields: Fields = {}) => volfText(language, key, fields);
  const word = (thing: string) => worded(words, thing);
  const faces = new Map(view.faces.map((face) => [face.card, face]));
  const cost = (card: string | null) => {
    if (card === null) return say('no_card');
    const face = faces.get(card);
    return face === undefined ? say('unknown') : `${word(card)} (${printed(face, words, language).replace(/\.$/, '')})`;
  };
  const counted = ({ card, count }: CardView) => (count > 1 ? `${count} × ${word(card)}` : word(card));
  const list = (what: string, cards: readonly string[]) =>
    `${say('say_list', { what, cards: cards.join(', ') || say('no_card') })}.`;

  const siteText = ({ city, standing, price, troop, building, dragon }: SiteView): string => {
    if (!standing) return `${word(city)}: ${say('ruin')}.`;
    const on = [troop, building].flatMap((card) => (card === null ? [] : [word(card)]));
    const facts = [word(city), say('attack_price', { n: price }), ...on, ...(dragon ? [say('dragon_here')] : [])];
    return `${facts.join(', ')}.`;
  };
  const sideTexts = (side: SideView): string[] => {
    const points = POINTS.map((name, at) => say(name, { n: side.points[at] ?? 0 })).join(', ');
    const discards = side.discards.reduce((sum, { count }) => sum + count, 0);
    const played = side.played.map((it) => `${counted(it)}${it.sealed ? ` (${say('sealed')})` : ''}`);
    const extras = [side.perk, side.ploy].flatMap((thing) => (thing === null ? [] : [word(thing)]));
    return [
      `${say('say_points', { role: word(side.role), points })}.`,
      `${say('say_piles', { hand: side.hand_size, deck: side.deck_size, discards })}.`,
      ...side.sites.map(siteText),
      ...(played.length === 0 ? [] : [list(say('area', nameFields(words, 'role', [side.role])), played)]),
      ...(extras.length === 0 ? [] : [`${extras.join(', ')}.`]),
      ...(side.hand.length === 0 ? [] : [list(say('hand'), side.hand.map(counted))]),
    ];
  };
  const role = word(view.sides[view.turn ?? 0]?.role ?? '');
  const { rage, grid } = view;
  return [
    `${say('turn', { turns: view.turns, most: view.most_turns, role })}.`,
    `${view.dragon === null ? say('dragon_dead') : say('say_dragon', { place: formed(words, view.dragon, 'on') })}.`,
    ...view.markets.flatMap((market) => [
      list(say('centre'), market.centre.map(cost)),
      list(word('pile:strategy'), [
        String(market.deck_size),
        ...(market.top === null ? [] : [`${say('top')} ${cost(market.top)}`]),
      ]),
      ...(grid === null ? [list(say('lair'), market.lair.map(cost))] : []),
    ]),
    ...(grid === null
      ? []
      : [
          list(say('grid'), [
            ...grid.cells.filter((card) => card !== null).map(cost),
            say('grid_bonus', { n: grid.bonus }),
          ]),
        ]),
    ...view.strongholds.map(
      ({ stronghold, standing, price }) =>
        `${word(stronghold)}: ${standing ? say('attack_price', { n: price }) : say('ruin')}.`,
    ),
    ...(rage === null
      ? []
      : [
          list(say('rage'), [
            say('rage_note', { n: rage.size }),
            ...(rage.awake ? [say('awake')] : []),
            ...rage.shown.map(counted),
          ]),
        ]),
    ...view.sides.flatMap(sideTexts),
  ];
}
