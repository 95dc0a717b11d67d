/** The sheet over the page for particles. A worker draws it. */

import type { Particle } from './particles';
import type { Extent } from './sheet';
import type { Order } from './sparkle.worker';

const SHARPEST = 1.5; // pixels of the sheet per pixel of the page, at most

let painter: Worker | null = null;

/** Add particles, in pixels of the page. Browsers without offscreen canvases show none. */
export function scatter(particles: readonly Particle[]): void {
  readySheet();
  painter?.postMessage({ particles, extent: extentNow() } satisfies Order, []);
}

/** Put the sheet over the page before it is needed. */
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
