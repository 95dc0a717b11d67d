/** A flight over the whole table, as keyframes: a wide curve, and a shadow whose distance grows with the height. */

export const FLIGHT = 2300; // milliseconds
export const LANDING = 0.9; // the descent starts after this share of the flight

interface Point {
  x: number;
  y: number;
}

/** A point of the flight, with a height from 0 (on the table) to 1. */
interface Waypoint extends Point {
  high: number;
}

const FRAMES = 40;
const RISE = 110; // pixels between the body and its shadow, at most

interface Flight {
  body: Keyframe[];
  shadow: Keyframe[];
}

/** Return a flight around the screen from one point to another, in a size that fits the screen. */
export function flight(from: Point, to: Point, screen: { width: number; height: number }): Flight {
  const size = Math.max(0.42, Math.min(1.15, screen.width / 1500));
  const way = curve(waypoints(from, to, screen));
  const turns = headings(way);
  const frames = way.map(({ x, y, high }, at) => ({
    x,
    y,
    high,
    turn: turns[at] ?? 0,
    size: size * (0.45 + high * 0.65),
  }));
  return {
    body: frames.map(({ x, y, high, turn, size: scale }) => ({
      transform: `translate(${x}px, ${y - RISE * high * size}px) rotate(${turn}deg) scale(${scale})`,
    })),
    shadow: frames.map(({ x, y, high, turn, size: scale }) => ({
      transform: `translate(${x + 34 * high}px, ${y + 40 * high}px) rotate(${turn}deg) scale(${scale})`,
      opacity: 0.95 - high * 0.35,
    })),
  };
}

/** Return the way: out to the nearer side, along the edge of the screen, and down to the goal. */
function waypoints(from: Point, to: Point, { width, height }: { width: number; height: number }): Waypoint[] {
  const side = to.x < width / 2 ? 0.1 : 0.9;
  return [
    { ...from, high: 0 },
    { x: width * 0.55, y: height * 0.7, high: 0.8 },
    { x: width * side, y: height * 0.4, high: 1 },
    { x: to.x + (side < 0.5 ? -60 : 60), y: to.y - 40, high: 0.6 },
    { ...to, high: 0.05 },
  ];
}

/** Return a smooth line through all points (Catmull-Rom). */
function curve(points: readonly Waypoint[]): Waypoint[] {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const along = (frame / FRAMES) * (points.length - 1);
    const at = Math.min(points.length - 2, Math.floor(along));
    const [a, b, c, d] = [-1, 0, 1, 2].map((next) => points[Math.max(0, Math.min(points.length - 1, at + next))]!) as [
      Waypoint,
      Waypoint,
      Waypoint,
      Waypoint,
    ];
    const mix = (key: keyof Waypoint) => spline(a[key], b[key], c[key], d[key], along - at);
    return { x: mix('x'), y: mix('y'), high: Math.max(0, mix('high')) };
  });
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}

/** Return the directions on the way, in degrees from upwards, without long turns. */
function headings(way: readonly Point[]): number[] {
  const turns: number[] = [];
  way.forEach((_, at) => {
    const [before, after] = [way[Math.max(0, at - 1)]!, way[Math.min(way.length - 1, at + 1)]!];
    const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI + 90;
    const last = turns.at(-1) ?? turn;
    turns.push(last + ((((turn - last) % 360) + 540) % 360) - 180);
  });
  return turns;
}
