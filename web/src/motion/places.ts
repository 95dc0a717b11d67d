/** The places on the screen that drawings name with `data-place`. */

import type { Spot as Struck } from '../art/particles/effects';

/** A place on the screen and its card. */
export interface Spot {
  element: Element;
  box: DOMRect;
  card: Element | null;
  bed: DOMRect; // the box of the card, or the same box without a card
  loose: boolean; // face up, and not on a pile
}

export type Spots = ReadonlyMap<string, readonly Spot[]>; // several for equal cards

const CARD = '.card, .chip, .back';
const PILE = '.pile, .stack, .back';

/** Return the present spots of these names. */
export function placesIn(root: Element, names: ReadonlySet<string>): Spots {
  const found = new Map<string, Spot[]>();
  if (names.size === 0) return found;
  for (const element of root.querySelectorAll('[data-place]')) {
    const place = element.getAttribute('data-place') ?? '';
    if (!names.has(place)) continue;
    const spot = spotOf(element);
    if (spot.box.width > 0) found.set(place, [...(found.get(place) ?? []), spot]);
  }
  return found;
}

function spotOf(element: Element): Spot {
  const card = element.matches(CARD) ? element : element.querySelector(CARD);
  const [box, bed] = [element.getBoundingClientRect(), (card ?? element).getBoundingClientRect()];
  return { element, box, card, bed, loose: card !== null && card.closest(PILE) === null };
}

/** Return the next of several equal cards, starting with the last. A pile can be used again and again. */
export function next(spots: readonly Spot[], taken: Set<Element>): Spot | undefined {
  const spot = spots.findLast(({ element }) => !taken.has(element)) ?? spots.at(-1);
  if (spot !== undefined) taken.add(spot.element);
  return spot;
}

/** Return the distance from the middle of `to` to the middle of `from`. */
export function apart(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
  };
}

/** Return the middle of a box, as the origin of particles. */
export function struck({ left, top, width, height }: DOMRect): Struck {
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

/** Return the pixels per unit of a drawing. An element that scales its content says so with `data-scales`. */
export function unitOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a ?? 1;
  const scaled = element.closest('[data-scales]');
  return scaled === null ? 1 : new DOMMatrix(getComputedStyle(scaled).transform).a;
}

/** Remove all names and ids from a copy. */
export function anonymous(copy: Element): void {
  for (const named of copy.querySelectorAll('[data-thing], [data-place]')) {
    named.removeAttribute('data-thing');
    named.removeAttribute('data-place');
    named.removeAttribute('tabindex');
  }
}
