/** The styles of the Cities: their material, their land, and their landmark. */

import { storey, type Roof } from './roofs';
import { rect } from './shapes';

export interface Style {
  stone: string;
  tiles: string;
  roofs: readonly [Roof, Roof, Roof];
  height: number; // of its houses, 1 for full height
  width: number;
  houses: number; // in the back row
  land: readonly [string, string];
  window: string;
  landmark: string; // as SVG
  water?: boolean;
  garden?: boolean;
  smoke?: boolean;
}

const LIGHT_HOUSE =
  '<path d="M336 180L343 92H357L364 180Z" fill="#e9dcc0"/><path d="M353 180V92H357L364 180Z" fill="#9c8d70"/>' +
  '<path d="M340 132h20v8h-21zM342 106h16v7h-17z" fill="#a4562f"/>' +
  rect(342, 80, 16, 12, '#ffe39a') +
  '<path d="M338 81L350 64L362 81Z" fill="#a4562f"/><path d="M108 201h38l-8 9h-22Z" fill="#6b3d1c"/>' +
  '<path d="M128 199V164L150 197Z" fill="#fff6e0"/><path d="M124 199V171L108 198Z" fill="#d9c9a8"/>';

/** A tower with a needle on top, higher than all others. */
const SPIRE =
  storey(196, 158, 28, 96, '#9fb2c6') +
  '<path d="M190 62h40v8h-40z" fill="#6f8299"/><path d="M192 62L210 2L228 62Z" fill="#2f5f96"/>' +
  '<path d="M192 62L210 2L205 62Z" fill="#6f9fd6"/><path d="M217 62L210 2L228 62Z" fill="#173a63"/>' +
  rect(206, 84, 7, 12, '#ffe09a') +
  rect(206, 110, 7, 12, '#ffe09a');

/** One great dome on columns. */
const TEMPLE =
  storey(166, 160, 88, 44, '#e6dcc6') +
  [172, 190, 208, 226, 242].map((x) => storey(x, 158, 7, 36, '#fff4dc')).join('') +
  '<path d="M160 116h100v8h-100z" fill="#b9ac92"/><path d="M168 116a42 46 0 0 1 84 0Z" fill="#3f9c86"/>' +
  '<path d="M180 116a28 44 0 0 1 22 -44q-10 16 -9 44Z" fill="#a5e0cf"/>' +
  '<path d="M226 116q8 -26 -4 -44q26 8 30 44Z" fill="#20604f"/>' +
  '<path d="M210 70v-14" stroke="#ffe3a4" stroke-width="3"/>';

/** Terraces with a stair up to a fire. */
const ZIGGURAT =
  storey(146, 162, 128, 24, '#d3a768') +
  storey(162, 138, 96, 22, '#d3a768') +
  storey(178, 116, 64, 22, '#d3a768') +
  storey(194, 94, 32, 18, '#e0bb84') +
  '<path d="M200 162L205 76H215L220 162Z" fill="#8f6a34"/><path d="M203 76q7 -26 7 -26q0 0 7 26Z" fill="#ffb03a"/>';

/** A pagoda of five roofs. */
const PAGODA = [0, 1, 2, 3, 4]
  .map((at) => {
    const [y, half] = [156 - at * 25, 34 - at * 5];
    return (
      storey(210 - half + 6, y, half * 2 - 12, 20, '#d99a78') +
      `<path d="M${200 - half} ${y - 17}q10 -3 14 -10h${half * 2 - 8}q4 7 14 10Z" fill="#a3281f"/>` +
      `<path d="M${200 - half} ${y - 17}q10 -3 14 -10h${half * 0.5}q-4 7 -10 10Z" fill="#e06a55"/>`
    );
  })
  .join('');

/** A keep with a chimney on each side, and a gate that glows from the forge inside. */
const FORGE =
  storey(160, 162, 100, 66, '#77706f') +
  [160, 183, 206, 229, 248].map((x) => storey(x, 96, 12, 10, '#77706f')).join('') +
  storey(146, 162, 20, 104, '#625c5c') +
  storey(254, 162, 20, 92, '#625c5c') +
  '<path d="M192 162v-26a18 18 0 0 1 36 0v26Z" fill="#2b0f08"/>' +
  '<path d="M197 162v-20a13 13 0 0 1 26 0v20Z" fill="#ff8a2e"/>';

const STYLES: Readonly<Record<string, Style>> = {
  tylaris: {
    stone: '#8fa4bb',
    tiles: '#2f5f96',
    roofs: ['cone', 'cone', 'keep'],
    height: 1,
    width: 0.72,
    houses: 11,
    land: ['#6d8a5d', '#3f5a3a'],
    window: '#ffe09a',
    landmark: SPIRE,
  },
  vahylea: {
    stone: '#d9cdb4',
    tiles: '#3f9c86',
    roofs: ['dome', 'gable', 'dome'],
    height: 0.74,
    width: 1.05,
    houses: 9,
    land: ['#86a65c', '#4c6b35'],
    window: '#ffe09a',
    landmark: TEMPLE,
    garden: true,
  },
  alantar: {
    stone: '#c9b28f',
    tiles: '#a4562f',
    roofs: ['gable', 'gable', 'keep'],
    height: 0.82,
    width: 1,
    houses: 9,
    land: ['#7a9a9f', '#2f5c78'],
    window: '#ffe09a',
    landmark: LIGHT_HOUSE,
    water: true,
  },
  yrdesh: {
    stone: '#d3a768',
    tiles: '#b5813c',
    roofs: ['step', 'dome', 'step'],
    height: 0.68,
    width: 1.2,
    houses: 8,
    land: ['#d8b57c', '#9a7440'],
    window: '#5a3413',
    landmark: ZIGGURAT,
  },
  akao_uket: {
    stone: '#c98a6a',
    tiles: '#a3281f',
    roofs: ['tier', 'gable', 'tier'],
    height: 0.7,
    width: 1.05,
    houses: 8,
    land: ['#a79a58', '#67602f'],
    window: '#ffe09a',
    landmark: PAGODA,
  },
  kyr: {
    stone: '#77706f',
    tiles: '#3c3a40',
    roofs: ['keep', 'gable', 'keep'],
    height: 0.86,
    width: 1.05,
    houses: 9,
    land: ['#6f675d', '#3d3732'],
    window: '#ff9a4a',
    landmark: FORGE,
    smoke: true,
  },
};

/** The style of a City or of its copies, such as `city:kyr:2`. */
export function styleOf(city: string): Style {
  return STYLES[city.split(':')[1] ?? ''] ?? STYLES['tylaris']!;
}
