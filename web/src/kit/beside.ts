/** Places for a bubble beside a thing. */

/** Edges on the screen, in pixels. */
export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place for the upper left corner, and the area of other things that it covers. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly covers: number; // square pixels
}

const GAP = 10; // pixels between a bubble and its thing, and between a bubble and the edge of the screen
const SHIFTS = [0.5, 0.25, 0.75, 0, 1]; // along a side of the thing: from its middle to both ends

/** Return the nearest place that covers none of these boxes, or else the place that covers least of them. */
export function placeBeside(thing: Box, size: Size, screen: Size, avoided: readonly Box[]): Place {
  const places = candidates(thing, size, screen).map(({ left, top }) => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    return { left, top, covers: avoided.reduce((sum, other) => sum + overlap(box, other), overlap(box, thing)) };
  });
  return places.reduce((best, place) => (place.covers < best.covers ? place : best));
}

/** Return places below, above and beside a thing, then the corners of the screen. All are on the screen. */
function candidates(thing: Box, { width, height }: Size, screen: Size): { left: number; top: number }[] {
  const far = { left: screen.width - width - GAP, top: screen.height - height - GAP };
  const along = SHIFTS.map((shift) => ({
    left: thing.left + (thing.right - thing.left - width) * shift,
    top: thing.top + (thing.bottom - thing.top - height) * shift,
  }));
  const [below, above] = [thing.bottom + GAP, thing.top - GAP - height];
  const [right, before] = [thing.right + GAP, thing.left - GAP - width];
  const rows = [below, above].flatMap((top) => along.map(({ left }) => ({ left, top })));
  const columns = [right, before].flatMap((left) => along.map(({ top }) => ({ left, top })));
  const corners = [GAP, far.top].flatMap((top) => [far.left, GAP].map((left) => ({ left, top })));
  return [...rows, ...columns, ...corners].map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(left, far.left)),
    top: Math.max(GAP, Math.min(top, far.top)),
  }));
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
