/** A City as a diorama on a slab of earth, whole or as a ruin. */

import { dice } from '../../../art/random';
import { linear, picture, radial } from '../../../art/svg';
import { roofOf, storey, type Block } from './roofs';
import { shade } from './shade';
import { path, rect } from './shapes';
import { styleOf, type Style } from './styles';

export const WIDTH = 420;
export const HEIGHT = 236;

type Roll = () => number;

const SLAB = 'M30 172C30 140 110 126 210 126C310 126 390 140 390 172C390 200 310 216 210 216C110 216 30 200 30 172Z';
const ROAD = 'M196 214C206 196 190 186 204 172L222 172C214 188 234 196 230 214Z';
const BAY = 'M60 186C120 176 300 178 372 186C330 210 270 214 210 214C150 214 90 206 60 186Z';
const SMOKE = 'M152 56C136 36 170 26 158 2C186 18 178 40 168 56ZM262 68C250 50 280 42 270 18C294 36 286 54 276 68Z';
const PYRES =
  'M150 140C110 96 176 84 146 30C120 4 196 0 190 40C214 78 176 104 196 140Z' +
  'M252 144C226 112 284 100 262 58C250 34 306 40 296 72C310 104 276 118 288 144Z';

/** A standing City. */
export function wholeCity(city: string): string {
  const [style, roll] = [styleOf(city), dice(seedOf(city))];
  const houses = housesOf(style, roll);
  return picture(
    WIDTH,
    HEIGHT,
    ground(style.land) +
      (style.water ? bay() : `<path d="${ROAD}" fill="#b09a70" opacity=".7"/>`) +
      shadows(houses) +
      `<g filter="url(#fine)">${houses.map((block) => house(block, style, roll)).join('')}</g>` +
      `<g transform="translate(8 5)" opacity=".4" filter="url(#soft)">${style.landmark}</g>` +
      `<g filter="url(#fine)">${style.landmark}</g>` +
      (style.garden ? trees(roll) : '') +
      (style.smoke ? `<path d="${SMOKE}" fill="#8d7d79" opacity=".55" filter="url(#soft)"/>` : ''),
  );
}

