/** The colours and shapes of elements and symbols. */

import type { Face } from '../dice/dice';

export interface Tone {
  paint: readonly string[]; // from the lit side to the dark side
  plate: string; // behind a symbol
  light: string; // the colour of its glow
}

const TONES: Readonly<Record<string, Tone>> = {
  fire: { paint: ['#ffb98a', '#d0481f', '#6b1706'], plate: '#fff0d2', light: '#ff9a3c' },
  water: { paint: ['#a8dcff', '#2277c4', '#0b2f57'], plate: '#e8f7ff', light: '#5fc0ff' },
  earth: { paint: ['#d8e6a0', '#5f8a2e', '#243d0e'], plate: '#f4fbdc', light: '#a8d65a' },
  air: { paint: ['#ffffff', '#9fb6c6', '#4a5f70'], plate: '#ffffff', light: '#e4f2ff' },
  card: { paint: ['#f0d3ff', '#8450b8', '#371659'], plate: '#fbf0ff', light: '#cf9cff' },
  helm: { paint: ['#ffeeb0', '#c8952a', '#5c3d08'], plate: '#fff8dc', light: '#ffd766' },
  basic: { paint: ['#f2e7ff', '#8a72b5', '#372a55'], plate: '#f6f0ff', light: '#c9b0ff' },
};

/** The colours of an element or a symbol. */
export function toneOf(name: string): Tone {
  return TONES[name] ?? { paint: ['#f2e7ff', '#8a72b5', '#372a55'], plate: '#f6f0ff', light: '#c9b0ff' };
}

/**
 * The outline of a symbol's plate, 100 wide and high. Symbols differ in shape, not only in colour.
 */
export const SHAPES: Readonly<Record<Face, string>> = {
  fire: 'M50 3 L96 90 Q50 98 4 90 Z',
  water: 'M50 4 A46 46 0 1 1 49.9 4 Z',
  earth: 'M8 8 H92 V92 H8 Z',
  air: 'M50 2 L98 50 L50 98 L2 50 Z',
  card: 'M20 3 H80 Q84 3 84 8 V92 Q84 97 80 97 H20 Q16 97 16 92 V8 Q16 3 20 3 Z',
  helm: 'M8 8 H92 V46 Q92 80 50 97 Q8 80 8 46 Z',
};
