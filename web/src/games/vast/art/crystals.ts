/** The Crystals of the cave, lit from within. */

import { linear, picture, type Point } from '../../../art/svg';

interface Shard {
  foot: Point;
  width: number;
  height: number;
  lean: number; // degrees
}

const SHARDS: readonly Shard[] = [
  { foot: [60, 92], width: 22, height: 74, lean: 0 },
  { foot: [40, 94], width: 17, height: 52, lean: -20 },
  { foot: [80, 94], width: 18, height: 56, lean: 17 },
  { foot: [28, 96], width: 12, height: 32, lean: -36 },
  { foot: [94, 96], width: 12, height: 34, lean: 34 },
];

/** Draw Crystals that stand upright. */
export function crystals(): string {
  return picture(
    120,
    120,
    `<defs>${linear('lit', ['#ffffff', '#7fe3ff', '#1c6aa0'])}${linear('dim', ['#d8faff', '#3fb4e8', '#123f70'])}</defs>
    <ellipse cx="66" cy="94" rx="40" ry="14" opacity=".5" filter="url(#soft)"/>${SHARDS.map(shard).join('')}`,
  );
}

function shard({ foot: [x, y], width, height, lean }: Shard): string {
  const [half, shoulder] = [width / 2, -height * 0.7];
  return `<g transform="translate(${x} ${y}) rotate(${lean})">
    <path d="M${-half} 0V${shoulder}L0 ${-height}L${half} ${shoulder}V0L0 7Z" fill="url(#dim)"/>
    <path d="M${-half} 0V${shoulder}L0 ${-height}L${-width * 0.08} ${-height * 0.64}V6Z" fill="url(#lit)"/></g>`;
}
