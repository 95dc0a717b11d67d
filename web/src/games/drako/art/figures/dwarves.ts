/** Three dwarves: Brald with his axe, Urpen with the net, Morin with the crossbow. */

import { figure, type Layer } from '../../../../art/figure';
import { MATERIALS } from '../../../../art/materials';
import { DWARVES } from './bases';

const BLUE = ['#9fd2f7', '#2f73ad', '#123656'];
const NAVY = ['#5c93c2', '#1d4c75', '#0b2238'];
const EYES = `<circle cx="68" cy="53" r="2.3" fill="#1a0d08"/><circle cx="82" cy="53" r="2.3" fill="#1a0d08"/>
  <path d="M63 49L72 50.5M87 49L78 50.5" stroke="#3a1c0c" stroke-width="2.2" stroke-linecap="round"/>`;

const CAPE = 'M48 60C40 80 35 98 37 115C54 123 97 123 113 115C115 98 110 80 102 60Z';
const BOOTS = `M52 103H71V117C66 121 51 121 45 117C45 112 50 110 52 103ZM79 103H98C100 110 105 112 105 117
  C99 121 84 121 79 117Z`;
const TUNIC = 'M50 66C45 82 45 96 50 110H100C105 96 105 82 100 66C92 60 58 60 50 66Z';
const BELT = 'M47 92C62 98 88 98 103 92V100C88 107 62 107 47 100ZM69 92H81V106H69Z';
const SHOULDERS = `M37 71C39 58 52 54 62 60L60 76C52 83 41 81 37 71ZM113 71C111 58 98 54 88 60L90 76
  C98 83 109 81 113 71Z`;
const FACE = 'M58 44H92C94 58 90 70 75 71C60 70 56 58 58 44Z';
const NOSE = 'M71 51C67 59 68 65 75 66C82 65 83 59 79 51C77 49 73 49 71 51Z';
const MOUSTACHE = 'M75 62C66 57 57 62 52 72C61 68 70 71 75 67C80 71 89 68 98 72C93 62 84 57 75 62Z';

/** The clothes of every Dwarf. */
function body(cape: readonly string[], tunic: readonly string[]): Layer[] {
  return [
    { path: CAPE, paint: cape, filter: 'carve', shadow: 7 },
    { path: BOOTS, paint: MATERIALS.leather, shadow: 3 },
    { path: TUNIC, paint: tunic, filter: 'scaly' },
    { path: BELT, paint: MATERIALS.gold, filter: 'fine', shadow: 2 },
  ];
}

const AXE_SHAFT = 'M-3 -36H3L3.5 62H-3.5Z';
const AXE_HEAD = `M-3 -18C-12 -20 -20 -28 -24 -40C-38 -28 -38 2 -24 14C-20 2 -12 -4 -3 -6ZM3 -18C12 -20 20 -28 24 -40
  C38 -28 38 2 24 14C20 2 12 -4 3 -6ZM-5 -22H5V-2H-5ZM0 -46L5 -28H-5Z`;
const AXE = 'translate(107 52) rotate(20)';
const BRALD_BEARD = `M55 58C52 78 57 96 65 106L69 97L75 114L81 97L85 106C93 96 98 78 95 58C89 67 82 65 75 65
  C68 65 61 67 55 58Z`;
const HORNED_HELM = 'M53 48C53 29 64 20 75 18C86 20 97 29 97 48L96 53C88 48 62 48 54 53ZM72 42H78L77 58L75 61L73 58Z';
const HORNS = 'M56 42C43 40 33 28 34 11C41 23 49 28 59 30ZM94 42C107 40 117 28 116 11C109 23 101 28 91 30Z';
const GRIP = `M102 72C112 73 118 82 114 92C109 99 98 98 93 93C99 87 100 80 97 75ZM46 76C37 82 35 94 43 99
  C51 103 59 99 61 94C53 92 51 85 53 78Z`;

export function brald(): string {
  return figure(
    DWARVES,
    [
      { path: AXE_SHAFT, paint: MATERIALS.wood, turned: AXE },
      ...body(NAVY, MATERIALS.iron),
      { path: AXE_HEAD, paint: MATERIALS.steel, turned: AXE, filter: 'fine', shadow: 6 },
      { path: GRIP, paint: MATERIALS.skin, shadow: 3 },
      { path: SHOULDERS, paint: MATERIALS.steel, shadow: 4 },
      { path: FACE, paint: MATERIALS.skin, filter: 'fine', shadow: 2 },
      { path: NOSE, paint: MATERIALS.skin, filter: 'fine', shadow: 2 },
      { path: BRALD_BEARD, paint: MATERIALS.copper, filter: 'scaly', shadow: 4 },
      { path: MOUSTACHE, paint: MATERIALS.copper, filter: 'fine', shadow: 2 },
      { path: HORNS, paint: MATERIALS.paper, filter: 'fine', shadow: 3 },
      { path: HORNED_HELM, paint: MATERIALS.bronze, shadow: 4 },
    ],
    EYES,
  );
}

