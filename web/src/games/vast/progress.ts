import type { GoalView } from './view.gen';

/** How much of the way to a goal lies behind, in percent; cubes beyond it, as a Dragon’s, lead no farther. */
export function progress({ meters: [first] }: GoalView): number {
  return first === undefined || first.most === 0 ? 0 : Math.min(100, Math.round((100 * first.now) / first.most));
}
