/** The sheet over the page that particles fly on. It is drawn by a worker. */

import type { Particle } from './particles';
import type { Extent } from './sheet';
import type { Order } from './sparkle.worker';

const SHARPEST = 1.5; // pixels of the sheet for one of the page, at most

let painter: Worker | null = null;

/** Let particles go, in pixels of the page. Where a browser has no such sheets, there are none. */
export function scatter(particles: readonly Particle[]): void {
  readySheet();
  painter?.postMessage({ particles, extent: extentNow() } satisfies Order, []);
}

/** Lay the sheet over the page, before it is needed. */
export function readySheet(): void {
  if ('OffscreenCanvas' in globalThis) painter ??= newPainter();
}

function newPainter(): Worker {
  const canvas = document.createElement('canvas');
  canvas.className = 'particles';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  const worker = new Worker(new URL('./sparkle.worker.ts', import.meta.url), { type: 'module' });
  const sheet = canvas.transferControlToOffscreen();
  worker.postMessage({ canvas: sheet } satisfies Order, [sheet]);
  return worker;
}

function extentNow(): Extent {
  const scale = Math.min(SHARPEST, devicePixelRatio || 1);
  return { width: Math.round(innerWidth * scale), height: Math.round(innerHeight * scale), scale };
}
