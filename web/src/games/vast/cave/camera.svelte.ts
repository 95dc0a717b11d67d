/** What part of the ground is seen: it fits all, until a person moves it. */

import type { Box, Point } from './geometry';

const SMALLEST = 46; // pixels of a square: a finger has to hit it
const LARGEST = 190;
const FITTED = 128; // no larger by itself

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
      x: within(focus?.x, box.left + half, box.right - half),
      y: within(focus?.y, box.top + tall, box.bottom - tall),
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

  /** From now on it fits all again. */
  release(): void {
    this.moved = false;
  }
}

/** The nearest number between two; their middle, where they have changed places or nothing is sought. */
function within(sought: number | undefined, least: number, most: number): number {
  if (least > most || sought === undefined) return (least + most) / 2;
  return Math.max(least, Math.min(most, sought + 0.5));
}
