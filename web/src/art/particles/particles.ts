/** Sparks, dust and flames: sprites that are drawn once and then only moved. Nothing runs while nothing lives. */

export interface Particle {
  x: number; // on the screen
  y: number;
  vx: number; // pixels in a second
  vy: number;
  life: number; // seconds
  size: number; // its radius in pixels
  colours: readonly [inner: string, outer: string];
  wait?: number; // seconds before it is seen
  pull?: number; // downwards, pixels in a second and second
  drag?: number; // the share of its speed that it loses in a second
  grow?: number; // by how many times of its size; without it, it shrinks
  opacity?: number;
  shines?: boolean; // light, not matter
  spin?: number; // a splinter that turns, radians in a second
}

/** A particle that has been let go: how long it has been seen. Waiting is time before 0. */
export interface Flying extends Particle {
  age: number;
}

export function letGo(particle: Particle): Flying {
  return { ...particle, age: -(particle.wait ?? 0) };
}

/** Move a particle on by some seconds; says whether it still lives. */
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

const RISE = 0.12; // of a life, until it is fully seen

/** How much of a particle is seen, from 0 to 1. */
export function opacityOf({ age, life, opacity = 1 }: Flying): number {
  const share = age / life;
  return opacity * (share < RISE ? share / RISE : 1 - (share - RISE) / (1 - RISE));
}

export function radiusOf({ age, life, size, grow }: Flying): number {
  const share = age / life;
  return size * (grow === undefined ? 1 - share * 0.6 : 1 + share * grow);
}
