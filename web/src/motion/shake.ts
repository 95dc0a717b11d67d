/** How a blow is felt: the keyframes of a shake that dies away. */

const SWINGS = [0, 1, -0.7, 0.45, -0.25, 0.1, 0];

export const SHAKE = 340; // milliseconds

/** To be played over `SHAKE` milliseconds on a layer of its own (`will-change: transform`). `far` is in pixels. */
export function shake(far: number): Keyframe[] {
  return SWINGS.map((swing) => ({ transform: `translate(${swing * far}px, ${swing * far * 0.5}px)` }));
}
