/** The table in sentences: what the drawing shows, for those who do not see it. */

import { worded, type Catalogue } from '../../headless/words';
import type { Language } from '../../i18n';
import { lying, WAYS } from './cave/geometry';
import { levelOf } from './levels';
import { roleName } from './looks';
import { vastText, type VastKey } from './text';
import type { GoalView, PieceView, SquareView, VastView } from './view.gen';

type Word = (thing: string) => string;

/** A square with all that is on it: what its button is called. */
export function squareText(
  square: SquareView,
  here: readonly string[], // pieces
  entrance: boolean,
  word: Word,
  language: Language,
): string {
  const say = (key: VastKey, fields = {}) => vastText(language, key, fields);
  const ways = (edges: readonly boolean[]) => {
    const open = WAYS.filter((_, at) => edges[at]);
    return open.map((way) => word(`way:${way}`)).join(', ');
  };
  const walls = ways(square.walls);
  return [
    word(square.thing),
    square.terrain === null ? say(square.lit ? 'lit' : 'dark') : word(`terrain:${square.terrain}`),
    ...(entrance ? [say('entrance')] : []),
    ...(square.symbol !== null && !square.lit ? [say('symbol', { what: word(`symbol:${square.symbol}`) })] : []),
    ...(square.type !== null && !entrance ? [word(`tile:${square.type}`)] : []),
    ...(square.lit ? [walls ? say('walls', { ways: walls }) : say('no_walls')] : []),
    ...(square.impassable ? [say('impassable')] : []),
    ...(ways(square.bombs) ? [say('bomb_at', { ways: ways(square.bombs) })] : []),
    ...(ways(square.rockslides) ? [say('rocks_at', { ways: ways(square.rockslides) })] : []),
    ...(square.treasures > 0 ? [`${word('token:treasure')} ${square.treasures}`] : []),
    ...square.gems.map(word),
    ...square.tokens.map((token) => word(`token:${token}`)),
    ...(square.falling ? [say('falls')] : []),
    ...here.map(word),
  ].join(', ');
}

export function inWords(view: VastView, words: Catalogue, language: Language): string[] {
  const say = (key: VastKey, fields = {}) => vastText(language, key, fields);
  const word: Word = (thing) => worded(words, thing);
  const where = ({ square, side }: PieceView) =>
    square !== null
      ? word(square)
      : side !== null
        ? say('at_side', { square: word(`square:${side.split(':')[1]}`) })
        : say('off');
  const here = (square: SquareView) =>
    view.pieces.filter((one) => one.square === square.thing).map(({ piece }) => piece);
  const goalText = ({ role, goal, meters }: GoalView) => {
    const numbers = meters.map(({ meter, now, most }) => `${word(meter)} ${say('of', { n: now, most })}`);
    const level = levelOf(view, role);
    const told = [word(goal), ...numbers, ...(level === null ? [] : [say('level', { level: word(level) })])];
    return `${word(`role:${roleName(role)}`)}: ${told.join(', ')}.`;
  };
  return [
    `${say('round', { n: view.round })}. ${say('stack', { n: view.supplies.tiles })}.`,
    ...(view.collapsing
      ? [`${say('collapse')}. ${say('fallen', { n: view.fallen.crystals, most: view.fallen.crystals_to_fall })}.`]
      : []),
    ...view.goals.map(goalText),
    ...view.pieces
      .filter(({ square, side }) => square !== null || side !== null)
      .map((piece) => `${say('piece_at', { piece: word(piece.piece), where: where(piece) })}.`),
    ...lying(view).map(
      (square) => `${squareText(square, here(square), view.entrance === square.thing, word, language)}.`,
    ),
  ];
}
