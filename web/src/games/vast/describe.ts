/** What is told of a thing that somebody points at. */

import type { Language } from '../../i18n';
import type { Explanation } from '../types';
import type { VastView } from './view.gen';

/** The price of a power or an omen, and the numbers that are printed on a card. */
export function explained(thing: string, view: VastView, _language: Language): Explanation[] {
  const face = view.faces.find((one) => one.thing === thing);
  if (face === undefined) return [];
  const printed = [...face.cost, ...Object.entries(face.numbers).map(([what, n]) => `${what} ${n}`)];
  return printed.length === 0 ? [] : [{ text: printed.join(', '), clauses: [] }];
}
