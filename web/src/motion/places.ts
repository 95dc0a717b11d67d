/** Where things are on the screen: what drawings have named with `data-place`. */

import type { Spot as Struck } from '../art/particles/effects';

/** A place on the screen, and the card that lies there. */
export interface Spot {
  element: Element;
  box: DOMRect;
  card: Element | null;
  bed: DOMRect; // where the card lies; where there is none, the same box
  loose: boolean; // its face is up, and it lies on no pile
}

export type Spots = ReadonlyMap<string, readonly Spot[]>; // several, for cards that are alike

const CARD = '.card, .chip, .back';
const PILE = '.pile, .stack, .back';

/** Where all that has one of these names is now. */
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

/** Of cards that are alike each flies once, and the last one first; a pile is reached again and again. */
export function next(spots: readonly Spot[], taken: Set<Element>): Spot | undefined {
  const spot = spots.findLast(({ element }) => !taken.has(element)) ?? spots.at(-1);
  if (spot !== undefined) taken.add(spot.element);
  return spot;
}

/** From the middle of `to` to the middle of `from`. */
export function apart(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
  };
}

/** The middle of a box, for what flies off it. */
export function struck({ left, top, width, height }: DOMRect): Struck {
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

/** How many pixels a unit is, where the element is drawn; what scales its content says so with `data-scales`. */
export function unitOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a ?? 1;
  const scaled = element.closest('[data-scales]');
  return scaled === null ? 1 : new DOMMatrix(getComputedStyle(scaled).transform).a;
}

/** A copy answers to nobody. */
export function anonymous(copy: Element): void {
  for (const named of copy.querySelectorAll('[data-thing], [data-place]')) {
    named.removeAttribute('data-thing');
    named.removeAttribute('data-place');
    named.removeAttribute('tabindex');
  }
}
