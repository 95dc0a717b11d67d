/** Two trolls: the thrower with a rock over his head, the berserker in the middle of his charge. */

import { figure } from '../../../../art/figure';
import { MATERIALS } from '../../../../art/materials';
import { TROLLS } from './bases';

const HIDE = ['#bfeacb', '#4d9a77', '#14392a'];
const PALE = ['#d9f2d2', '#7fb894', '#2a5843'];
const RUST = ['#e8a07a', '#9c4526', '#43180a'];
const TUSK = MATERIALS.paper;

const LEGS = `M44 96H70V116C65 123 46 123 38 117C38 111 43 107 44 96ZM80 96H106C107 107 112 111 112 117
  C104 123 85 123 80 116Z`;
const LOINCLOTH = 'M44 92C60 99 90 99 106 92L102 114L91 106L80 119L70 106L58 115L48 108Z';

const ROCK = 'M40 17L49 4L70 1L95 3L110 12L108 26L90 33L60 33L44 28Z';
const RAISED = `M36 70C20 58 16 34 32 16L48 22C40 36 42 48 54 58ZM114 70C130 58 134 34 118 16L102 22
  C110 36 108 48 96 58Z`;
const FISTS = `M28 22C26 12 36 8 44 12C52 16 52 26 46 30C38 33 30 30 28 22ZM122 22C124 12 114 8 106 12
  C98 16 98 26 104 30C112 33 120 30 122 22Z`;
const TORSO = 'M32 68C38 54 56 48 75 48C94 48 112 54 118 68C121 86 113 100 107 108H43C37 100 29 86 32 68Z';
const CHEST = 'M46 66C56 60 68 62 74 70C66 80 52 80 46 66ZM104 66C94 60 82 62 76 70C84 80 98 80 104 66Z';
const GUT = 'M54 84C66 78 84 78 96 84C98 94 92 102 75 103C58 102 52 94 54 84Z';
const HEAD = `M56 46C55 36 64 30 75 30C86 30 95 36 94 46C94 58 87 66 75 66C63 66 56 58 56 46ZM57 44L42 36L55 54Z
  M93 44L108 36L95 54Z`;
const JAW = 'M60 54C66 51 84 51 90 54C89 64 84 69 75 69C66 69 61 64 60 54Z';
const TUSKS = 'M63 59L61 47L68 56ZM87 59L89 47L82 56Z';

export function thrower(): string {
  const eyes = `<path d="M63 42L72 45M87 42L78 45" stroke="#0c2418" stroke-width="3" stroke-linecap="round"/>
    <circle cx="68" cy="46.5" r="2.2" fill="#ffe066"/><circle cx="82" cy="46.5" r="2.2" fill="#ffe066"/>`;
  return figure(
    TROLLS,
    [
      { path: RAISED, paint: HIDE, shadow: 7 },
      { path: LEGS, paint: HIDE, shadow: 4 },
      { path: TORSO, paint: HIDE, filter: 'scaly', shadow: 7 },
      { path: GUT, paint: PALE, filter: 'fine', shadow: 1 },
      { path: CHEST, paint: PALE, shadow: 2 },
      { path: LOINCLOTH, paint: MATERIALS.leather, filter: 'carve', shadow: 4 },
      { path: ROCK, paint: MATERIALS.stone, filter: 'rough', shadow: 9 },
      { path: FISTS, paint: HIDE, shadow: 4 },
      { path: HEAD, paint: HIDE, shadow: 6 },
      { path: JAW, paint: PALE, filter: 'fine', shadow: 3 },
      { path: TUSKS, paint: TUSK, filter: 'fine', shadow: 1 },
    ],
    eyes,
  );
}

const LEANING = 'M46 58C62 42 100 42 116 60C124 78 116 98 108 110H50C38 98 36 74 46 58Z';
const REACHING = 'M52 60C36 60 22 68 16 82C12 94 24 102 34 95C40 86 50 84 62 86Z';
const SWINGING = 'M98 48C112 46 120 36 117 22L132 20C138 40 128 62 110 70Z';
const CLUB = 'translate(121 37) rotate(20) scale(0.84)';
const WOOD = 'M-4 46H4L13 -14C15 -34 -15 -34 -13 -14Z';
const NAILS =
  'M-12 -18L-24 -22L-12 -10ZM12 -18L24 -22L12 -10ZM-12 -4L-22 -4L-10 4ZM12 -4L22 -4L10 4ZM-4 -28L0 -42L4 -28Z';
const FIST = 'M14 88C10 78 18 72 26 74C36 74 40 84 36 92C30 100 18 98 14 88Z';
const LOW_HEAD = `M38 50C37 36 48 28 60 28C73 28 82 37 81 51C80 64 71 72 59 72C47 72 39 63 38 50ZM79 46L95 36L82 58Z
  M40 44L27 34L38 56Z`;
const SKULL_CAP = `M36 42C38 24 50 18 60 18C72 18 82 25 84 42C72 36 48 36 36 42ZM38 36C28 34 20 24 21 12
  C28 22 36 24 44 26ZM82 36C92 34 100 24 99 12C92 22 84 24 76 26Z`;
const LOW_JAW = 'M42 58C50 55 68 55 76 58C75 70 69 76 59 76C49 76 43 70 42 58Z';
const LOW_TUSKS = 'M47 64L44 50L53 60ZM71 64L74 50L65 60Z';
const PAINT = 'M86 62L104 58L106 63L88 68ZM88 74L108 70L110 75L90 80ZM90 86L108 82L109 87L92 92Z';

export function berserker(): string {
  const eyes = `<path d="M46 46L56 50M72 46L63 50" stroke="#0c2418" stroke-width="3.2" stroke-linecap="round"/>
    <circle cx="52" cy="52" r="2.3" fill="#ff5a35"/><circle cx="67" cy="52" r="2.3" fill="#ff5a35"/>
    <path d="${PAINT}" fill="#8f2412" opacity=".7"/>`;
  return figure(
    TROLLS,
    [
      { path: WOOD, paint: MATERIALS.wood, turned: CLUB, shadow: 7 },
      { path: NAILS, paint: MATERIALS.iron, turned: CLUB, filter: 'fine', shadow: 2 },
      { path: SWINGING, paint: HIDE, shadow: 5 },
      { path: LEGS, paint: HIDE, shadow: 4 },
      { path: LEANING, paint: HIDE, filter: 'scaly', shadow: 8 },
      { path: LOINCLOTH, paint: MATERIALS.dark, filter: 'carve', shadow: 4 },
      { path: REACHING, paint: HIDE, shadow: 6 },
      { path: FIST, paint: PALE, shadow: 4 },
      { path: LOW_HEAD, paint: HIDE, shadow: 7 },
      { path: LOW_JAW, paint: PALE, filter: 'fine', shadow: 3 },
      { path: LOW_TUSKS, paint: TUSK, filter: 'fine', shadow: 1 },
      { path: SKULL_CAP, paint: RUST, shadow: 4 },
    ],
    eyes,
  );
}
