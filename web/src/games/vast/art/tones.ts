/** The shape and colours of each role, and the colours of the Tribes. */

export type RoleName = 'knight' | 'goblins' | 'dragon' | 'cave' | 'thief';

export interface Tone {
  paint: readonly [string, string, string]; // from the lit side to the dark side
  base: string; // the outline of the base, round the origin, 96 wide
}

export const TONES: Readonly<Record<RoleName, Tone>> = {
  knight: { paint: ['#fff2c0', '#f2c14e', '#7a5208'], base: 'M-40 -14L0 -24L40 -14L36 12L0 26L-36 12Z' },
  goblins: { paint: ['#dcf0a0', '#7fb23a', '#2c4a0c'], base: 'M0 -24L46 18L-46 18Z' },
  dragon: {
    paint: ['#ffc09a', '#d9442a', '#5a0f08'],
    base: `M-46 0L-30 -8L-32 -20L-12 -16L0 -26L12 -16L32 -20L30 -8L46 0L30 8L32 20L12 16L0 26L-12 16L-32 20L-30 8Z`,
  },
  cave: { paint: ['#ecdcff', '#9b7bd1', '#35215c'], base: 'M-24 -22H24L44 0L24 22H-24L-44 0Z' },
  thief: { paint: ['#cff8ff', '#4fb6c2', '#0f4650'], base: 'M0 -26L48 0L0 26L-48 0Z' },
};

export const SYMBOL_COLOURS: Readonly<Record<string, string>> = {
  fangs: '#e29a7c',
  bones: '#d8cfb8',
  eye: '#a9c46a',
};

/** The colour of a role on dark ground, in every theme. */
export function toneOf(role: string): string {
  return TONES[roleName(role)].paint[1];
}

/** The name of a role, such as knight for `role:knight` or `knight`. */
export function roleName(role: string): RoleName {
  return role.replace('role:', '') as RoleName;
}
