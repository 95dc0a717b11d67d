/** The swordsman behind his shield, and two archers, who face each other. */

import { figure, type Layer } from '../../../../art/figure';
import { MATERIALS } from '../../../../art/materials';
import { KNIGHTS } from './bases';

const GOLD = ['#fff3bd', '#e2b33a', '#7a5a08'];
const RED = ['#f08a70', '#a8321f', '#4a1009'];
const GREEN = ['#b4cf8a', '#5c7c33', '#263812'];

const LEGS = `M56 92H73V118C68 122 54 122 50 118C50 113 55 112 56 106ZM77 92H94V106C95 112 100 113 100 118
  C96 122 82 122 77 118Z`;
const SURCOAT = 'M54 54C50 70 47 90 46 108C58 114 92 114 104 108C103 90 100 70 96 54C88 49 62 49 54 54Z';
const PAULDRONS = `M42 62C43 50 54 46 62 51L61 65C54 71 45 70 42 62ZM108 62C107 50 96 46 88 51L89 65
  C96 71 105 70 108 62Z`;
const GREAT_HELM = 'M60 20C66 15 84 15 90 20L92 40C90 50 82 55 75 56C68 55 60 50 58 40Z';
const VISOR =
  'M60 33H90V36.5H60ZM73.5 26H76.5V52H73.5ZM64 41H67V43H64ZM64 46H67V48H64ZM83 41H86V43H83ZM83 46H86V48H83Z';
const PLUME = 'M74 18C76 6 90 -1 106 5C99 7 100 12 108 17C98 16 88 20 80 22Z';
const SWORD = 'translate(112 54) rotate(16)';
const BLADE = 'M-4 -6L-4.5 -44L0 -54L4.5 -44L4 -6Z';
const HILT = 'M-13 -6H13V-1H-13ZM-2.5 -1H2.5V14H-2.5ZM-5 14H5V20H-5Z';
const ARM = 'M94 62C106 64 116 64 119 56C121 63 118 75 108 78C99 79 92 74 91 68Z';
const SHIELD = 'M26 62C36 60 48 60 60 62C62 84 58 104 43 116C28 104 24 84 26 62Z';
const CROSS = 'M40 68H46V80H56V86H46V106L43 109L40 106V86H30V80H40Z';

export function swordsman(): string {
  const slits = `<path d="${VISOR}" fill="#160d08"/>`;
  return figure(
    KNIGHTS,
    [
      { path: BLADE, paint: MATERIALS.steel, turned: SWORD, filter: 'fine' },
      { path: LEGS, paint: MATERIALS.steel, shadow: 4 },
      { path: SURCOAT, paint: GOLD, filter: 'carve', shadow: 6 },
      { path: HILT, paint: MATERIALS.bronze, turned: SWORD, filter: 'fine', shadow: 3 },
      { path: ARM, paint: MATERIALS.steel, shadow: 3 },
      { path: PAULDRONS, paint: MATERIALS.steel, shadow: 4 },
      { path: PLUME, paint: RED, filter: 'scaly', shadow: 3 },
      { path: GREAT_HELM, paint: MATERIALS.steel, shadow: 5 },
      { path: SHIELD, paint: RED, shadow: 6 },
      { path: CROSS, paint: GOLD, filter: 'fine', shadow: 1 },
    ],
    slits,
  );
}

const TUNIC = 'M56 56C52 74 49 92 48 106C60 113 90 113 102 106C101 92 98 74 94 56C86 51 64 51 56 56Z';
const BELT = 'M49 88C62 93 88 93 101 88V94C88 99 62 99 49 94Z';
const HOOD = 'M56 44C54 26 64 15 77 13C83 9 91 9 96 13C91 15 94 24 95 34C97 46 92 54 84 58H66C60 56 56 51 56 44Z';
const FRINGE = 'M59 38C59 29 66 25 74 26C81 26 86 31 85 38C80 34 78 31 76 30C72 34 64 34 59 38Z';
const FACE = 'M60 36C60 30 66 27 74 28C82 28 86 34 84 44C82 52 76 55 71 54C64 53 60 46 60 36Z';
const FEATHER = 'M86 16C96 2 112 -2 124 4C116 6 108 14 102 22C96 24 90 22 86 16Z';
const BOW = 'M34 6C18 30 18 74 34 100L38.5 98C27 74 27 32 38.5 8Z';
const DRAWN = 'M36 8L70 53L36 98';
const ARROW = 'M12 54L25 48.5L23 52.5H72V55.5H23L25 59.5Z';
const QUIVER = 'M92 60L112 48L118 56L98 94L88 88Z';
const SHAFTS = 'M106 50L116 34L119 36L112 52ZM112 52L124 39L126 42L117 55Z';
const ARMS = `M58 60C48 56 38 52 30 50L29 59C38 62 48 68 56 74ZM92 60C88 50 80 48 70 50L69 59C78 58 84 64 86 74
  C92 72 94 66 92 60Z`;

/** The second archer faces the other way, in another colour. */
function archer(hood: readonly string[], turned: string): string {
  const layers: Layer[] = [
    { path: QUIVER, paint: MATERIALS.leather },
    { path: SHAFTS, paint: MATERIALS.paper, filter: 'fine', shadow: 2 },
    { path: LEGS, paint: MATERIALS.leather, shadow: 4 },
    { path: TUNIC, paint: GOLD, filter: 'carve', shadow: 6 },
    { path: BELT, paint: MATERIALS.leather, filter: 'fine', shadow: 2 },
    { path: BOW, paint: MATERIALS.wood, filter: 'fine' },
    { path: ARMS, paint: hood, shadow: 4 },
    { path: FEATHER, paint: RED, filter: 'fine', shadow: 3 },
    { path: HOOD, paint: hood, filter: 'carve', shadow: 5 },
    { path: FACE, paint: MATERIALS.skin, filter: 'fine', shadow: 1 },
    { path: FRINGE, paint: MATERIALS.copper, filter: 'fine', shadow: 1 },
    { path: ARROW, paint: MATERIALS.steel, filter: 'fine', shadow: 3 },
  ];
  const more = `<g transform="${turned}"><path d="${DRAWN}" fill="none" stroke="#f6ead0" stroke-width="1.4"/>
    <circle cx="66" cy="39" r="2" fill="#1a0d08"/><circle cx="76" cy="39" r="2" fill="#1a0d08"/>
    <path d="M63 35.5L68 35M74 35L79 35.5M70 40L68 45H71.5M67 49.5Q71 51 75 49" fill="none" stroke="#6b3d22"
      stroke-width="1.5" stroke-linecap="round"/></g>`;
  return figure(KNIGHTS, layers.map((layer) => ({ ...layer, turned })), more); // prettier-ignore
}

export function archer1(): string {
  return archer(GREEN, '');
}

export function archer2(): string {
  return archer(RED, 'translate(150 0) scale(-1 1)');
}
