/** Materials, as colours from light to dark. */

export const MATERIALS = {
  steel: ['#f4fbff', '#8fa3b4', '#39485a'],
  iron: ['#b8c4ce', '#5c6873', '#232b33'],
  gold: ['#ffe6a4', '#c58f36', '#5f3c12'],
  bronze: ['#f4d08a', '#b5813c', '#5f3c17'],
  copper: ['#ffc9a0', '#c4521d', '#5c1a08'],
  wood: ['#e0a868', '#8b552a', '#3e220d'],
  leather: ['#c08a58', '#6d4424', '#2b180b'],
  dark: ['#8a6a50', '#46301f', '#1a100a'],
  rope: ['#fff0c4', '#d2b477', '#6f5426'],
  cloth: ['#e9ddc4', '#b09a78', '#5d4a33'],
  paper: ['#fff7dc', '#e2cb96', '#8b6c3a'],
  glass: ['#e9fbff', '#7fc4dd', '#235a78'],
  skin: ['#f7d4b0', '#c98d62', '#6b3d22'],
  white: ['#ffffff', '#cfd3d6', '#6d7478'],
  stone: ['#d8cec4', '#8d7d79', '#3f3635'],
  flame: ['#fff3b8', '#ffb03a', '#e24b16'],
} as const satisfies Record<string, readonly string[]>;

export type Material = keyof typeof MATERIALS;
