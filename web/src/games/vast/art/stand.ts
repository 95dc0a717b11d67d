/** Standing pieces. Each role has a base of its own shape. */

import { icon, linear, picture } from '../../../art/svg';
import type { Tone } from './tones';

export const PIECE = { width: 118, height: 134 };

/** Draw a standing piece: an outline in relief on the base of a role. */
export function stand(outline: string, { paint, base }: Tone): string {
  const edge = [9, 7, 5, 3, 1].map(
    (down) => `<path d="${base}" transform="translate(59 ${98 + down})" fill="${paint[2]}"/>`,
  );
  const figure = (fill: string) => icon(outline, { at: [59, 54], size: 88 }, `fill="${fill}"`);
  return picture(
    PIECE.width,
    PIECE.height,
    `<defs>${linear('base', paint)}${linear('figure', ['#fffdf2', ...paint.slice(1)])}</defs>
    <path d="${base}" transform="translate(68 112)" opacity=".7" filter="url(#soft)"/>${edge.join('')}
    <g filter="url(#fine)"><path d="${base}" transform="translate(59 98)" fill="url(#base)"/></g>
    <path d="${base}" transform="translate(59 98) scale(.76)" opacity=".5"/>
    <g transform="translate(8 9)" opacity=".62" filter="url(#soft)">${figure('#000')}</g>
    <g filter="url(#relief)">${figure('url(#figure)')}</g>`,
  );
}
