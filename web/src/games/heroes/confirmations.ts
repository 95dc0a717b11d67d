/** The confirmations before moves of Heroes that players easily regret. */

import type { Language } from '../../locales';
import type { Move } from '../../net/wire.gen';
import type { Situation } from '../types';
import { heroesText } from './text/catalogue';
import type { CouldView, HeroesView } from './view.gen';

/** The question about a move. Null if it needs no confirmation. */
export function confirmation(move: Move, { view, offers }: Situation, language: Language): string | null {
  const heroes = view as HeroesView;
  if (move.kind === 'army') {
    const points = pointsLeft(move, offers, heroes);
    return points === 0 ? null : heroesText(language, 'points_left', { points });
  }
  if (move.kind !== 'plan_stop' && move.kind !== 'stop') return null;
  const could = heroes.sides.find(({ seat }) => seat === heroes.viewer)?.could ?? null;
  return could === null || canAct(could) ? null : heroesText(language, 'stop_for_nothing');
}

/** True if the current dice can pay for any action. */
export function canAct({ cast, draw, learn, dispel }: CouldView): boolean {
  return cast.length > 0 || draw > 0 || learn.length > 0 || dispel;
}

/** The most points that an offered army costs. */
export function mostPoints(offers: readonly Move[], view: HeroesView): number {
  return Math.max(0, ...offers.filter(({ kind }) => kind === 'army').map((army) => cost(army, view)));
}

/** The points that an army leaves. Zero if no creature can be added to it. */
function pointsLeft(army: Move, offers: readonly Move[], view: HeroesView): number {
  const picks = army.picks ?? [];
  const larger = offers.some((offer) => {
    const more = new Set(offer.picks ?? []);
    return more.size > picks.length && picks.every((pick) => more.has(pick));
  });
  return larger ? mostPoints(offers, view) - cost(army, view) : 0;
}

function cost({ picks = [] }: Move, { creatures }: HeroesView): number {
  const costs = new Map(creatures.map((face) => [face.creature.replace('creature:', ''), face.cost]));
  return picks.reduce((sum, pick) => sum + (costs.get(pick.split(':')[1] ?? '') ?? 0), 0);
}
