/**
 * The motions on the screen between two views. A game finds them by comparing the views and the log lines between
 * them, and `motion/animate.ts` plays them. Places are names of parts of drawings, set with `data-place`. In a list
 * of places, the first one on the screen counts.
 */

import type { SoundName } from './sounds';
import { CHANCE, type LogLine } from '../net/wire.gen';

export type Places = readonly string[];

/**
 * A later step waits for earlier steps. The first is 0. The cards of one step leave one after the other.
 * A sound starts with its motion. It also plays if motions are turned off.
 */
export type Motion = Act & { step?: number; sound?: SoundName };

/**
 * Return the lanes of these lines: one for each seat that moved. Motions in different lanes do not wait for each
 * other.
 */
export function lanesOf(lines: readonly LogLine[]): number[] {
  return [...new Set(lines.map(({ seat }) => seat).filter((seat) => seat !== CHANCE))];
}

/** Return the names of all places of these motions. */
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

/** The element of a light. */
type Light = 'fire' | 'water' | 'earth' | 'air';

type Act =
  | { kind: 'slide'; place: string; from: Places } // the thing now at `place` came from there
  | { kind: 'fly_over'; place: string; from: Places } // it flies over the whole table, drawn as in `data-flies`
  | { kind: 'fly'; from: Places; to: Places; look: 'face' | 'back' } // a card
  | { kind: 'burst'; at: Places; text: string; tone: 'wound' | 'block' | 'gain' } // a number lands
  | { kind: 'sweep'; along: readonly string[]; tone: 'shot' | 'chain' | Light } // along these places, in order
  | { kind: 'flare'; at: Places; tone: 'chain' | Light } // a burst of light
  | { kind: 'strike'; by: string; at: Places } // winds up, leaps and hits; the next step starts after a short pause
  | { kind: 'shot'; at: Places } // a missile arrives
  | { kind: 'drop'; place: string; from: Places } // the thing now on `place` was thrown from there
  | { kind: 'fall'; place: string } // the figure stays a moment longer, then falls
  | { kind: 'break'; at: Places } // the ground trembles, then breaks off and sinks; its drawing shows the sinking
  | { kind: 'scatter'; at: Places; look: 'sparks' | 'dust' | 'embers' }
  | { kind: 'shake'; at: Places } // it shakes as after a blow
  | { kind: 'scar'; at: Places; look: string }; // a lasting mark: `data-scar` of that place; '' removes it
