/** Arrow keys on a table: the next thing in a direction, wherever it is drawn. */

export type Way = 'up' | 'down' | 'left' | 'right';

/** A point, with x to the right and y down. */
interface Point {
  x: number;
  y: number;
}

const ASIDE = 2.2; // sideways distance counts this many times

export function nearest(root: Element, from: Element | null, way: Way): HTMLElement | undefined {
  const things = [...root.querySelectorAll<HTMLElement>('[data-thing]')].filter((thing) => thing !== from);
  if (from === null) return things.find((thing) => thing.tabIndex === 0) ?? things[0];
  const start = middle(from);
  const costs = things.map((thing) => cost(start, middle(thing), way));
  const least = Math.min(...costs);
  return Number.isFinite(least) ? things[costs.indexOf(least)] : undefined;
}

/** Return the distance of a point in a direction, or infinity for another direction. */
function cost(from: Point, to: Point, way: Way): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = { up: -dy, down: dy, left: -dx, right: dx }[way];
  const aside = Math.abs(way === 'up' || way === 'down' ? dx : dy);
  return ahead > 4 && aside < ahead * 2.5 ? ahead + aside * ASIDE : Infinity;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
