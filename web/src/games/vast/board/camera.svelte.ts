/** The visible part of the ground. It fits everything until a player moves it. */

import { ROOM, type Box, type Point } from './geometry';

const SMALLEST = 44; // pixels of a square, so that a finger can hit it
const LARGEST = 190;
const FITTED = 128; // the largest square that `fit` chooses
const EDGE = 28; // pixels between the edge of the window and the middle of a marker

export class Camera {
  width = $state(0); // of the window, in pixels
  height = $state(0);
  tile = $state(80); // pixels of a square
  middle = $state.raw<Point>({ x: 0.5, y: 0.5 }); // of the window, in squares
  moved = $state(false); // by a player

  readonly left = $derived(this.width / 2 - this.middle.x * this.tile);
  readonly top = $derived(this.height / 2 - this.middle.y * this.tile);

  /** Show a whole box, as large as possible. If it does not fit, show the part around `focus`. */
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

  /** Move the ground by this number of pixels. */
  drag(x: number, y: number): void {
    this.moved = true;
    this.middle = { x: this.middle.x - x / this.tile, y: this.middle.y - y / this.tile };
  }

  /** Scale the ground by `times`. The point `at` of the window stays in place. */
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

  /** True if the middle of a square is in the window. */
  sees({ x, y }: Point): boolean {
    const { across, down } = this.#away({ x, y });
    return Math.abs(across) <= this.width / 2 && Math.abs(down) <= this.height / 2;
  }

  /**
   * Return the point of the window's edge on the way to a square outside, in pixels, and the angle.
   * Undefined if the square is visible.
   */
  edgeTowards(square: Point): { x: number; y: number; angle: number } | undefined {
    if (this.width === 0 || this.sees(square)) return undefined;
    const { across, down } = this.#away(square);
    const [half, tall] = [this.width / 2 - EDGE, this.height / 2 - EDGE];
    const share = Math.min(half / Math.abs(across || 1e-9), tall / Math.abs(down || 1e-9));
    return { x: this.width / 2 + across * share, y: this.height / 2 + down * share, angle: Math.atan2(down, across) };
  }

  /** The way from the middle of the window to the middle of a square, in pixels. */
  #away({ x, y }: Point): { across: number; down: number } {
    return { across: (x + 0.5 - this.middle.x) * this.tile, down: (y + 0.5 - this.middle.y) * this.tile };
  }

  /** Fit everything again. */
  release(): void {
    this.moved = false;
  }
}

/**
 * The middle of the window on one axis: as close to `sought` as possible. If everything but the
 * margin fits, it is the middle of the map.
 */
function between(sought: number | undefined, start: number, end: number, half: number): number {
  if (end - start - 2 * ROOM <= 2 * half || sought === undefined) return (start + end) / 2;
  return Math.max(start + half, Math.min(end - half, sought + 0.5));
}
