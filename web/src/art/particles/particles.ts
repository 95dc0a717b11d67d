/** Sparks, dust and flames: sprites that are drawn once and then moved. Without particles nothing runs. */

export interface Particle {
  x: number; // on the screen
  y: number;
  vx: number; // pixels per second
  vy: number;
  life: number; // seconds
  size: number; // its radius in pixels
  colours: readonly [inner: string, outer: string];
  wait?: number; // seconds before it appears
  pull?: number; // downwards, in pixels per second squared
  drag?: number; // the share of its speed lost per second
  grow?: number; // growth in multiples of its size; without it, the particle shrinks
  opacity?: number;
  shines?: boolean; // light instead of matter
  spin?: number; // for a splinter: radians per second
}

/** A particle in flight with its age. The age is negative while it waits. */
export interface Flying extends Particle {
  age: number;
}

export function launch(particle: Particle): Flying {
  return { ...particle, age: -(particle.wait ?? 0) };
}

/** Move a particle by some seconds. Return true if it is still alive. */
export function advance(particle: Flying, seconds: number): boolean {
  particle.age += seconds;
  if (particle.age <= 0) return true;
  const kept = Math.max(0, 1 - (particle.drag ?? 0) * seconds);
  particle.vx *= kept;
  particle.vy = (particle.vy + (particle.pull ?? 0) * seconds) * kept;
  particle.x += particle.vx * seconds;
  particle.y += particle.vy * seconds;
  return particle.age < particle.life;
}

const RISE = 0.12; // the share of its life until it is fully visible

/** Return the opacity of a particle, from 0 to 1. */
export function opacityOf({ age, life, opacity = 1 }: Flying): number {
  const share = age / life;
  return opacity * (share < RISE ? share / RISE : 1 - (share - RISE) / (1 - RISE));
}

export function radiusOf({ age, life, size, grow }: Flying): number {
  const share = age / life;
  return size * (grow === undefined ? 1 - share * 0.6 : 1 + share * grow);
}
