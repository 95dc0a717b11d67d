/** A face of a die: a plate in the shape of its symbol, with the symbol and its letter. */

import { icon, linear, picture } from '../../../art/svg';
import type { Face } from '../dice/dice';
import { SHAPES, toneOf } from './tones';

export const DIE = 100;
const LETTERING = 'text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" fill="#fff"';

/** Draw a face with the outline of its symbol. Without a letter there is no badge. */
export function drawDie(face: Face, outline: string, letter: string): string {
  const { paint, plate } = toneOf(face);
  const [, colour = '', dark = ''] = paint;
  const low = face === 'fire' ? 60 : face === 'helm' ? 46 : 50; // the widest part of the shape
  const size = face === 'fire' || face === 'air' ? 38 : 48;
  return picture(
    DIE,
    DIE,
    `<defs>${linear('d', paint)}</defs>
    <g filter="url(#relief)"><rect width="100" height="100" rx="17" fill="url(#d)"/></g>
    <rect x="5" y="5" width="90" height="90" rx="13" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>
    <g filter="url(#fine)"><path d="${SHAPES[face]}" transform="translate(13 9) scale(.74)" fill="${plate}"/></g>
    ${icon(outline, { at: [50, 9 + low * 0.74], size }, `fill="${dark}"`)}
    ${letter === '' ? '' : badge(letter, plate, dark)}
    <rect width="100" height="100" rx="17" fill="${colour}" opacity=".05"/>`,
  );
}

function badge(letter: string, plate: string, dark: string): string {
  const [y, size] = letter.length > 1 ? [89.4, 15] : [90.6, 18.5];
  return `<g><circle cx="84" cy="84" r="13.5" fill="${dark}" stroke="${plate}" stroke-width="2"/>
    <text x="84" y="${y}" font-size="${size}" ${LETTERING}>${letter}</text></g>`;
}