const NET = `M104 16C118 10 138 20 141 40C144 62 132 86 116 96C110 88 104 84 98 82C92 64 92 32 104 16Z`;
const MESH = `M104 18L128 88M96 36L120 92M116 14L138 66M128 20L100 78M138 36L108 90M104 18L96 60M140 54L118 96`;
const WEIGHTS = `M136 56A5 5 0 1 0 146 56A5 5 0 1 0 136 56ZM126 80A5 5 0 1 0 136 80A5 5 0 1 0 126 80Z
  M110 96A5 5 0 1 0 120 96A5 5 0 1 0 110 96Z`;
const HELD_UP = `M98 66C106 60 112 50 110 38C104 32 96 34 95 41C97 50 93 56 88 60ZM46 74C37 80 35 92 43 98
  C51 102 59 98 61 93C53 91 51 84 53 76Z`;
const LONG_BEARD = `M55 58C51 80 55 100 62 112L68 100L74 120L80 101L88 112C95 100 99 80 95 58C89 67 82 65 75 65
  C68 65 61 67 55 58Z`;
const HOOD = 'M50 58C48 34 60 18 76 14C92 18 102 34 100 58C97 50 92 45 88 43H62C58 45 53 50 50 58Z';

export function urpen(): string {
  const ropes = `<path d="${MESH}" fill="none" stroke="#5c4320" stroke-width="3"/>
    <path d="${MESH}" fill="none" stroke="#fff3cf" stroke-width="1.4"/>`;
  return figure(
    DWARVES,
    [
      { path: NET, paint: ['#d2b47766', '#b0904a59', '#6f542659'], filter: 'fine', shadow: 3 },
      ...body(MATERIALS.dark, BLUE),
      { path: HELD_UP, paint: MATERIALS.skin, shadow: 4 },
      { path: SHOULDERS, paint: MATERIALS.leather, shadow: 4 },
      { path: FACE, paint: MATERIALS.skin, filter: 'fine', shadow: 2 },
      { path: NOSE, paint: MATERIALS.skin, filter: 'fine', shadow: 2 },
      { path: LONG_BEARD, paint: MATERIALS.white, filter: 'scaly', shadow: 4 },
      { path: MOUSTACHE, paint: MATERIALS.white, filter: 'fine', shadow: 2 },
      { path: HOOD, paint: BLUE, filter: 'carve', shadow: 4 },
      { path: WEIGHTS, paint: MATERIALS.iron, filter: 'fine', shadow: 2 },
    ],
    `${EYES}${ropes}`,
  );
}

const CROSSBOW = 'translate(70 86) rotate(-14)';
const STOCK = 'M-44 -4L34 -5L44 -9L46 7L34 5L-44 4ZM10 4L20 4L16 15L9 13Z';
const LIMBS = 'M-34 -40C-50 -20 -50 20 -34 40L-28 37C-40 18 -40 -18 -28 -37Z';
const STRING = 'M-31 -38L-4 0L-31 38';
const BOLT = 'M-54 0L-42 -4L-44 -1.5L-2 -1.5V1.5H-44L-42 4Z';
const SHORT_BEARD = 'M54 58C52 74 58 88 75 98C92 88 98 74 96 58C89 67 82 65 75 65C68 65 61 67 54 58Z';
const KETTLE_HELM = `M58 44C58 28 66 20 75 19C84 20 92 28 92 44ZM42 50C48 42 60 39 75 39C90 39 102 42 108 50
  C98 54 88 52 75 52C62 52 52 54 42 50Z`;
const HANDS = `M98 70C108 74 112 82 106 90C98 96 90 92 90 86C96 84 97 78 95 74ZM46 74C38 80 38 92 46 97
  C54 99 58 94 57 89C51 87 50 82 53 77Z`;

export function morin(): string {
  const string = `<g transform="${CROSSBOW}"><path d="${STRING}" fill="none" stroke="#f3e3bd" stroke-width="1.6"/></g>`;
  return figure(
    DWARVES,
    [
      ...body(MATERIALS.dark, MATERIALS.leather),
      { path: SHOULDERS, paint: BLUE, shadow: 4 },
      { path: FACE, paint: MATERIALS.skin, filter: 'fine', shadow: 2 },
      { path: NOSE, paint: MATERIALS.skin, filter: 'fine', shadow: 2 },
      { path: SHORT_BEARD, paint: MATERIALS.dark, filter: 'scaly', shadow: 4 },
      { path: MOUSTACHE, paint: MATERIALS.dark, filter: 'fine', shadow: 2 },
      { path: KETTLE_HELM, paint: MATERIALS.steel, shadow: 4 },
      { path: STOCK, paint: MATERIALS.wood, turned: CROSSBOW, shadow: 6 },
      { path: LIMBS, paint: MATERIALS.steel, turned: CROSSBOW, shadow: 6 },
      { path: BOLT, paint: MATERIALS.gold, turned: CROSSBOW, filter: 'fine', shadow: 2 },
      { path: HANDS, paint: MATERIALS.skin, filter: 'fine', shadow: 2 },
    ],
    `${EYES.replaceAll('cy="53"', 'cy="55.5"').replace(/<path.*\/>/s, '')}${string}`,
  );
}
