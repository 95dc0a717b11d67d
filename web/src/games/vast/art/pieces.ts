/** Pieces, crests and tokens. Each role has a base of its own shape, with its figure in relief. */

import type { Picture } from '../../../art/gallery.svelte';
import { icon, linear, picture, radial, type Point } from '../../../art/svg';
import { iconOf, TONES, type RoleName } from './icons';

/** A standing piece, 118 wide and 134 high. */
export function piecePicture(piece: string, role: RoleName): Picture {
  return { name: `vast/piece-${piece}`, width: 118, height: 134, draw: () => drawPiece(piece, role) };
}

function drawPiece(piece: string, role: RoleName): string {
  const { paint, base } = TONES[role];
  const edge = [9, 7, 5, 3, 1].map(
    (down) => `<path d="${base}" transform="translate(59 ${98 + down})" fill="${paint[2]}"/>`,
  );
  const figure = (fill: string) => icon(iconOf(piece), { at: [59, 54], size: 88 }, `fill="${fill}"`);
  return picture(
    118,
    134,
    `<defs>${linear('base', paint)}${linear('figure', ['#fffdf2', ...paint.slice(1)])}</defs>
    <path d="${base}" transform="translate(68 112)" opacity=".7" filter="url(#soft)"/>${edge.join('')}
    <g filter="url(#fine)"><path d="${base}" transform="translate(59 98)" fill="url(#base)"/></g>
    <path d="${base}" transform="translate(59 98) scale(.76)" opacity=".5"/>
    <g transform="translate(8 9)" opacity=".62" filter="url(#soft)">${figure('#000')}</g>
    <g filter="url(#relief)">${figure('url(#figure)')}</g>`,
  );
}

/** The shield of a role, 120 wide and 138 high. */
export function crestPicture(role: RoleName): Picture {
  return { name: `vast/crest-${role}`, width: 120, height: 138, draw: () => drawCrest(role) };
}

const SHIELD = 'M60 6L108 20V64C108 94 86 116 60 128C34 116 12 94 12 64V20Z';

function drawCrest(role: RoleName): string {
  const { paint } = TONES[role];
  const emblem = (fill: string) => icon(iconOf(`role:${role}`), { at: [60, 63], size: 72 }, `fill="${fill}"`);
  return picture(
    120,
    138,
    `<defs>${linear('shield', paint)}${linear('emblem', ['#fffdf2', '#f0dcb0', '#a58a52'])}</defs>
    <path d="${SHIELD}" transform="translate(6 8)" opacity=".7" filter="url(#soft)"/>
    <g filter="url(#relief)"><path d="${SHIELD}" fill="url(#shield)"/></g>
    <path d="${SHIELD}" transform="translate(60 66) scale(.84) translate(-60 -66)" fill="${paint[2]}"/>
    <path d="M60 16V118M22 58H98" stroke="${paint[1]}" stroke-width="14" opacity=".35"/>
    <g transform="translate(4 5)" opacity=".6" filter="url(#soft)">${emblem('#000')}</g>
    <g filter="url(#relief)">${emblem('url(#emblem)')}</g>`,
  );
}

interface Disc {
  paint: readonly string[];
  ink: string;
}

const DISCS: Readonly<Record<string, Disc>> = {
  treasure: { paint: ['#ffe9a8', '#c8862e', '#5a3208'], ink: '#2a1606' },
  event: { paint: ['#d8b4ff', '#7a3fb0', '#32104f'], ink: '#fbeaff' },
  vault: { paint: ['#ffe08a', '#a87a1c', '#4a3206'], ink: '#2a1606' },
  flame_wall: { paint: ['#ffd08a', '#e0521c', '#5c1306'], ink: '#fff3d0' },
  ogre: { paint: ['#dcf0a0', '#5f8a2a', '#233a0a'], ink: '#f4ffd8' },
  troll: { paint: ['#cfe8e0', '#3f7a6a', '#12382f'], ink: '#eafff8' },
  meat: { paint: ['#ffc9b0', '#a8442a', '#4a140a'], ink: '#fff0e6' },
  claw: { paint: ['#ffd0b0', '#d0481f', '#5c1406'], ink: '#fff' },
  flame: { paint: ['#fff0a0', '#e08a1c', '#5c2f06'], ink: '#2a1606' },
  wing: { paint: ['#c9e6ff', '#3a7fc4', '#10325c'], ink: '#fff' },
};

/** The names of all tokens. */
export const TOKENS: readonly string[] = ['crystal', 'entrance', ...Object.keys(DISCS)];

/** A token on a square, 120 wide and high. Crystals stand upright. */
export function tokenPicture(token: string): Picture {
  return { name: `vast/token-${token}`, width: 120, height: 120, draw: () => drawToken(token) };
}

function drawToken(token: string): string {
  if (token === 'crystal') return crystals();
  if (token === 'entrance') return stairs();
  const { paint, ink } = DISCS[token] ?? { paint: ['#fff', '#999', '#333'], ink: '#000' };
  const outline = iconOf(`token:${token}`);
  return picture(
    120,
    120,
    `<defs>${linear('disc', paint)}</defs><circle cx="65" cy="69" r="40" opacity=".6" filter="url(#soft)"/>
    <circle cx="60" cy="66" r="40" fill="${paint[2] ?? '#000'}"/>
    <g filter="url(#relief)"><circle cx="60" cy="60" r="40" fill="url(#disc)"/></g>
    <circle cx="60" cy="60" r="33" opacity=".2"/>
    <g filter="url(#fine)">${icon(outline, { at: [60, 60], size: 52 }, `fill="${ink}"`)}</g>`,
  );
}

const TREADS = ['#8f7f6a', '#a5947a', '#bcaa8c', '#d6c49f', '#f4e6bf'];

/** Steps that lead up into the daylight. */
function stairs(): string {
  const steps = TREADS.map((fill, at) => {
    const [x, y, width] = [20 + at * 5, 84 - at * 15, 80 - at * 10];
    return `<rect x="${x + 3}" y="${y + 9}" width="${width}" height="10" opacity=".45"/>
      <g filter="url(#fine)"><rect x="${x}" y="${y}" width="${width}" height="14" rx="2" fill="${fill}"/></g>`;
  });
  const day = radial('day', [
    [0, '#fff6d0', 0.95],
    [1, '#ffe9a8', 0],
  ]);
  return picture(120, 120, `<defs>${day}</defs><circle cx="60" cy="52" r="60" fill="url(#day)"/>${steps.join('')}`);
}

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

function crystals(): string {
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
