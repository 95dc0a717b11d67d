/** The table in sentences: what the drawing shows, for those who do not see it. */

import { nameFields, worded, type Catalogue, type Fields } from '../../headless/words';
import type { Language } from '../../i18n';
import { drakoText, type DrakoKey } from './text';
import type { AreaView, DrakoView, FigureView, SideView } from './view.gen';

export function inWords(view: DrakoView, words: Catalogue, language: Language): string[] {
  const say = (key: DrakoKey, fields: Fields = {}) => drakoText(language, key, fields);
  const word = (thing: string) => worded(words, thing);
  const role = word(view.sides[view.turn]?.role ?? '');

  const figureText = ({ figure, hex, wounds, spaces, netted, alive }: FigureView): string => {
    if (!alive || hex === null) return `${word(figure)}: ${say('dead')}.`;
    const health = [say('wounds', { wounds, spaces }), ...(netted ? [say('netted')] : [])].join(', ');
    return `${say('at', { figure: word(figure), hex: word(hex), wounds: health })}.`;
  };
  const areaText = ({ area, wounds, spaces }: AreaView) => `${word(area)}: ${say('wounds', { wounds, spaces })}.`;
  const sideTexts = (side: SideView): string[] => {
    const discards = side.discards.reduce((sum, { count }) => sum + count, 0);
    const held = side.hand.map(({ symbols, count }) => `${count}× ${symbols.map(word).join(' / ')}`);
    return [
      `${say('hold', { role: word(side.role), hand: side.hand_size, deck: side.deck_size, discards })}.`,
      ...side.figures.map(figureText),
      ...side.areas.map(areaText),
      ...side.tokens.map(
        ({ token, ready, on }) => `${word(token)}: ${on === null ? say(ready ? 'ready' : 'spent') : word(on)}.`,
      ),
      ...(side.rocks === null ? [] : [`${say('rocks')}: ${side.rocks}.`]),
      ...(held.length === 0 ? [] : [`${say('holds', { cards: held.join(', ') })}.`]),
    ];
  };
  const attacks = view.attacks.map(({ by, on, value }) => {
    const names = { ...nameFields(words, 'by', [by]), ...nameFields(words, 'on', [on]) };
    return `${say('attack', { ...names, value })}.`;
  });
  return [
    `${say('turn', { turns: view.turns, role, actions: view.actions })}.`,
    ...attacks,
    ...view.sides.flatMap(sideTexts),
  ];
}
