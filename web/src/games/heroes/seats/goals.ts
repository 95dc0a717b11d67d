/** The goal of a game, and the progress of every player. */

import { TEAM } from '../board/layout';
import type { HeroesKey } from '../text/catalogue';
import type { HeroesView, SideView } from '../view.gen';

type Mode = 'classic' | 'points' | 'teams' | 'tournament';

/** The progress of a player: life left, or points. */
export interface Reach {
  role: string;
  n: number | null; // null before the player has a hero
  most: number;
  out: boolean;
}

export interface Goal {
  text: HeroesKey; // in a few words
  more: HeroesKey; // in sentences
  late: HeroesKey; // the decision after the last stop
  progress: HeroesKey; // the text for the progress of a player
  sides: Reach[][]; // players who win together are in one list
}

const TO_WIN = 21; // points (§25.2)

export function goalOf(view: HeroesView): Goal {
  const mode = view.mode as Mode;
  const points = mode === 'points';
  const reach = view.sides.map((side) => (points ? pointsOf(side) : lifeOf(side)));
  return {
    text: `goal_${mode}`,
    more: `goal_more_${mode}`,
    late: `goal_late_${mode}`,
    progress: points ? 'points_of' : 'life_of',
    sides: mode === 'teams' ? [reach.slice(0, TEAM), reach.slice(TEAM)] : reach.map((one) => [one]),
  };
}

function pointsOf({ role, points, out }: SideView): Reach {
  return { role, n: points, most: TO_WIN, out };
}

function lifeOf({ role, hero, life, most_life: most, out }: SideView): Reach {
  return { role, n: hero === null ? null : Math.max(0, life), most, out };
}
