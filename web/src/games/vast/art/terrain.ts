/** Squares of Terrain: water, fire, mushrooms and holes instead of a floor. */

import type { Picture } from '../../../art/gallery.svelte';
import { dice } from '../../../art/random';
import { icon, linear, picture, print, radial } from '../../../art/svg';
import { iconOf } from './icons';
import { BOX, cliff, HEIGHT, SHADOW, WIDTH } from './tiles';

const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  canyon: ['#b08a5e', '#6b4d33'],
  lake: ['#6fc4e0', '#1d5f86'],
  magma: ['#6b3a30', '#2a100c'],
  mushroom_forest: ['#94ac6c', '#3a5a32'],
  pits: ['#8a7a72', '#4c4044'],
  river: ['#7fd0e6', '#2a6f9e'],
};

/** The feature of each Terrain, as it points north. */
const FEATURES: Readonly<Record<string, () => string>> = {
  canyon: gorge,
  canyon_bridge: () => `${gorge()}${planks()}`,
  lake: () => waves(5),
  magma: fissures,
  mushroom_forest: mushrooms,
  pits: holes,
  river: () => `<g transform="rotate(-90 100 100)">${waves(7)}</g>${current()}`,
};

/**
 * A square of Terrain with a direction, from 0 (north) to 3 (west). A passable Canyon has a bridge.
 */
export function terrainPicture(terrain: string, course: number, impassable: boolean): Picture {
  const feature = terrain === 'canyon' && !impassable ? 'canyon_bridge' : terrain;
  const draw = () => drawTerrain(terrain, feature, course);
  return { name: `vast/terrain-${feature}-${course}`, width: WIDTH, height: HEIGHT, draw };
}

function drawTerrain(terrain: string, feature: string, course: number): string {
  const ground = GROUNDS[terrain] ?? ['#888', '#444'];
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${linear('ground', ground)}${radial('hole', [
      [0, '#050305'],
      [0.7, '#120b0e'],
      [1, '#3a2f33'],
    ])}${linear('cap', ['#ffe9d8', '#d9765a', '#6a2418'])}</defs>${SHADOW}${cliff([ground[1] ?? '#444', '#140d12'])}
    <g filter="url(#rough)"><rect width="200" height="200" rx="8" fill="url(#ground)"/></g>
    <g transform="rotate(${course * 90} 100 100)">${FEATURES[feature]?.() ?? ''}</g>
    <rect x=".8" y=".8" width="198.4" height="198.4" rx="7" fill="none" stroke="#fff" stroke-opacity=".25"/>`,
    BOX,
  );
}

function raised(thing: string, x: number, y: number, size: number): string {
  const at = { at: [x, y] as const, size };
  return `<g transform="translate(5 7)" opacity=".6" filter="url(#soft)">${icon(iconOf(thing), at, '')}</g>
    <g filter="url(#relief)">${icon(iconOf(thing), at, 'fill="url(#cap)"')}</g>`;
}

/** Rows of short waves, lit from above. */
function waves(rows: number): string {
  const roll = dice(rows * 7);
  return Array.from({ length: rows }, (_, row) => {
    const [x, y] = [12 + roll() * 50, 18 + (row * 170) / rows];
    const wave = `M${x} ${y}q14 -11 28 0t28 0t28 0${roll() > 0.5 ? 't28 0' : ''}`;
    const shade = 'stroke="#0b2f4a" stroke-opacity=".4" stroke-width="5" transform="translate(0 3)"';
    const crest = 'stroke="#eafcff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"';
    return [shade, crest].map((look) => `<path d="${wave}" fill="none" ${look}/>`).join('');
  }).join('');
}

/** Glowing cracks through a crust. */
function fissures(): string {
  const roll = dice(31);
  const paths = [0, 1, 2, 3].map((at) => {
    const points = [0, 1, 2, 3, 4, 5].map((step) => print([step * 40, 26 + at * 48 + (roll() - 0.5) * 44]));
    return `M${points.join('L')}`;
  });
  const cracks = `${paths.join('')}M60 0L84 60L70 120L96 200`;
  const stroke = (colour: string, width: number, more = '') =>
    `<path d="${cracks}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  return `${stroke('#ff6a1c', 22, 'opacity=".6" filter="url(#soft)"')}${stroke('#ff8a2a', 11)}${stroke('#fff0a0', 4)}`;
}

function mushrooms(): string {
  const places = [
    [58, 62, 74],
    [140, 78, 88],
    [70, 140, 92],
    [148, 152, 62],
  ] as const;
  return places.map(([x, y, size]) => raised('omen:mushroom', x, y, size)).join('');
}

function holes(): string {
  const places = [
    [66, 70, 44],
    [138, 88, 32],
    [92, 146, 36],
  ] as const;
  return places
    .map(
      ([
        x,
        y,
        wide,
      ]) => `<ellipse cx="${x + 2}" cy="${y + 3}" rx="${wide + 5}" ry="${wide * 0.8 + 5}" fill="#fff" opacity=".35"/>
      <ellipse cx="${x}" cy="${y}" rx="${wide + 3}" ry="${wide * 0.8 + 3}" fill="#2a2024"/>
      <ellipse cx="${x}" cy="${y + 3}" rx="${wide}" ry="${wide * 0.8}" fill="url(#hole)"/>`,
    )
    .join('');
}

/** A bridge of planks, from side to side. */
function planks(): string {
  const boards = [26, 52, 78, 104, 130, 156].map(
    (x) => `<rect x="${x}" y="68" width="22" height="64" rx="3" fill="#a9793f" stroke="#3a2412" stroke-width="3"/>`,
  );
  const ropes = [66, 134].map(
    (y) => `<path d="M10 ${y}Q100 ${y + 8} 190 ${y}" fill="none" stroke="#e3c48a" stroke-width="5"/>`,
  );
  return `<rect x="24" y="78" width="156" height="64" fill="#000" opacity=".5" filter="url(#soft)"/>
    ${boards.join('')}${ropes.join('')}`;
}

/** Arrows in the direction of the current. */
function current(): string {
  const heads = [150, 86].map((y) => `M72 ${y}L100 ${y - 30}L128 ${y}`).join('');
  const stroke = (colour: string, width: number) => `<path d="${heads}" stroke="${colour}" stroke-width="${width}"/>`;
  return `<g opacity=".85" fill="none" stroke-linecap="round" stroke-linejoin="round">
    ${stroke('#0b2f4a', 15)}${stroke('#eafcff', 8)}</g>`;
}

function gorge(): string {
  const roll = dice(5);
  const edge = (side: number) => [0, 1, 2, 3, 4, 5].map((at) => print([100 + side * (46 + roll() * 16), at * 40]));
  const path = `M${edge(-1).join('L')}L${edge(1).toReversed().join('L')}Z`;
  const rim = `<path d="${path}" transform="translate(-3 0)" fill="#ffe3bc" opacity=".5"/>`;
  return `${rim}<path d="${path}" fill="url(#hole)"/>`;
}
