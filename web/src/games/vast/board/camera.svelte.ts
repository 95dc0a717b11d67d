/** What part of the ground is seen: it fits all, until a person moves it. */

import { ROOM, type Box, type Point } from './geometry';

const SMALLEST = 44; // pixels of a square: a finger has to hit it
const LARGEST = 190;
const FITTED = 128; // no larger by itself
const EDGE = 28; // pixels between the edge of the window and the middle of a mark there

export class Camera {
  width = $state(0); // of the window, in pixels
  height = $state(0);
  tile = $state(80); // pixels of a square
  middle = $state.raw<Point>({ x: 0.5, y: 0.5 }); // of the window, in squares
  moved = $state(false); // by a person

  readonly left = $derived(this.width / 2 - this.middle.x * this.tile);
  readonly top = $derived(this.height / 2 - this.middle.y * this.tile);

  /** Show all of a box, as large as it can be; if it is too large for that, what is round `focus`. */
  fit(box: Box, focus: Point | undefined): void {
    if (this.moved || this.width === 0) return;
    const across = this.width / (box.right - box.left);
    const down = this.height / (box.bottom - box.top);
    this.tile = Math.max(SMALLEST, Math.min(FITTED, across, down));
    const [half, tall] = [this.width / 2 / this.tile, this.height / 2 / this.tile];
    this.middle = {
      x: between(focus?.x, box.left, box.right, half),
      y: between(focus?.y, box.top, box.bottom, tall),
    };
  }

  /** Move the ground by so many pixels. */
  drag(x: number, y: number): void {
    this.moved = true;
    this.middle = { x: this.middle.x - x / this.tile, y: this.middle.y - y / this.tile };
  }

  /** So many times as large; what is at this point of the window stays there. */
  zoom(times: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const tile = Math.max(SMALLEST * 0.6, Math.min(LARGEST, this.tile * times));
    const still = { x: (at.x - this.left) / this.tile, y: (at.y - this.top) / this.tile };
    this.moved = true;
    this.tile = tile;
    this.middle = {
      x: still.x - (at.x - this.width / 2) / tile,
      y: still.y - (at.y - this.height / 2) / tile,
    };
  }

  /** Bring a place, in squares, into the middle of the window. */
  show(middle: Point): void {
    this.moved = true;
    this.middle = middle;
  }

  /** Whether a square is in the window, at least its middle. */
  sees({ x, y }: Point): boolean {
    const { across, down } = this.#away({ x, y });
    return Math.abs(across) <= this.width / 2 && Math.abs(down) <= this.height / 2;
  }

  /** Where the edge of the window is crossed on the way to a square beyond it, in pixels, and at which angle. */
  edgeTowards(square: Point): { x: number; y: number; angle: number } | undefined {
    if (this.width === 0 || this.sees(square)) return undefined;
    const { across, down } = this.#away(square);
    const [half, tall] = [this.width / 2 - EDGE, this.height / 2 - EDGE];
    const share = Math.min(half / Math.abs(across || 1e-9), tall / Math.abs(down || 1e-9));
    return { x: this.width / 2 + across * share, y: this.height / 2 + down * share, angle: Math.atan2(down, across) };
  }

  /** How far the middle of a square is from that of the window, in pixels. */
  #away({ x, y }: Point): { across: number; down: number } {
    return { across: (x + 0.5 - this.middle.x) * this.tile, down: (y + 0.5 - this.middle.y) * this.tile };
  }

  /** From now on it fits all again. */
  release(): void {
    this.moved = false;
  }
}

/** The middle of the window: near what is sought, unless all of it fits but for the room round it. */
function between(sought: number | undefined, start: number, end: number, half: number): number {
  if (end - start - 2 * ROOM <= 2 * half || sought === undefined) return (start + end) / 2;
  return Math.max(start + half, Math.min(end - half, sought + 0.5));
}
