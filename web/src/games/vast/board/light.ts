/** Light and shadow over the cave. The Knight carries the light. Crystals and the entrance glow. */

import type { SquareView } from '../view.gen';
import type { Box, Point } from './geometry';
import { groundOf, rayLength, type Ground } from './rays';

export const FINE = 20; // pixels per square; the canvas is stretched
const RAYS = 180;
const SOFT: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.08, 0],
  [-0.08, 0],
  [0, 0.08],
  [0, -0.08],
];

interface Light {
  colour: string; // without opacity
  reach: number; // in squares
  near: number; // opacity in the middle
  half: number; // opacity half-way
}

const WHITE: Light = { colour: '0, 0, 0', reach: 4.4, near: 0.62, half: 0.42 }; // cut out of the shade
const GLOW: Light = { colour: '0, 0, 0', reach: 0.9, near: 0.85, half: 0.4 };
const WARM: Light = { colour: '255, 176, 84', reach: 3.2, near: 0.26, half: 0.1 }; // of a torch, over the floor

export interface Scene {
  squares: readonly SquareView[];
  box: Box;
  bearer: Point | undefined; // the square of the Knight, who carries the light
  entrance: string | null;
  shade: string; // a colour without opacity, such as 9, 6, 18
  depth: number; // opacity of the shade, 0 to 1
}

/** Paint the shade of a scene, with light cut out of it. */
export function paintShade(pen: CanvasRenderingContext2D, scene: Scene): void {
  const { squares, box, bearer, entrance } = scene;
  pen.setTransform(FINE, 0, 0, FINE, -box.left * FINE, -box.top * FINE);
  pen.globalCompositeOperation = 'source-over';
  pen.clearRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  for (const square of squares) darken(pen, square, scene);
  pen.globalCompositeOperation = 'destination-out';
  const ground = groundOf(squares);
  if (bearer !== undefined) for (const [dx, dy] of SOFT) carryLight(pen, ground, shifted(bearer, dx, dy), WHITE);
  for (const square of squares)
    if (square.lit && (square.tokens.includes('crystal') || square.thing === entrance)) glow(pen, square);
  pen.globalCompositeOperation = 'source-over';
  if (bearer !== undefined) carryLight(pen, ground, shifted(bearer, 0, 0), WARM);
}

function darken(pen: CanvasRenderingContext2D, { x, y, lit }: SquareView, { shade, depth }: Scene): void {
  pen.fillStyle = `rgba(${shade}, ${lit ? depth : depth * 0.35})`;
  pen.fillRect(x - 0.02, y - 0.02, 1.04, 1.06);
}

/** The middle of a square, or a point near it. Light from several such points has soft shadows. */
function shifted({ x, y }: Point, dx: number, dy: number): Point {
  return { x: x + 0.5 + dx, y: y + 0.5 + dy };
}

/** Light everything that is visible from a point. */
function carryLight(pen: CanvasRenderingContext2D, ground: Ground, from: Point, light: Light): void {
  pen.fillStyle = fade(pen, from, light);
  pen.beginPath();
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = ((ray + 0.03) / RAYS) * 2 * Math.PI;
    const length = rayLength(ground, from, angle);
    pen.lineTo(from.x + Math.cos(angle) * length, from.y + Math.sin(angle) * length);
  }
  pen.fill();
}

function glow(pen: CanvasRenderingContext2D, { x, y }: SquareView): void {
  pen.fillStyle = fade(pen, { x: x + 0.5, y: y + 0.5 }, GLOW);
  pen.fillRect(x - 0.5, y - 0.5, 2, 2);
}

/** A light that fades from the middle to its reach. */
function fade(pen: CanvasRenderingContext2D, { x, y }: Point, { colour, reach, near, half }: Light): CanvasGradient {
  const light = pen.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, `rgba(${colour}, ${near})`);
  light.addColorStop(0.45, `rgba(${colour}, ${half})`);
  light.addColorStop(1, `rgba(${colour}, 0)`);
  return light;
}
