/** Pieces, crests and tokens. Each role has a base of its own shape, with its figure in relief. */

import type { Picture } from '../../../art/gallery.svelte';
import { icon, linear, picture, radial } from '../../../art/svg';
import { crystals } from './crystals';
import { iconOf } from './icons';
import { PIECE, stand } from './stand';
import { TONES, type RoleName } from './tones';

/** A standing piece, 118 wide and 134 high. */
export function piecePicture(piece: string, role: RoleName): Picture {
  return { name: `vast/piece-${piece}`, ...PIECE, draw: () => stand(iconOf(piece), TONES[role]) };
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
