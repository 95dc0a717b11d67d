/** Drag, wheel and pinch over the ground. A drag is not a click. */

import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

const SLACK = 6; // pixels of movement that still count as a click

export class Gestures {
  readonly #held = new Map<number, Point>();
  #dragged = false;

  constructor(readonly camera: Camera) {}

  down(event: PointerEvent): void {
    if (this.#held.size === 0) this.#dragged = false;
    this.#held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const was = this.#held.get(event.pointerId);
    if (was === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#dragged && Math.hypot(now.x - was.x, now.y - was.y) < SLACK) return;
    if (!this.#dragged && event.currentTarget instanceof Element) this.#begin(event.currentTarget, event.pointerId);
    this.#pinch(event.pointerId, was, now);
    this.#held.set(event.pointerId, now);
    this.camera.drag((now.x - was.x) / this.#held.size, (now.y - was.y) / this.#held.size);
  }

  up(event: PointerEvent): void {
    this.#held.delete(event.pointerId);
  }

  /** Stop the click at the end of a drag, so that it chooses nothing. */
  click(event: MouseEvent): void {
    if (this.#dragged) event.stopPropagation();
    this.#dragged = false;
  }

  wheel(event: WheelEvent, window: Element): void {
    event.preventDefault();
    const { left, top } = window.getBoundingClientRect();
    this.camera.zoom(Math.exp(-event.deltaY / 500), { x: event.clientX - left, y: event.clientY - top });
  }

  /** Start a drag. The cancelled pointer ends the wait for a long press. */
  #begin(window: Element, pointer: number): void {
    this.#dragged = true;
    window.setPointerCapture(pointer);
    window.parentElement?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  }

  #pinch(finger: number, was: Point, now: Point): void {
    const other = [...this.#held].find(([id]) => id !== finger)?.[1];
    if (other === undefined) return;
    const far = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    this.camera.zoom(far(now) / far(was));
  }
}