/** The ruin of a City. */
export function ruinedCity(city: string): string {
  const [style, roll] = [styleOf(city), dice(seedOf(city))];
  const houses = housesOf(style, roll);
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${radial('embers', [
      [0, '#ff9a3c', 0.75],
      [1, '#ff5a20', 0],
    ])}</defs>` +
      ground(['#6a5d52', '#2e2622']) +
      shadows(houses.map((block) => ({ ...block, height: block.height * 0.4 }))) +
      `<g filter="url(#fine)">${houses.map((block) => stump(block, roll)).join('')}</g>` +
      rubble(roll) +
      '<ellipse cx="200" cy="150" rx="150" ry="46" fill="url(#embers)"/>' +
      `<path d="${PYRES}" fill="#2b2422" opacity=".62" filter="url(#soft)"/>`,
  );
}

/** A City looks the same each time. */
function seedOf(city: string): number {
  return [...(city.split(':')[1] ?? '')].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
}

/** Two rows of houses, higher towards the middle. The houses in front are smaller. */
function housesOf(style: Style, roll: Roll): Block[] {
  const row = (count: number, y: number, size: number) =>
    Array.from({ length: count }, (_, at): Block => {
      const aside = (at + 0.5) / count - 0.5;
      const width = (250 / style.houses) * style.width * (0.75 + roll() * 0.5) * size;
      return {
        x: 210 + aside * 290 * (size < 1 ? 0.86 : 1) - width / 2,
        y: y + Math.abs(aside) * 14,
        width,
        height: (40 + 76 * (1 - Math.abs(aside) * 1.55) * (0.55 + roll() * 0.6)) * style.height * size ** 3,
        stone: shade(style.stone, size < 1 ? 0.06 : -0.14),
        tiles: style.tiles,
        roof: style.roofs[Math.floor(roll() * 3)] ?? 'gable',
      };
    });
  return [...row(style.houses, 148, 1), ...row(style.houses - 3, 163, 0.9)];
}

function house(block: Block, { window }: Style, roll: Roll): string {
  const { x, y, width, height, stone } = block;
  const windows = Array.from({ length: Math.max(0, Math.floor(height / 17) - 1) }, (_, at) =>
    roll() < 0.3
      ? ''
      : `<rect x="${x + width * (0.34 + (at % 2) * 0.18)}" y="${y - height + 7 + at * 16}" ` +
        `width="${Math.max(2.4, width * 0.11)}" height="5.5" rx="1" fill="${window}"/>`,
  );
  return storey(x, y, width, height, stone) + roofOf(block) + windows.join('');
}

/** A broken wall, with a fire behind its window. */
function stump({ x, y, width, height, stone }: Block, roll: Roll): string {
  const top = height * (0.28 + roll() * 0.4);
  const edge = [1, 2, 3, 4].map((at) => `L${x + (width * at) / 4} ${y - top + (roll() - 0.4) * height * 0.22}`);
  return (
    path(`M${x} ${y}V${y - top}${edge.join('')}V${y}Z`, shade(stone, -0.52)) +
    path(`M${x} ${y}V${y - top}L${x + width * 0.3} ${y - top + 4}V${y}Z`, shade(stone, -0.3)) +
    rect(x + width * 0.45, y - top * 0.55, width * 0.2, width * 0.26, '#ff7a2e')
  );
}

/** The slab of earth with its shadow. */
function ground(land: readonly [string, string]): string {
  return (
    `<defs>${linear('land', land)}</defs>` +
    `<path d="${SLAB}" transform="translate(16 20)" opacity=".6" filter="url(#softer)"/>` +
    `<path d="${SLAB}" transform="translate(0 13)" fill="#2e1e12"/>` +
    `<path d="${SLAB}" transform="translate(0 10)" fill="#573a22" filter="url(#rough)"/>` +
    `<g filter="url(#carve)"><path d="${SLAB}" fill="url(#land)"/></g>`
  );
}

function bay(): string {
  const waves = [0, 1, 2, 3, 4].map((at) => `M${100 + at * 46} ${196 + (at % 2) * 6}q10 -4 20 0`);
  return (
    `<defs>${linear('sea', ['#8fd0dc', '#2f6f92'])}</defs><path d="${BAY}" fill="url(#sea)"/>` +
    `<path d="${waves.join('')}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>`
  );
}

function shadows(houses: readonly Block[]): string {
  const cast = houses.map(
    ({ x, y, width, height }) => `<rect x="${x + 6}" y="${y - height}" width="${width}" height="${height}"/>`,
  );
  return `<g transform="translate(9 5) skewX(-14)" opacity=".34" filter="url(#soft)">${cast.join('')}</g>`;
}

function trees(roll: Roll): string {
  return Array.from({ length: 22 }, () => {
    const [angle, far] = [roll() * 6.28, roll() ** 0.4];
    const x = Math.round(210 + Math.cos(angle) * 150 * far);
    const y = Math.round(180 + Math.abs(Math.sin(angle)) * 24 * roll());
    return (
      `<circle cx="${x + 2}" cy="${y + 2}" r="6" opacity=".3"/>` +
      `<circle cx="${x}" cy="${y}" r="${5 + roll() * 3}" fill="${roll() > 0.5 ? '#4f8a3c' : '#6fa84a'}"/>` +
      `<circle cx="${x - 2}" cy="${y - 2.4}" r="2.4" fill="#b9df86" opacity=".8"/>`
    );
  }).join('');
}

function rubble(roll: Roll): string {
  return Array.from({ length: 40 }, () => {
    const [x, y, size] = [70 + roll() * 280, 160 + roll() * 42, 3 + roll() * 7];
    const fill = roll() > 0.5 ? '#4a3f3a' : '#7a6a60';
    return path(`M${x} ${y}l${size} ${-size * 0.8}l${size} ${size * 0.6}l${-size * 0.5} ${size * 0.7}Z`, fill);
  }).join('');
}
