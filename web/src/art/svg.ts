/** Pictures as SVG text, built from a few pieces. */

import { LIGHT } from './light';

export type Point = readonly [x: number, y: number];

/** A stop of a gradient. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Return a whole picture with the light filters. `box` is its viewBox, from 0 0 by default. */
export function picture(width: number, height: number, body: string, box = `0 0 ${width} ${height}`): string {
  const size = `width="${width}" height="${height}" viewBox="${box}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${LIGHT}${body}</svg>`;
}

/** Return a gradient of equally spaced colours, by default from the upper left to the lower right. */
export function linear(id: string, colours: readonly string[], [x, y]: Point = [1, 1]): string {
  const stops = colours.map((colour, at): Stop => [at / Math.max(1, colours.length - 1), colour]);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops.map(stop).join('')}</linearGradient>`;
}

/** Return a gradient around a point of the shape, whose width and height count as 1. */
export function radial(id: string, stops: readonly Stop[], [x, y]: Point = [0.5, 0.5], radius = 0.5): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stops.map(stop).join('')}</radialGradient>`;
}

function stop([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

export interface Placed {
  at: Point; // its middle
  size: number;
  turn?: number; // degrees
  mirrored?: boolean;
}

/** Return an icon at a place. Its outline is drawn 512 units wide. `paint` are its attributes. */
export function icon(outline: string, { at: [x, y], size, turn = 0, mirrored = false }: Placed, paint: string): string {
  const scale = size / 512;
  const across = mirrored ? -scale : scale;
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${across} ${scale}) translate(-256 -256)`;
  return `<g transform="${place}"><path d="${outline}" ${paint}/></g>`;
}

/** Return the corners of a polygon around the origin. `start` is the angle of the first one in degrees. */
export function polygon(radius: number, count: number, start = -90, jitter: () => number = () => 0): Point[] {
  return Array.from({ length: count }, (_, at): Point => {
    const angle = ((start + (360 / count) * at) * Math.PI) / 180;
    const reach = radius + jitter();
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

/** Return a polygon with rounded corners, because stone is never sharp. */
export function worn(corners: readonly Point[], radius: number): string {
  const parts = corners.map((corner, at) => {
    const before = toward(corner, corners.at(at - 1) ?? corner, radius);
    const after = toward(corner, corners[(at + 1) % corners.length] ?? corner, radius);
    return `${at === 0 ? 'M' : 'L'}${print(before)}Q${print(corner)} ${print(after)}`;
  });
  return `${parts.join('')}Z`;
}

/** Return the point at a distance from one corner towards another. */
function toward([x, y]: Point, [u, v]: Point, distance: number): Point {
  const share = distance / (Math.hypot(u - x, v - y) || 1);
  return [x + (u - x) * share, y + (v - y) * share];
}

export function moved(points: readonly Point[], [x, y]: Point): Point[] {
  return points.map(([u, v]) => [u + x, v + y]);
}

/** Return a point in the notation of SVG paths. */
export function print([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Draw rocks or hills across a width, filled down to `floor`. They rise `high` above `y`, or sink if negative. */
export function ridge(
  roll: () => number,
  { width, y, high, step, floor }: { width: number; y: number; high: number; step: number; floor: number },
): string {
  let path = `M-4 ${floor}L-4 ${y}`;
  for (let x = 0; x <= width + step; x += step * (0.6 + roll() * 0.8)) path += `L${print([x, y - high * roll()])}`;
  return `${path}L${width + 4} ${floor}Z`;
}
