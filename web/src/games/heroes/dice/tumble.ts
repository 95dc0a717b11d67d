/**
 * The motion of a die: it flies, turns and comes to rest. Only transforms change, so nothing is
 * painted while it moves. Lengths are in sizes of the die, so nothing is measured.
 */

import type { Face } from './dice';

export type Angles = readonly [x: number, y: number];

/** The rotation of a cube that shows a face, in degrees. */
export const TURNS: Readonly<Record<Face, Angles>> = {
  fire: [0, 0],
  water: [0, -90],
  earth: [0, 180],
  air: [0, 90],
  card: [-90, 0],
  helm: [90, 0],
};

export const FLIGHT = 430; // milliseconds in the air
export const SETTLE = 320; // milliseconds to come down and rest

const QUICKEST = 60; // milliseconds to settle at least, if the result is late
const LEAST = 110; // degrees that it still turns while it settles

/**
 * The nearest angle that shows the same as `goal`, at least `LEAST` degrees further in this
 * direction.
 */
export function restingAngle(from: number, goal: number, way: number): number {
  const least = from + way * LEAST;
  const angle = goal + Math.round((least - goal) / 360) * 360;
  return (angle - least) * way < 0 ? angle + way * 360 : angle;
}

export function turned(tilt: number, [x, y]: Angles): string {
  return `rotateZ(${tilt}deg) rotateX(${x}deg) rotateY(${y}deg)`;
}

/** A die on the screen. */
export class Tumbler {
  #angles: Angles = [0, 0];
  #speed: Angles = [0, 0]; // degrees per millisecond
  #tilt = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flying = false;
  #aside = 0; // its flight to the side, in widths of the die
  #high = 0;
  readonly #moving = new Map<HTMLElement, Animation>();

  constructor(
    readonly cube: HTMLElement,
    readonly lift: HTMLElement,
    readonly shade: HTMLElement,
  ) {}

  /** Show a face at rest, without motion. */
  show(face: Face): void {
    clearTimeout(this.#timer);
    this.#flying = false;
    for (const animation of this.#moving.values()) animation.cancel();
    this.#moving.clear();
    this.#angles = TURNS[face];
    this.cube.style.transform = turned(this.#tilt, this.#angles);
    this.cube.dataset['face'] = face;
  }

  /** Toss the die up. It turns until its face is known. */
  toss(): void {
    if (this.#flying) return;
    clearTimeout(this.#timer);
    this.#flying = true;
    delete this.cube.dataset['face'];
    this.#since = performance.now();
    this.#speed = [speed(0.9), speed(0.7)];
    const [x, y] = this.#angles;
    const far: Angles = [x + this.#speed[0] * LONG, y + this.#speed[1] * LONG];
    [this.#aside, this.#high] = [(Math.random() - 0.5) * 0.5, 0.4 + Math.random() * 0.3];
    this.#move(this.cube, [{ transform: turned(this.#tilt, this.#angles) }, { transform: turned(this.#tilt, far) }], {
      duration: LONG,
    });
    this.#move(this.lift, [{ transform: 'none' }, { transform: this.#risen(1) }], { duration: RISE, easing: RISING });
    this.#move(this.shade, [LOW, HIGH], { duration: RISE });
  }

  /** Land and show this face after `later` milliseconds. */
  land(face: Face, later: number): void {
    this.toss();
    clearTimeout(this.#timer);
    const settling = Math.min(SETTLE, Math.max(QUICKEST, later));
    this.#timer = setTimeout(() => this.#settle(face, settling), Math.max(0, later - settling));
  }

  #settle(face: Face, duration: number): void {
    const flown = performance.now() - this.#since;
    const from: Angles = [this.#angles[0] + this.#speed[0] * flown, this.#angles[1] + this.#speed[1] * flown];
    const goal: Angles = [
      restingAngle(from[0], TURNS[face][0], Math.sign(this.#speed[0])),
      restingAngle(from[1], TURNS[face][1], Math.sign(this.#speed[1])),
    ];
    const tilt = (Math.random() - 0.5) * 14;
    const frames = [{ transform: turned(this.#tilt, from) }, { transform: turned(tilt, goal) }];
    const rest = this.#move(this.cube, frames, { duration, easing: ARRIVING });
    this.#move(this.lift, bounce(this.#risen(risenAfter(flown))), { duration });
    this.#move(this.shade, [HIGH, { ...LOW, offset: 0.5 }, LOW], { duration });
    this.#tilt = tilt;
    void rest.finished.then(() => this.show(face)).catch(() => undefined);
  }

  /** Replace the animation of an element. Two at once would not run off the main thread. */
  #move(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { ...timing, fill: 'forwards' });
    this.#moving.get(element)?.cancel();
    this.#moving.set(element, animation);
    return animation;
  }

  /** The position at a part of the way up. */
  #risen(part: number): string {
    const [aside, up] = [this.#aside * part * 100, this.#high * part * -100];
    return `translate3d(${aside}%, ${up}%, calc(var(--die) * ${part}))`;
  }
}

/** The part of its way up that a die has risen after `flown` milliseconds, as an estimate. */
export function risenAfter(flown: number): number {
  return 1 - (1 - Math.min(1, flown / RISE)) ** 2.5;
}

const LONG = 10_000; // milliseconds: longer than any flight
const RISE = 210; // milliseconds until it is at the top
const RISING = 'cubic-bezier(0.2, 0.7, 0.4, 1)';
const ARRIVING = 'cubic-bezier(0.25, 0.6, 0.3, 1)';
const LOW: Keyframe = { opacity: 1, transform: 'none' };
const HIGH: Keyframe = { opacity: 0.35, transform: 'translate(18%, 26%) scale(1.35)' };

function speed(least: number): number {
  return (least + Math.random() * 0.5) * (Math.random() > 0.5 ? 1 : -1);
}

/** The die comes down, hops a little, and rests. */
function bounce(from: string): Keyframe[] {
  return [
    { transform: from, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
    { transform: 'translate3d(0, 0, 0)', offset: 0.5, easing: 'ease-out' },
    { transform: 'translate3d(0, -10%, calc(var(--die) * 0.16))', offset: 0.72, easing: 'ease-in' },
    { transform: 'none' },
  ];
}
