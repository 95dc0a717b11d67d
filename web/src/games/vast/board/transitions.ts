/** How tiles and pieces come and go: laid, turned over, fallen into the deep, gone from the map. */

import type { TransitionConfig } from 'svelte/transition';
import { SINK, TREMBLE } from '../../../motion/keyframes';
import { still } from '../../../motion/animate';

const TURNS = 230; // half a turn of a tile

/** A tile comes down from above. */
export function laid(_tile: Element): TransitionConfig {
  return lasting(340, (t, u) => `transform: translateY(${-34 * u * u}px) scale(${1 + 0.3 * u * u}); opacity: ${t}`);
}

/** A tile trembles, breaks off, tilts and sinks. */
export function fallen(_tile: Element): TransitionConfig {
  const whole = TREMBLE + SINK;
  return lasting(whole, (_t, u) => {
    const time = u * whole;
    return time < TREMBLE ? tremble(time) : sink((time - TREMBLE) / SINK);
  });
}

function tremble(time: number): string {
  const strength = time / TREMBLE;
  return `transform: translate(${3 * strength * Math.sin(time / 13)}px, ${2 * strength * Math.cos(time / 17)}px)`;
}

function sink(share: number): string {
  const deep = share * share;
  return `transform: perspective(500px) translateY(${46 * deep}px) rotateX(${-48 * deep}deg) rotate(${9 * deep}deg)
    scale(${1 - 0.62 * deep}); opacity: ${1 - deep * deep}; filter: brightness(${1 - 0.7 * deep})`;
}

/** The back of a tile that is turned over: the first half of the turn. */
export function turnedAway(_tile: Element): TransitionConfig {
  return lasting(TURNS, (_t, u) => turn(90 * u));
}

/** Its front: the second half. */
export function turnedUp(_tile: Element): TransitionConfig {
  return { ...lasting(TURNS, (_t, u) => turn(-90 * u)), delay: still() ? 0 : TURNS };
}

function turn(degrees: number): string {
  const lifted = Math.abs(Math.sin((degrees * Math.PI) / 180));
  return `transform: perspective(600px) rotateY(${degrees}deg) scale(${1 + 0.12 * lifted})`;
}

/** A piece that is on the map no longer, or not yet. */
export function vanished(_piece: Element): TransitionConfig {
  return lasting(320, (t, u) => `transform: translateY(${-12 * u}px) scale(${0.5 + 0.5 * t}); opacity: ${t}`);
}

/** At once, for who wants nothing to move. */
function lasting(duration: number, css: (t: number, u: number) => string): TransitionConfig {
  return still() ? { duration: 0 } : { duration, css };
}
