/** The table in sentences, for screen readers. */

import { nameFields, worded, type Catalogue, type Fields } from '../../../model/words';
import type { Language } from '../../../locales';
import { drakoText, type DrakoKey } from './catalogue';
import type { AreaView, DrakoView, FigureView, SideView } from '../view.gen';

export function screenReader(view: DrakoView, words: Catalogue, language: Language): string[] {
  const gameText = (key: DrakoKey, fields: Fields = {}) => drakoText(language, key, fields);
  const word = (thing: string) => worded(words, thing);
  const role = word(view.sides[view.turn]?.role ?? '');

  const figureText = ({ figure, hex, wounds, spaces, netted, alive }: FigureView): string => {
    if (!alive || hex === null) return `${word(figure)}: ${gameText('dead')}.`;
    const health = [gameText('wounds', { wounds, spaces }), ...(netted ? [gameText('netted')] : [])].join(', ');
    return `${gameText('at', { figure: word(figure), hex: word(hex), wounds: health })}.`;
  };
  const areaText = ({ area, wounds, spaces }: AreaView) => `${word(area)}: ${gameText('wounds', { wounds, spaces })}.`;
  const sideTexts = (side: SideView): string[] => {
    const discards = side.discards.reduce((sum, { count }) => sum + count, 0);
    const held = side.hand.map(({ symbols, count }) => `${count}× ${symbols.map(word).join(' / ')}`);
    return [
      `${gameText('hold', { role: word(side.role), hand: side.hand_size, deck: side.deck_size, discards })}.`,
      ...side.figures.map(figureText),
      ...side.areas.map(areaText),
      ...side.tokens.map(
        ({ token, ready, on }) => `${word(token)}: ${on === null ? gameText(ready ? 'ready' : 'spent') : word(on)}.`,
      ),
      ...(side.rocks === null ? [] : [`${gameText('rocks')}: ${side.rocks}.`]),
      ...(held.length === 0 ? [] : [`${gameText('holds', { cards: held.join(', ') })}.`]),
    ];
  };
  const attacks = view.attacks.map(({ by, on, value }) => {
    const names = { ...nameFields(words, 'by', [by]), ...nameFields(words, 'on', [on]) };
    return `${gameText('attack', { ...names, value })}.`;
  });
  return [
    `${gameText('turn', { turns: view.turns, role, actions: view.actions })}.`,
    ...attacks,
    ...view.sides.flatMap(sideTexts),
  ];
}
