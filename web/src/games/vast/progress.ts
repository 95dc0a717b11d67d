import type { GoalView } from './view.gen';

/**
 * The progress towards a goal, in percent. Extra cubes, which the Dragon can have, still mean 100.
 */
export function progress({ meters: [first] }: GoalView): number {
  return first === undefined || first.most === 0 ? 0 : Math.min(100, Math.round((100 * first.now) / first.most));
}
