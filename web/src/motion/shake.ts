/** The keyframes of a fading shake after a blow. */

const SWINGS = [0, 1, -0.7, 0.45, -0.25, 0.1, 0];

export const SHAKE = 340; // milliseconds

/** Return a shake of `SHAKE` milliseconds, for an element with `will-change: transform`. `far` is in pixels. */
export function shake(far: number): Keyframe[] {
  return SWINGS.map((swing) => ({ transform: `translate(${swing * far}px, ${swing * far * 0.5}px)` }));
}
