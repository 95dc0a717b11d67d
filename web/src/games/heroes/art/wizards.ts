/** The four heroes as standing figures: Ignara in flames, Thalis with his beard, Bromund the king, Sylvane the elf. */

import { figure, FIGURE_HEIGHT, FIGURE_WIDTH, type Base, type Layer } from '../../../art/figure';
import type { Picture } from '../../../art/gallery.svelte';
import { MATERIALS } from '../../../art/materials';
import { polygon, type Point } from '../../../art/svg';

const CAPE = 'M52 58C40 78 34 98 31 117C52 128 98 128 119 117C116 98 110 78 98 58Z';
const ROBE = `M57 60C50 80 45 100 40 119C47 124 54 121 60 125C66 120 70 127 76 124C82 127 86 120 92 124
  C98 121 104 124 110 118C105 100 100 80 93 60C85 54 65 54 57 60Z`;
const PANEL = 'M70 62H80C81 84 84 104 88 122C80 126 70 126 62 122C66 104 69 84 70 62Z';
const BELT = 'M49 91C62 97 88 97 101 91L102 98C88 104 62 104 48 98ZM70 92H80V104H70Z';
const LEFT_SLEEVE = 'M60 60C48 60 40 54 34 44L21 51C26 70 40 82 56 80Z';
const RIGHT_SLEEVE = 'M90 60C102 62 110 58 116 48L128 56C124 74 110 84 94 80Z';
const HANDS = `M20 48C18 41 23 37 29 39C35 40 36 46 32 50C28 53 22 53 20 48Z
  M115 50C114 44 119 40 125 42C130 44 131 50 127 53C122 56 116 55 115 50Z`;
const STAFF = 'M119 16C117 50 118 84 117 122H122C123 84 122 50 125 16Z';
const CLAW = 'M112 8C108 16 114 24 122 24C130 24 136 16 132 8C130 14 127 17 122 17C117 17 114 14 112 8Z';
const ORB = 'M122 0A9.5 9.5 0 1 1 121.9 0Z';
const FACE = 'M60 42C60 34 66 30 75 30C84 30 90 34 90 42C91 56 86 67 75 69C64 67 59 56 60 42Z';
const NOSE = 'M73 48C71 55 71 58 75 59C79 58 79 55 77 48Z';
const BEARD = `M58 50C54 70 58 92 66 104L70 98L75 110L80 98L84 104C92 92 96 70 92 50C89 60 82 62 75 62
  C68 62 61 60 58 50Z`;
const MOUSTACHE = 'M75 58C67 54 59 58 54 67C62 64 70 66 75 63C80 66 88 64 96 67C91 58 83 54 75 58Z';
const EYES = `<path d="M64 46Q68 43 72 46Q68 49 64 46ZM78 46Q82 43 86 46Q82 49 78 46Z" fill="#fff"/>
  <circle cx="68.4" cy="46" r="1.8" fill="#1a0d08"/><circle cx="81.6" cy="46" r="1.8" fill="#1a0d08"/>`;
const BROWS = `<path d="M62 41L72 43.5M88 41L78 43.5" stroke="#3a1c0c" stroke-width="2" stroke-linecap="round"/>`;
const LIPS = '<path d="M70 62Q75 65 80 62Q75 68 70 62Z" fill="#8a2f28"/>';

const HAT = 'M53 38C57 24 62 12 78 2C80 8 86 10 94 9C88 15 95 28 98 38C86 43 64 43 53 38Z';
const BRIM = 'M38 42C52 33 98 33 112 42C100 51 50 51 38 42Z';
const FLAMES = `M50 66C40 54 40 38 52 32C48 24 54 18 60 22C58 12 66 8 70 0C77 6 76 12 82 6C90 12 88 20 92 22
  C98 18 104 24 100 32C112 38 110 54 100 66C101 52 96 42 88 36C80 33 70 33 62 36C54 42 49 52 50 66Z`;
const CROWN = 'M54 38L48 14L61 26L75 8L89 26L102 14L96 38C84 42 66 42 54 38Z';
const HAIR = `M52 82C42 62 44 30 62 21C70 17 80 17 88 21C106 30 108 62 98 82L104 96C96 92 92 86 92 76
  C96 58 94 44 87 36C80 31 70 31 63 36C56 44 54 58 58 76C58 86 54 92 46 96Z`;
const EARS = 'M59 50L42 38L58 60ZM91 50L108 38L92 60Z';
const CIRCLET = 'M58 35C66 29 84 29 92 35L91 39C84 34 66 34 59 39ZM75 24L80 32L75 38L70 32Z';

interface Look {
  base: Base;
  robe: readonly string[];
  cape: readonly string[];
  trim: readonly string[];
  orb: readonly string[];
  glow: string;
  head: readonly Layer[]; // with the face
  marks: string; // drawn over the face
}

function base(corners: readonly Point[], paint: readonly string[]): Base {
  return { corners, paint, side: paint[2] ?? '', foot: '#140c08' };
}

function face(...around: Layer[]): Layer[] {
  return [{ path: FACE, paint: MATERIALS.skin, filter: 'relief', shadow: 3 }, ...around];
}

const { gold, cloth, skin } = MATERIALS;
const SNOW = ['#ffffff', '#dfe8ef', '#7d8c9c'];
const GREY = ['#e6ddc8', '#9c8a6c', '#40321e'];
const FAIR = ['#fffbe6', '#ecd9a0', '#927444'];

