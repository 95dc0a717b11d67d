/** Light and shadow over the cave: the Knight carries the light, crystals and the way out have some of their own. */

import type { SquareView } from '../view.gen';
import type { Box, Point } from './geometry';
import { groundOf, rayLength, type Ground } from './rays';

export const FINE = 20; // pixels of a square: it is stretched
const RAYS = 180;
const SOFT: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.08, 0],
  [-0.08, 0],
  [0, 0.08],
  [0, -0.08],
];

export interface Scene {
  squares: readonly SquareView[];
  box: Box;
  bearer: Point | undefined; // the square of whoever carries the light
  entrance: string | null;
  shade: string; // a colour without its opacity: 9, 6, 18
  depth: number; // of the shade, 0 to 1
}

/** Paint the shade of a scene, with light cut out of it. */
export function paintShade(pen: CanvasRenderingContext2D, scene: Scene): void {
  const { squares, box, bearer, entrance } = scene;
  pen.setTransform(FINE, 0, 0, FINE, -box.left * FINE, -box.top * FINE);
  pen.globalCompositeOperation = 'source-over';
  pen.clearRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  for (const square of squares) darken(pen, square, scene);
  pen.globalCompositeOperation = 'destination-out';
  if (bearer !== undefined) carryLight(pen, groundOf(squares), bearer);
  for (const square of squares)
    if (square.lit && (square.tokens.includes('crystal') || square.thing === entrance)) glow(pen, square);
}

function darken(pen: CanvasRenderingContext2D, { x, y, lit }: SquareView, { shade, depth }: Scene): void {
  pen.fillStyle = `rgba(${shade}, ${lit ? depth : depth * 0.35})`;
  pen.fillRect(x - 0.02, y - 0.02, 1.04, 1.06);
}

/** From several points close to each other, so that shadows have soft edges. */
function carryLight(pen: CanvasRenderingContext2D, ground: Ground, { x, y }: Point): void {
  for (const [dx, dy] of SOFT) {
    const from = { x: x + 0.5 + dx, y: y + 0.5 + dy };
    pen.fillStyle = fade(pen, from, 4.4, ['.62', '.42']);
    pen.beginPath();
    for (let ray = 0; ray < RAYS; ray += 1) {
      const angle = ((ray + 0.03) / RAYS) * 2 * Math.PI;
      const length = rayLength(ground, from, angle);
      pen.lineTo(from.x + Math.cos(angle) * length, from.y + Math.sin(angle) * length);
    }
    pen.fill();
  }
}

function glow(pen: CanvasRenderingContext2D, { x, y }: SquareView): void {
  pen.fillStyle = fade(pen, { x: x + 0.5, y: y + 0.5 }, 0.9, ['.85', '.4']);
  pen.fillRect(x - 0.5, y - 0.5, 2, 2);
}

/** Less and less light, from the middle to a distance. */
function fade(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
  [near, half]: readonly [string, string],
): CanvasGradient {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgba(0, 0, 0, ${near})`);
  light.addColorStop(0.45, `rgba(0, 0, 0, ${half})`);
  light.addColorStop(1, 'rgba(0, 0, 0, 0)');
  return light;
}
