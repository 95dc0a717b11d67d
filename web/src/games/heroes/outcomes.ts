/** The effects of a move in Heroes: wounds, healing and deaths. */

import { causeOf, type Effect } from '../../model/effects';
import type { LogLine } from '../../net/wire.gen';
import type { HeroesView, SideView } from './view.gen';

/** An effect that is not yet tied to a line of the log. */
type Found = Omit<Effect, 'of'>;

export function outcomes(before: HeroesView, after: HeroesView, lines: readonly LogLine[]): Effect[] {
  const cause = lines.findLast(({ move }) => move?.kind === 'show_stop') ?? causeOf(lines); // a beat reveals stops
  if (cause === undefined) return [];
  const found = before.sides.flatMap((was, at) => {
    const now = after.sides[at];
    return now === undefined ? [] : [...hero(was, now), ...creatures(was, now), ...destroyed(was, now)];
  });
  return found.map((effect) => ({ of: cause.version, ...effect }));
}

function hero(was: SideView, now: SideView): Found[] {
  if (was.hero === null || now.hero === null || was.out) return [];
  const fallen: Found[] = now.out ? [{ kind: 'hero_falls', fields: { being: was.hero } }] : [];
  return [...changed(was.hero, was.life, now.out ? 0 : now.life), ...fallen];
}

/** Changes of creatures that are still on the same space. */
function creatures(was: SideView, now: SideView): Found[] {
  return was.spaces.flatMap((space, at) => {
    const there = now.spaces[at];
    if (space === null || there?.being !== space.being || space.being === was.hero) return [];
    return changed(space.being, space.life, there.life);
  });
}

function destroyed(was: SideView, now: SideView): Found[] {
  return now.destroyed
    .filter(({ creature, count }) => count > (was.destroyed.find((one) => one.creature === creature)?.count ?? 0))
    .map(({ creature }) => ({ kind: 'falls', fields: { being: creature } }));
}

function changed(being: string, life: number, left: number): Found[] {
  if (left === life) return [];
  return [{ kind: left < life ? 'hurt' : 'healed', fields: { being, n: Math.abs(life - left) } }];
}
