/** The bases of the four sides. Each has its own shape, and the colour of its side. */

import type { Base } from '../../../../art/figure';
import { polygon, type Point } from '../../../../art/svg';

function spiked(outer: number, inner: number, points: number): Point[] {
  return polygon(outer, points * 2).map(([x, y], at): Point => {
    const share = at % 2 === 0 ? 1 : inner / outer;
    return [x * share, y * share];
  });
}

const SHIELD: readonly Point[] = [
  [-42, -36],
  [0, -46],
  [42, -36],
  [40, 10],
  [0, 50],
  [-40, 10],
];

const BOULDER: readonly Point[] = [
  [-44, -40],
  [-10, -46],
  [8, -40],
  [44, -42],
  [50, -6],
  [43, 40],
  [10, 46],
  [-6, 40],
  [-46, 42],
  [-50, 4],
];

export const DRAGON: Base = {
  corners: spiked(53, 45, 14),
  paint: ['#ff8f5e', '#c7361a', '#4f0d06'],
  side: '#6d1a0c',
  foot: '#2a0604',
};
export const DWARVES: Base = {
  corners: polygon(44, 8, 22.5),
  paint: ['#9fd2f7', '#2f73ad', '#123656'],
  side: '#1c466b',
  foot: '#081523',
};
export const KNIGHTS: Base = {
  corners: SHIELD,
  paint: ['#fff0b0', '#d8a628', '#6b4c08'],
  side: '#7a5a08',
  foot: '#2c1f02',
};
export const TROLLS: Base = {
  corners: BOULDER,
  paint: ['#8fe6c6', '#1f9472', '#0a4232'],
  side: '#0f5a44',
  foot: '#031f17',
};
