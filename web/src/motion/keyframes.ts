/** The motions of `model/motion.ts` as keyframes, and their times in milliseconds. */

export const TRAVEL = 420; // the time of a sliding figure or a flying card
export const APART = 70; // between two cards of the same step
export const CASCADE = 150; // between the first and the last of them, at most
export const BURST = 1200;
export const STAY = 260; // the wait after a burst
export const SWEEP = 520;
export const FLARE = 600;
export const WIND_UP = 330; // until a blow hits
export const HOLD = 80; // the short pause after it
export const RECOIL = 380;
export const DROP = 640;
export const STAND = 300; // before a dying figure falls
export const FALL = 620;
export const TREMBLE = 480; // before the ground breaks off
export const SINK = 760;

const MIDDLE = 'translate(-50%, -50%)';
const LANDED = 0.98; // the share of the way
const FALLING = 'cubic-bezier(0.6, 0, 0.9, 0.35)';
const ARRIVING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
const HEAVY = 'cubic-bezier(0.3, 1.5, 0.5, 1)';

/** A card appears in its final place only when it arrives. */
export const APPEARS: Keyframe[] = [
  { opacity: 0 },
  { opacity: 0, offset: LANDED },
  { opacity: 1, offset: LANDED },
  { opacity: 1 },
];

export interface Away {
  x: number;
  y: number;
}

/** A small hop from another place to its own. */
export function slide({ x, y }: Away): Keyframe[] {
  const hop = Math.min(16, Math.hypot(x, y) * 0.12);
  return [
    { transform: `translate(${x}px, ${y}px)`, easing: 'ease-in' },
    { transform: `translate(${x / 2}px, ${y / 2 - hop}px)`, offset: 0.45, easing: ARRIVING },
    { transform: 'none' },
  ];
}

/** A card from one bed to another. `from` and `to` are its sizes there. `seen` is true if the start is visible. */
export function flight({ x, y }: Away, from: number, to: number, seen: boolean): Keyframe[] {
  return [
    {
      transform: `translate(${x}px, ${y}px) ${MIDDLE} scale(${from}) rotate(-8deg)`,
      opacity: seen ? 1 : 0,
      easing: ARRIVING,
    },
    { opacity: 1, offset: 0.1 },
    { opacity: 1, offset: LANDED },
    { transform: `${MIDDLE} scale(${to})`, opacity: 0 },
  ];
}

/** A number that comes down, stays to be read, and disappears. */
export function landing(): Keyframe[] {
  return [
    { transform: `${MIDDLE} translateY(-34px) scale(2.4) rotate(-9deg)`, opacity: 0, easing: FALLING },
    { transform: `${MIDDLE} scale(0.92) rotate(-4deg)`, opacity: 1, offset: 0.12, easing: HEAVY },
    { transform: `${MIDDLE} scale(1.05) rotate(-4deg)`, opacity: 1, offset: 0.26 },
    { transform: `${MIDDLE} scale(1.05) rotate(-4deg)`, opacity: 1, offset: 0.7, easing: FALLING },
    { transform: `${MIDDLE} translateY(26px) scale(0.9)`, opacity: 0 },
  ];
}

export function shining(): Keyframe[] {
  return [
    { transform: `${MIDDLE} scale(0.2)`, opacity: 0 },
    { transform: `${MIDDLE} scale(1)`, opacity: 1, offset: 0.4 },
    { transform: `${MIDDLE} scale(1.25)`, opacity: 0 },
  ];
}

/** A flash at the moment of contact. */
export function flash(): Keyframe[] {
  return [
    { transform: `${MIDDLE} scale(0.5)`, opacity: 0 }, // before its start
    { transform: `${MIDDLE} scale(0.7)`, opacity: 1, offset: 0.02 },
    { transform: `${MIDDLE} scale(1)`, opacity: 1, offset: 0.3 },
    { transform: `${MIDDLE} scale(1.15)`, opacity: 0 },
  ];
}

/** A beam that grows along `angle`, in radians. */
export function beam(angle: number): Keyframe[] {
  const turn = `rotate(${angle}rad)`;
  return [
    { transform: `${turn} scaleX(0)`, opacity: 1, easing: ARRIVING },
    { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.6 },
    { transform: `${turn} scaleX(1)`, opacity: 0 },
  ];
}

const LEAP = 0.52; // the share of the way to the target

/** A step back, a leap, a short pause at the hit, and back home. `to` is the target. */
export function lunge({ x, y }: Away): Keyframe[] {
  const whole = WIND_UP + HOLD + RECOIL;
  const back = `translate(${-x * 0.09}px, ${-y * 0.09 - 8}px) rotate(-8deg)`;
  const hit = `translate(${x * LEAP}px, ${y * LEAP}px) rotate(11deg)`;
  return [
    { transform: 'none' },
    { transform: back, offset: (WIND_UP * 0.5) / whole, easing: 'cubic-bezier(0.7, 0, 1, 0.5)' },
    { transform: hit, offset: WIND_UP / whole },
    { transform: hit, offset: (WIND_UP + HOLD) / whole, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' },
    { transform: 'none' },
  ];
}

/** The target recoils from a hit and comes back. */
export function recoil({ x, y }: Away): Keyframe[] {
  return [{ transform: `translate(${x * 0.2}px, ${y * 0.2}px) rotate(6deg)`, easing: HEAVY }, { transform: 'none' }];
}

/** A thing thrown in an arc, small and turning. It opens over the place and falls on it. */
export function thrown({ x, y }: Away): Keyframe[] {
  return [
    { transform: `translate(${x}px, ${y}px) scale(0.12) rotate(-260deg)`, opacity: 1 },
    { transform: `translate(${x / 2}px, ${y / 2 - 90}px) scale(0.45) rotate(-90deg)`, offset: 0.5 },
    { transform: 'translate(0, -46px) scale(1.3) rotate(0)', offset: 0.82, easing: FALLING },
    { transform: 'none' },
  ];
}

/** A figure darkens, stands for a moment, and falls. */
export function fallOver(): Keyframe[] {
  const whole = STAND + FALL;
  return [
    { transform: 'none', opacity: 1 },
    { transform: 'rotate(-6deg)', opacity: 1, offset: STAND / whole, easing: 'cubic-bezier(0.6, 0, 0.95, 0.4)' },
    { transform: 'rotate(82deg) translate(14px, 4px)', opacity: 1, offset: 0.9 },
    { transform: 'rotate(82deg) translate(14px, 4px)', opacity: 0 },
  ];
}
