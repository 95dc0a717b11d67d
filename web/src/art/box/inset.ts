/** Put whole pictures into a larger one. */

import { LIGHT } from '../light';
import { print, type Point } from '../svg';

const WHOLE = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s;

export interface Place {
  at: Point; // of the upper left corner
  scale: number | readonly [across: number, down: number];
  turn?: number; // degrees
}

/**
 * Draw a picture within another one, without its letters: they are not needed, and not every machine has fonts.
 * Its ids get a prefix, because an id may exist once in a picture.
 */
export function inset(source: string, prefix: string, { at, scale, turn = 0 }: Place): string {
  const [, box = '', whole = ''] = WHOLE.exec(source) ?? [];
  const body = whole.replace(LIGHT, '').replaceAll(/<text.*?<\/text>/gs, '');
  const own = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const drawn = body
    .replaceAll(/ id="/g, ` id="${prefix}-`)
    .replaceAll(/url\(#([^)]+)\)/g, (link, id: string) => (own.has(id) ? `url(#${prefix}-${id})` : link));
  const [left = 0, top = 0] = box.split(' ').map(Number);
  const [across, down] = typeof scale === 'number' ? [scale, scale] : scale;
  const place = `translate(${print(at)}) rotate(${turn}) scale(${across} ${down}) translate(${print([-left, -top])})`;
  return `<g transform="${place}">${drawn}</g>`;
}
