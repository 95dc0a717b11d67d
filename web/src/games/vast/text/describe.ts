/** The explanation of a thing under the pointer. */

import type { Explanation } from '../../types';
import { squareOf } from '../board/geometry';
import { clauseOf } from './clauses';
import type { SquareView, VastView } from '../view.gen';

/** The explanation of a card, a token, a tile or a piece, by its clause in the rulebook. */
export function explained(thing: string, view: VastView, word: (thing: string) => string): Explanation[] {
  const [kind] = thing.split(':');
  if (kind === 'square') return onSquare(squareOf(view, thing)).flatMap(readOut);
  if (kind === 'hand') return readOut(`tile:${view.cave?.hand.find((tile) => tile.thing === thing)?.type ?? ''}`);
  return kind === 'war' ? warCard(thing, view, word) : readOut(thing);
}

function readOut(thing: string): Explanation[] {
  const clause = clauseOf(thing);
  return clause === undefined ? [] : [{ text: null, clauses: [clause] }];
}

/** The things on a square with rules of their own: Terrain and tokens, or else the printed tile. */
function onSquare(square: SquareView | undefined): string[] {
  if (square === undefined) return [];
  const tokens = [
    ...(square.terrain === null ? [] : [`terrain:${square.terrain}`]),
    ...square.tokens.map((token) => `token:${token}`),
    ...(square.treasures > 0 ? ['token:treasure'] : []),
    ...square.gems.slice(0, 1),
  ];
  return tokens.length === 0 && square.type !== null ? [`tile:${square.type}`] : tokens;
}

/** The numbers of a War card: discs by Tribe, then its other effects. */
function warCard(card: string, { faces }: VastView, word: (thing: string) => string): Explanation[] {
  const numbers = Object.entries(faces.find(({ thing }) => thing === card)?.numbers ?? {});
  const text = numbers
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${word(`war_brings:${what}`)} ${count}`)
    .join(', ');
  return [{ text: `${text}.`, clauses: ['22.1'] }];
}