const LOOKS: Readonly<Record<string, Look>> = {
  ignara: {
    base: base(polygon(54, 3), ['#ffb98a', '#d0481f', '#6b1706']),
    robe: ['#ff9a5c', '#b8300f', '#4a0d04'],
    cape: ['#b8452a', '#701a0a', '#2c0603'],
    trim: gold,
    orb: ['#fff6c4', '#ff9a2e', '#a82408'],
    glow: '#ff9a3c',
    head: [
      ...face({ path: NOSE, paint: skin, filter: 'fine', shadow: 1 }),
      { path: FLAMES, paint: ['#fff0a0', '#ff8a2a', '#b02408'], filter: 'relief', shadow: 3 },
    ],
    marks: EYES + BROWS + LIPS,
  },
  thalis: {
    base: base(polygon(46, 20), ['#a8dcff', '#2277c4', '#0b2f57']),
    robe: ['#8fcbf5', '#1f66ab', '#0a2748'],
    cape: ['#4f86b8', '#153f70', '#07182e'],
    trim: SNOW,
    orb: ['#ffffff', '#63c4ff', '#14528c'],
    glow: '#5fc0ff',
    head: [
      ...face({ path: BEARD, paint: SNOW, filter: 'carve', shadow: 4 }),
      { path: NOSE, paint: skin, filter: 'fine', shadow: 1 },
      { path: MOUSTACHE, paint: SNOW, filter: 'fine', shadow: 2 },
      { path: HAT, paint: ['#7db8ea', '#1d5c9c', '#0a2444'], filter: 'relief', shadow: 3 },
      { path: BRIM, paint: ['#9fd0f5', '#2a6fb0', '#0c2c50'], filter: 'relief', shadow: 4 },
    ],
    marks: EYES + BROWS,
  },
  bromund: {
    base: base(polygon(56, 4, -45), ['#d8e6a0', '#5f8a2e', '#243d0e']),
    robe: ['#b5c46a', '#56702a', '#222f0c'],
    cape: ['#8a6a44', '#4c3420', '#20130a'],
    trim: cloth,
    orb: ['#f6ffd0', '#9ccc3c', '#36560f'],
    glow: '#a8d65a',
    head: [
      ...face({ path: BEARD, paint: GREY, filter: 'carve', shadow: 4 }),
      { path: NOSE, paint: skin, filter: 'fine', shadow: 1 },
      { path: MOUSTACHE, paint: GREY, filter: 'fine', shadow: 2 },
      { path: CROWN, paint: gold, filter: 'relief', shadow: 3 },
    ],
    marks: EYES + BROWS,
  },
  sylvane: {
    base: base(polygon(51, 6, 0), ['#ffffff', '#9fb6c6', '#4a5f70']),
    robe: ['#ffffff', '#b4c8d6', '#54697c'],
    cape: ['#dbe8ef', '#7f9aac', '#34495a'],
    trim: ['#e6f6ff', '#8fc0d8', '#3a6a84'],
    orb: ['#ffffff', '#dff1ff', '#7fa6c4'],
    glow: '#e4f2ff',
    head: [
      { path: EARS, paint: skin, filter: 'fine', shadow: 2 },
      ...face({ path: NOSE, paint: skin, filter: 'fine', shadow: 1 }),
      { path: HAIR, paint: FAIR, filter: 'carve', shadow: 3 },
      { path: CIRCLET, paint: gold, filter: 'fine', shadow: 1 },
    ],
    marks: EYES + LIPS,
  },
};

/** A hero with a staff, on a base in the shape of the hero's element. */
export function wizardPicture(hero: string): Picture {
  const look = LOOKS[hero];
  if (look === undefined) throw new Error(`no figure for ${hero}`);
  return { name: `heroes/wizard/${hero}`, width: FIGURE_WIDTH, height: FIGURE_HEIGHT, draw: () => wizard(look) };
}

function wizard(look: Look): string {
  const layers: Layer[] = [
    { path: CAPE, paint: look.cape, filter: 'carve', shadow: 7 },
    { path: STAFF, paint: MATERIALS.wood, filter: 'fine', shadow: 4 },
    { path: ROBE, paint: look.robe, filter: 'relief' },
    { path: PANEL, paint: look.trim, filter: 'fine', shadow: 2 },
    { path: BELT, paint: gold, filter: 'fine', shadow: 2 },
    { path: HANDS, paint: skin, filter: 'fine', shadow: 3 },
    { path: LEFT_SLEEVE, paint: look.robe, shadow: 4 },
    { path: RIGHT_SLEEVE, paint: look.robe, shadow: 4 },
    ...look.head,
    { path: CLAW, paint: gold, filter: 'fine', shadow: 2 },
    { path: ORB, paint: look.orb, filter: 'relief', shadow: 0 },
  ];
  return figure(look.base, layers, look.marks + sparks(look.glow));
}

/** The light of the staff, and of the open hand. */
function sparks(colour: string): string {
  const light = [
    `<stop stop-color="#fff" stop-opacity=".9"/><stop offset=".3" stop-color="${colour}" stop-opacity=".7"/>`,
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/>`,
  ];
  return `<defs><radialGradient id="spark">${light.join('')}</radialGradient></defs>
    <circle cx="122" cy="9" r="24" fill="url(#spark)" opacity=".75"/>
    <circle cx="25" cy="34" r="20" fill="url(#spark)"/>`;
}
