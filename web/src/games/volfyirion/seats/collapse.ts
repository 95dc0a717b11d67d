/** How a City falls: held for a breath while the blow lands, then it sinks into itself. */

import type { TransitionConfig } from 'svelte/transition';
import { still } from '../../../motion/animate';

const BREATH = 520; // milliseconds, until what was hurled at it has come
const FALL = 480;

export function collapse(_city: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return {
    delay: BREATH,
    duration: FALL,
    css: (left) => `opacity: ${left}; transform: translateY(${(1 - left) * 18}%) scaleY(${0.7 + left * 0.3})`,
  };
}
