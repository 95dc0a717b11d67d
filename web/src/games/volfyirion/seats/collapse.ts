/** The fall of a City: it waits until the attack hits, and then it sinks. */

import type { TransitionConfig } from 'svelte/transition';
import { still } from '../../../motion/animate';

const PAUSE = 520; // milliseconds until the attack hits
const FALL = 480;

export function collapse(_city: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return {
    delay: PAUSE,
    duration: FALL,
    css: (left) => `opacity: ${left}; transform: translateY(${(1 - left) * 18}%) scaleY(${0.7 + left * 0.3})`,
  };
}
