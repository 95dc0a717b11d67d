/** The transitions of tiles and pieces: placed, turned over, removed from the map. */

import type { TransitionConfig } from 'svelte/transition';
import { SINK, TREMBLE } from '../../../motion/keyframes';
import { still } from '../../../motion/animate';

const TURNS = 230; // milliseconds for half a turn of a tile

/** A placed tile comes down from above. */
export function tilePlaced(_tile: Element): TransitionConfig {
  return lasting(340, (t, u) => `transform: translateY(${-34 * u * u}px) scale(${1 + 0.3 * u * u}); opacity: ${t}`);
}

/** A removed tile trembles, breaks off, tilts and sinks. */
export function tileRemoved(_tile: Element): TransitionConfig {
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

/** The back of a tile in the first half of a turn. */
export function turnedAway(_tile: Element): TransitionConfig {
  return lasting(TURNS, (_t, u) => turn(90 * u));
}

/** The front of a tile in the second half of a turn. */
export function turnedUp(_tile: Element): TransitionConfig {
  return { ...lasting(TURNS, (_t, u) => turn(-90 * u)), delay: still() ? 0 : TURNS };
}

function turn(degrees: number): string {
  const lifted = Math.abs(Math.sin((degrees * Math.PI) / 180));
  return `transform: perspective(600px) rotateY(${degrees}deg) scale(${1 + 0.12 * lifted})`;
}

/** A piece that enters or leaves the map. */
export function vanished(_piece: Element): TransitionConfig {
  return lasting(320, (t, u) => `transform: translateY(${-12 * u}px) scale(${0.5 + 0.5 * t}); opacity: ${t}`);
}

/** A transition of this duration, or none without animations. */
function lasting(duration: number, css: (t: number, u: number) => string): TransitionConfig {
  return still() ? { duration: 0 } : { duration, css };
}
