/** Particles beside the page: what the page does meanwhile never holds them up, nor they the page. */

import type { Particle } from './particles';
import { Sheet, type Extent } from './sheet';

export type Order = { canvas: OffscreenCanvas } | { particles: readonly Particle[]; extent: Extent };

let sheet: Sheet | null = null;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('canvas' in data) sheet = new Sheet(data.canvas);
  else sheet?.add(data.particles, data.extent);
});
