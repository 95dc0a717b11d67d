/** The place of the last press of a button or finger, on any page. */

const STILL = 8; // pixels that a resting hand may move the mouse

let last: { x: number; y: number } | null = null;

/** Note every press from now on. Return a function that stops this. */
export function watchPresses(): () => void {
  const note = ({ clientX, clientY }: PointerEvent) => (last = { x: clientX, y: clientY });
  addEventListener('pointerdown', note, { capture: true });
  return () => removeEventListener('pointerdown', note, { capture: true });
}

/** True if the mouse has left the place of the last press since then. */
export function hasLeftPress({ clientX, clientY }: PointerEvent): boolean {
  if (last !== null && Math.hypot(clientX - last.x, clientY - last.y) <= STILL) return false;
  last = null;
  return true;
}
