/** Move the particles in a worker, so that they and the page do not slow each other down. */

import type { Particle } from './particles';
import { Sheet, type Extent } from './sheet';

export type Order = { canvas: OffscreenCanvas } | { particles: readonly Particle[]; extent: Extent };

let sheet: Sheet | null = null;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('canvas' in data) sheet = new Sheet(data.canvas);
  else sheet?.add(data.particles, data.extent);
});
