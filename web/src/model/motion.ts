/**
 * What moves on the screen when one view becomes the next. A game says it by comparing the two views, and by
 * what the log tells of the time between them; `motion/animate.ts` does it. Places are names that drawings give to
 * their parts with `data-place`; of several places the first one that is on the screen counts.
 */

import type { SoundName } from './sounds';
import { CHANCE, type LogLine } from '../net/wire.gen';

export type Places = readonly string[];

/**
 * A later step waits for those before it; the first is 0. Cards of one step leave one after the other.
 * A sound is heard when its motion begins, and where nothing is to move, too.
 */
export type Motion = Act & { step?: number; sound?: SoundName };

/**
 * The lanes of what these lines tell: one for each seat that moved. What moves in one lane goes on whatever
 * moves in another.
 */
export function lanesOf(lines: readonly LogLine[]): number[] {
  return [...new Set(lines.map(({ seat }) => seat).filter((seat) => seat !== CHANCE))];
}

/** The names of all places that these motions begin, lead to or are seen at. */
export function placesOf(motions: readonly Motion[]): Set<string> {
  return new Set(motions.flatMap(placesOfOne));
}

function placesOfOne(motion: Motion): Places {
  switch (motion.kind) {
    case 'slide':
    case 'fly_over':
    case 'drop':
      return [motion.place, ...motion.from];
    case 'fly':
      return [...motion.from, ...motion.to];
    case 'sweep':
      return motion.along;
    case 'strike':
      return [motion.by, ...motion.at];
    case 'fall':
      return [motion.place];
    default:
      return motion.at;
  }
}

/** What light is of: an element. */
type Light = 'fire' | 'water' | 'earth' | 'air';

type Act =
  | { kind: 'slide'; place: string; from: Places } // something that stands at `place` now came from there
  | { kind: 'fly_over'; place: string; from: Places } // it flies there over the whole table, as `data-flies` shows it
  | { kind: 'fly'; from: Places; to: Places; look: 'face' | 'back' } // a card
  | { kind: 'burst'; at: Places; text: string; tone: 'wound' | 'block' | 'gain' } // a number lands
  | { kind: 'sweep'; along: readonly string[]; tone: 'shot' | 'chain' | Light } // along these places, in order
  | { kind: 'flare'; at: Places; tone: 'chain' | Light } // light bursts from there
  | { kind: 'strike'; by: string; at: Places } // winds up, leaps, hits; the next step begins after the held breath
  | { kind: 'shot'; at: Places } // what was thrown or shot arrives
  | { kind: 'drop'; place: string; from: Places } // what lies on `place` now was thrown from there
  | { kind: 'fall'; place: string } // what stood there stands a moment longer, and falls
  | { kind: 'break'; at: Places } // the ground there trembles, then breaks off and sinks, as its own drawing shows
  | { kind: 'scatter'; at: Places; look: 'sparks' | 'dust' | 'embers' }
  | { kind: 'shake'; at: Places } // it shakes, as after a blow
  | { kind: 'scar'; at: Places; look: string }; // a mark that stays: `data-scar` of that place; '' takes it away
