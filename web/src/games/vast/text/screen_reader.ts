/** The table in sentences, for screen readers. */

import { worded, type Catalogue } from '../../../model/words';
import type { Language } from '../../../locales';
import { squaresOnMap, WAYS } from '../board/geometry';
import { levelOf } from '../seats/levels';
import { roleName } from '../art/icons';
import { vastText, type VastKey } from './catalogue';
import type { GoalView, PieceView, SquareView, VastView } from '../view.gen';

type Word = (thing: string) => string;

/** The label of a square with everything on it. */
export function squareText(
  square: SquareView,
  here: readonly string[], // pieces
  entrance: boolean,
  word: Word,
  language: Language,
): string {
  const gameText = (key: VastKey, fields = {}) => vastText(language, key, fields);
  const ways = (edges: readonly boolean[]) => {
    const open = WAYS.filter((_, at) => edges[at]);
    return open.map((way) => word(`way:${way}`)).join(', ');
  };
  const walls = ways(square.walls);
  return [
    word(square.thing),
    square.terrain === null ? gameText(square.lit ? 'lit' : 'dark') : word(`terrain:${square.terrain}`),
    ...(entrance ? [gameText('entrance')] : []),
    ...(square.symbol !== null && !square.lit ? [gameText('symbol', { what: word(`symbol:${square.symbol}`) })] : []),
    ...(square.type !== null && !entrance ? [word(`tile:${square.type}`)] : []),
    ...(square.lit ? [walls ? gameText('walls', { ways: walls }) : gameText('no_walls')] : []),
    ...(square.impassable ? [gameText('impassable')] : []),
    ...(ways(square.bombs) ? [gameText('bomb_at', { ways: ways(square.bombs) })] : []),
    ...(ways(square.rockslides) ? [gameText('rocks_at', { ways: ways(square.rockslides) })] : []),
    ...(square.treasures > 0 ? [`${word('token:treasure')} ${square.treasures}`] : []),
    ...square.gems.map(word),
    ...square.tokens.map((token) => word(`token:${token}`)),
    ...(square.falling ? [gameText('falls')] : []),
    ...here.map(word),
  ].join(', ');
}

export function screenReader(view: VastView, words: Catalogue, language: Language): string[] {
  const gameText = (key: VastKey, fields = {}) => vastText(language, key, fields);
  const word: Word = (thing) => worded(words, thing);
  const where = ({ square, side }: PieceView) =>
    square !== null
      ? word(square)
      : side !== null
        ? gameText('at_side', { square: word(`square:${side.split(':')[1]}`) })
        : gameText('off');
  const here = (square: SquareView) =>
    view.pieces.filter((one) => one.square === square.thing).map(({ piece }) => piece);
  const goalText = ({ role, goal, meters }: GoalView) => {
    const numbers = meters.map(({ meter, now, most }) => `${word(meter)} ${gameText('of', { n: now, most })}`);
    const level = levelOf(view, role);
    const parts = [word(goal), ...numbers, ...(level === null ? [] : [gameText('level', { level: word(level) })])];
    return `${word(`role:${roleName(role)}`)}: ${parts.join(', ')}.`;
  };
  const { crystals: n, crystals_to_fall: most } = view.fallen;
  return [
    `${gameText('round', { n: view.round })}. ${gameText('stack', { n: view.supplies.tiles })}.`,
    ...(view.collapsing ? [`${gameText('collapse')}. ${gameText('fallen', { n, most })}.`] : []),
    ...view.goals.map(goalText),
    ...view.pieces
      .filter(({ square, side }) => square !== null || side !== null)
      .map((piece) => `${gameText('piece_at', { piece: word(piece.piece), where: where(piece) })}.`),
    ...squaresOnMap(view).map(
      (square) => `${squareText(square, here(square), view.entrance === square.thing, word, language)}.`,
    ),
  ];
}
