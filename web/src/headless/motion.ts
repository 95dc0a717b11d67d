/**
 * What moves on the screen when one view becomes the next. A game says it by comparing the two views, and by
 * what the log tells of the time between them; `ui/perform.ts` does it. Places are names that drawings give to
 * their parts with `data-place`; of several places the first one that is on the screen counts.
 */

import { CHANCE, type Line } from '../wire.gen';

export type Places = readonly string[];

/** A later step waits for those before it; the first is 0. Cards of one step leave one after the other. */
export type Motion = Act & { step?: number };

/**
 * The lanes of what these lines tell: one for each seat that moved. What moves in one lane goes on whatever
 * moves in another.
 */
export function lanesOf(lines: readonly Line[]): number[] {
  return [...new Set(lines.map(({ seat }) => seat).filter((seat) => seat !== CHANCE))];
}

type Act =
  | { kind: 'slide'; place: string; from: Places } // something that stands at `place` now came from there
  | { kind: 'fly'; from: Places; to: Places; look: 'face' | 'back' } // a card
  | { kind: 'burst'; at: Places; text: string; tone: 'wound' | 'block' | 'gain' } // a number appears
  | { kind: 'sweep'; along: readonly string[]; tone: 'fire' | 'shot' | 'chain' } // along these places, in order
  | { kind: 'flare'; at: Places; tone: 'fire' | 'chain' }; // light bursts from there
