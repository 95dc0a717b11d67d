/** The particles of a blow, a fall or a breath of fire, around a spot of the page. */

import type { Particle } from './particles';

export interface Spot {
  x: number;
  y: number;
  size: number; // of the thing that is hit, in pixels; larger things have larger effects
}

type Colours = Particle['colours'];

const STEEL: Colours = ['#fff6d8', '#ffb03a'];
const EARTH: Colours = ['rgba(190,165,140,.5)', 'rgba(150,125,105,.25)'];
const SMOKE: Colours = ['rgba(60,45,42,.6)', 'rgba(50,40,40,.3)'];
const FLAMES: readonly Colours[] = [
  ['rgba(255,238,170,.9)', 'rgba(255,150,40,.45)'],
  ['rgba(255,140,40,.8)', 'rgba(226,60,20,.4)'],
  ['rgba(210,50,20,.7)', 'rgba(120,20,10,.3)'],
];
const CHIPS = ['#8d7d79', '#4b3d3a'];

/** Metal on metal: short and bright sparks in all directions. */
export function sparks({ x, y, size }: Spot, count = 40, colours: Colours = STEEL): Particle[] {
  return many(count, () => {
    const [angle, speed] = [turn(), size * between(1.6, 6)];
    return {
      x,
      y,
      ...toward(angle, speed),
      pull: 500,
      drag: 2.2,
      life: between(0.25, 0.7),
      size: between(3, 8),
      colours,
      shines: true,
    };
  });
}

/** Dust that rolls away over the ground, and splinters that fall back. */
export function dust(spot: Spot, count = 26): Particle[] {
  const { x, y, size } = spot;
  const clouds = many(count, (): Particle => {
    const { vx, vy } = toward(turn(), size * between(0, 2.6));
    const colours = EARTH;
    return {
      x,
      y: y + size * 0.2,
      vx,
      vy: vy * 0.6 - 60,
      life: between(0.5, 1.1),
      size: between(8, 22),
      grow: 1.8,
      drag: 3,
      colours,
    };
  });
  return [...clouds, ...splinters(spot, Math.round(count * 0.7))];
}

function splinters({ x, y, size }: Spot, count: number): Particle[] {
  return many(count, (at) => {
    const colour = CHIPS[at % CHIPS.length] ?? '#8d7d79';
    const flight = toward(-Math.random() * Math.PI, size * between(0, 4));
    return {
      x,
      y,
      ...flight,
      pull: 1300,
      life: between(0.7, 1.1),
      size: between(2, 6.5),
      spin: between(-11, 11),
      colours: [colour, colour],
    };
  });
}

/** A breath of fire from one spot to another, with smoke that stays for a while. */
export function flame(from: Spot, to: Spot, count = 200): Particle[] {
  const [angle, length] = [Math.atan2(to.y - from.y, to.x - from.x), Math.hypot(to.x - from.x, to.y - from.y)];
  const fire = many(count, (at): Particle => ({
    x: from.x,
    y: from.y,
    ...toward(angle + between(-0.25, 0.25) * between(0.6, 1.6), length * between(1.5, 2.4)),
    wait: (at / count) * 0.55,
    drag: 1.9,
    pull: -80,
    life: between(0.4, 0.8),
    size: from.size * between(0.1, 0.28),
    grow: 1.7,
    opacity: 0.42,
    colours: FLAMES[at % FLAMES.length] ?? STEEL,
    shines: true,
  }));
  return [...fire, ...many(Math.round(count / 6), () => smoke(along(from, to, Math.random())))];
}

function smoke({ x, y }: Spot): Particle {
  return {
    x,
    y,
    vx: between(-20, 20),
    vy: between(-120, -50),
    wait: between(0.45, 0.9),
    life: between(1.1, 2.1),
    size: between(14, 28),
    grow: 1.6,
    opacity: 0.5,
    colours: SMOKE,
  };
}

/** Embers that the dragon inhales before its breath. */
export function inhale({ x, y, size }: Spot, count = 26): Particle[] {
  return many(count, () => {
    const [angle, far] = [turn(), size * between(0.5, 1.1)];
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return {
      x: x + dx,
      y: y + dy,
      vx: -dx * 2.4,
      vy: -dy * 2.4,
      life: 0.4,
      size: 5,
      colours: ['#fff1b8', '#ff8a1e'],
      shines: true,
    };
  });
}

/** Light that rises slowly: a blessing, a gain, a win. */
export function embers({ x, y, size }: Spot, count = 24, colours: Colours = ['#fff1b8', '#ffb650']): Particle[] {
  return many(count, () => ({
    x: x + between(-0.6, 0.6) * size,
    y: y + between(-0.2, 0.5) * size,
    vx: between(-16, 16),
    vy: between(-120, -40),
    wait: between(0, 0.4),
    life: between(0.7, 1.5),
    size: between(3, 7),
    colours,
    shines: true,
  }));
}

function along(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, size: from.size };
}

function many(count: number, make: (at: number) => Particle): Particle[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

function toward(angle: number, speed: number): { vx: number; vy: number } {
  return { vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed };
}

function turn(): number {
  return Math.random() * 2 * Math.PI;
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
