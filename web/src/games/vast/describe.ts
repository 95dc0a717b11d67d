/** What is told of a thing that somebody points at. */

import type { Explanation } from '../types';
import { clauseOf } from './clauses';

/** What a card, a power, an omen or an upgrade does, as the rulebook says it. */
export function explained(thing: string): Explanation[] {
  const clause = clauseOf(thing);
  return clause === undefined ? [] : [{ text: null, clauses: [clause] }];
}
