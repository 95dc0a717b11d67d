/** The dragon of the lair: spread wings, the neck bent back to strike, the tail around its feet. */

import { layered, type Layer } from './figure';
import type { Picture } from './gallery.svelte';
import { MATERIALS } from './materials';
import { picture } from './svg';

const HIDE = ['#ffb27a', '#d2381c', '#4a0c07'];
const SHADE = ['#e8814f', '#a52813', '#360805'];
const WING = ['#d9653a', '#8a1f0f', '#2c0604'];
const BONE = ['#ffe2b4', '#c98a4e', '#5c2f12'];

const LEFT_WING = `M68 66C58 44 48 24 36 8C30 18 19 28 6 34C10 41 12 48 12 58C20 55 26 59 29 68C36 63 44 67 48 79
  C54 72 62 71 68 76Z`;
const RIGHT_WING = `M84 64C94 42 106 22 116 4C122 16 132 26 144 30C140 39 139 46 140 56C131 54 125 59 122 68
  C114 63 107 68 103 79C97 73 90 72 84 76Z`;
const FINGERS = `M34 8L38 9L13 58ZM35 8L39 10L30 68ZM35 9L39 11L49 79ZM34 6L39 8L70 70L64 72Z
  M118 4L114 5L139 56ZM117 4L113 6L121 68ZM117 5L113 7L103 79ZM118 2L113 4L82 68L88 72Z`;
const TAIL = `M94 90C122 86 147 102 137 121C126 139 88 142 56 134C46 132 40 131 34 132L24 139L27 129L12 124L28 121
  L31 111L38 123C44 125 52 126 60 127C86 132 114 129 121 117C126 107 114 101 92 106Z`;
const BODY = `M58 66C45 75 39 93 44 111C48 123 66 127 82 126C101 125 113 114 111 97C109 81 98 69 86 62
  C76 57 66 60 58 66Z`;
const THIGH = `M88 88C104 83 118 95 114 111C111 123 98 128 86 125C79 122 84 116 92 114C83 108 80 95 88 88Z`;
const FEET = `M82 123C92 117 107 118 114 125L107 131L101 127L97 132L91 127L86 131ZM42 122C48 115 62 114 68 121
  L63 128L57 124L53 129L48 124L44 128Z`;
const FORELEG = `M54 80C46 88 43 98 47 107C45 112 44 117 43 122C49 127 60 127 66 122C64 116 62 110 62 104
  C67 98 70 92 71 87C68 79 60 76 54 80Z`;
const SPINES = `M90 24L103 20L97 32L109 33L100 42L112 47L99 52L109 60L95 62L103 72L88 70Z`;
const NECK = `M60 76C55 62 63 54 72 50C80 46 82 40 76 36C72 33 66 35 60 38C52 42 43 45 33 43C28 41 26 38 28 35
  C33 32 36 29 39 26C45 19 54 15 64 15C80 14 95 24 97 40C99 54 91 61 87 74C80 85 65 86 60 76Z`;
const JAW = `M40 45C48 48 57 47 64 42L61 51C54 56 45 55 36 49Z`;
const HORNS = `M66 18C74 9 85 2 99 2C90 8 84 15 80 25ZM74 24C84 17 95 15 107 18C98 21 91 26 87 34Z`;
const BELLY = `M60 77C66 81 75 81 81 77L82 83C75 88 65 87 58 83ZM57 86C65 91 77 91 83 86L84 93C76 98 63 97 55 93Z
  M54 96C63 102 78 102 85 96L86 103C77 108 63 107 53 103ZM53 106C63 112 78 112 86 106L85 113C77 118 64 117 55 113Z
  M64 58C69 62 76 62 81 57L84 62C77 69 68 69 62 64ZM62 67C68 71 76 71 83 66L83 73C76 78 67 77 61 73Z`;
const TEETH = `M34 43L36 48L39 44ZM41 45L43 50L46 45ZM48 44L50 49L53 44Z`;

const SCALES = 'url(#scales)';

/** The layers from the back to the front. The dragon stands at the foot point of a figure. */
export const DRAGON: readonly Layer[] = [
  { path: LEFT_WING, paint: WING, filter: 'hide', shadow: 9 },
  { path: RIGHT_WING, paint: WING, filter: 'hide', shadow: 9 },
  { path: FINGERS, paint: SHADE, filter: 'fine', shadow: 2 },
  { path: TAIL, paint: SHADE, over: SCALES, filter: 'hide' },
  { path: BODY, paint: SHADE, over: SCALES, filter: 'hide', shadow: 7 },
  { path: THIGH, paint: HIDE, over: SCALES, filter: 'hide' },
  { path: FEET, paint: BONE, filter: 'fine', shadow: 3 },
  { path: SPINES, paint: BONE, filter: 'fine', shadow: 3 },
  { path: JAW, paint: SHADE, filter: 'fine', shadow: 2 },
  { path: NECK, paint: HIDE, over: SCALES, filter: 'hide', shadow: 6 },
  { path: BELLY, paint: MATERIALS.bronze, filter: 'fine', shadow: 2 },
  { path: FORELEG, paint: HIDE, over: SCALES, filter: 'hide', shadow: 4 },
  { path: HORNS, paint: BONE, filter: 'fine', shadow: 3 },
  { path: TEETH, paint: MATERIALS.white, filter: 'fine', shadow: 0 },
];

const PATTERN = `<pattern id="scales" width="6" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
    <g fill="none" stroke-width=".6">
      <path d="M0 0Q3 4.4 6 0M-3 2.5Q0 6.9 3 2.5M3 2.5Q6 6.9 9 2.5" stroke="#2a0402" stroke-opacity=".55"/>
      <path d="M.6 -.3Q3 3.1 5.4 -.3" stroke="#ffd0a0" stroke-opacity=".35"/>
    </g></pattern>`;

/** The pattern of its scales, and its eye. */
export const DRAGON_EYE = `<defs>${PATTERN}</defs><path d="M49 27C52 22 58 22 61 26C57 29 53 30 49 27Z" fill="#2a0402"/>
  <path d="M51 26.4C53 23.6 57 23.6 59 26C56 28 53.4 28.2 51 26.4Z" fill="#ffe066"/>
  <path d="M55 23.8L56 27.6L54.4 27.6Z" fill="#2a0402"/><circle cx="34" cy="36.5" r="1.5" fill="#2a0402"/>`;

const [WIDTH, HEIGHT] = [170, 152];

export const DRAGON_SCALE = 4; // of its bitmap, for the first page

/** The dragon without a base, at any size, with room for its shadow. */
export const DRAGON_PICTURE: Picture = {
  name: 'dragon',
  width: WIDTH,
  height: HEIGHT,
  draw: () => picture(WIDTH, HEIGHT, `${layered(DRAGON)}${DRAGON_EYE}`, `-8 -4 ${WIDTH} ${HEIGHT}`),
};
