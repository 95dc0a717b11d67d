/**
 * Volfyirion from above, in parts that move against each other, and its head as it looks out of the
 * Lair.
 */

import head from '~icons/spiked-dragon-head';
import { icon, linear, picture } from '../../../art/svg';

export const BODY = { width: 200, height: 330 };
export const WING = { width: 240, height: 240 };
export const SHADOW = { width: 640, height: 420 };
export const HEAD = { width: 120, height: 120 };

const BODY_OUTLINE =
  'M100 2C107 10 111 22 113 34L119 42L136 78L116 58C114 66 110 74 109 84C110 94 122 102 128 118C134 140 126 172 ' +
  '116 196C110 214 110 236 116 256C122 276 120 292 108 304L118 306L96 328L90 300L98 304C106 290 104 276 98 258' +
  'C92 238 92 214 84 196C74 172 66 140 72 118C78 102 90 94 91 84C90 74 86 66 84 58L64 78L81 42L87 34' +
  'C89 22 93 10 100 2Z';
const WING_OUTLINE =
  'M6 108C40 84 76 50 112 36C150 40 200 50 236 74Q196 96 216 146Q176 138 166 196Q132 162 100 208Q74 168 8 172Z';
const BONES = 'M4 124Q66 92 112 36L236 74M112 36L216 146M112 36L166 196M112 36L100 208M112 36L104 18';
const MIRRORED = 'transform="translate(240 0) scale(-1 1)"';
const SCALES = linear('scales', ['#ffb47c', '#c9351a', '#4a0c07']);
const SKIN = linear('skin', ['#e8683a', '#8f2414', '#35080a']);

/** The body, head up. */
export function dragonBody(): string {
  const spikes = Array.from({ length: 13 }, (_, at) => `M${95 + at * 0.1} ${92 + at * 14}l5 -9l5 9Z`);
  return picture(
    BODY.width,
    BODY.height,
    `<defs>${SCALES}</defs><g filter="url(#scaly)"><path d="${BODY_OUTLINE}" fill="url(#scales)"/></g>` +
      `<path d="${spikes.join('')}" fill="#35080a" opacity=".8"/>` +
      '<path d="M92 34l-4 7M108 34l4 7" stroke="#fff2a8" stroke-width="4" stroke-linecap="round"/>',
  );
}

/**
 * A wing, with its shoulder towards the body. Only the path is mirrored, not the filter, so the
 * light keeps its direction.
 */
export function dragonWing(side: 'left' | 'right'): string {
  const turned = side === 'left' ? MIRRORED : '';
  const bone = (colour: string, width: number, more: string) =>
    `<path d="${BONES}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    `stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  return picture(
    WING.width,
    WING.height,
    `<defs>${SKIN}</defs><g filter="url(#relief)"><path d="${WING_OUTLINE}" ${turned} fill="url(#skin)"/></g>` +
      `<g ${turned}>${bone('#2c0606', 9, 'opacity=".5" transform="translate(3 4)"')}` +
      `${bone('#d9502a', 7, '')}${bone('#ffb68a', 2, 'transform="translate(-1.5 -2)"')}</g>`,
  );
}

export function dragonShadow(): string {
  return picture(
    SHADOW.width,
    SHADOW.height,
    `<g filter="url(#softer)" opacity=".62"><path d="${WING_OUTLINE}" transform="translate(326 60)"/>` +
      `<path d="${WING_OUTLINE}" transform="translate(314 60) scale(-1 1)"/>` +
      `<path d="${BODY_OUTLINE}" transform="translate(220 50)"/></g>`,
  );
}

export function dragonHead(): string {
  const placed = { at: [60, 60], size: 108 } as const;
  const shadow = `<g transform="translate(6 8)" opacity=".6" filter="url(#soft)">${icon(head, placed, '')}</g>`;
  return picture(
    HEAD.width,
    HEAD.height,
    `<defs>${SCALES}</defs>${shadow}<g filter="url(#scaly)">${icon(head, placed, 'fill="url(#scales)"')}</g>`,
  );
}
