/** The effects of a move in Vast: Health, Population, the Dragon's awakening, and the Collapse. */

import { causeOf, type Effect } from '../../model/effects';
import type { LogLine } from '../../net/wire.gen';
import type { VastView } from './view.gen';

/** An effect that is not yet tied to a line of the log. */
type Found = Omit<Effect, 'of'>;

export function outcomes(before: VastView, after: VastView, lines: readonly LogLine[]): Effect[] {
  const cause = causeOf(lines);
  if (cause === undefined || before.turn === 0) return [];
  const found = [
    ...health('role:knight', before.knight?.health, after.knight?.health),
    ...health('role:dragon', before.dragon?.health, after.dragon?.health),
    ...populations(before, after),
    ...became('wakes', before.dragon?.awake, after.dragon?.awake),
    ...became('surfaces', before.dragon?.surfaced, after.dragon?.surfaced),
    ...became('collapse', before.collapsing, after.collapsing),
  ];
  return found.map((effect) => ({ of: cause.version, ...effect }));
}

function health(role: string, was = 0, now = was): Found[] {
  if (was === now) return [];
  return [{ kind: now < was ? 'hurt' : 'healed', fields: { role, n: Math.abs(now - was) } }];
}

function populations(before: VastView, after: VastView): Found[] {
  return (before.goblins?.tribes ?? []).flatMap(({ piece, population }, at): Found[] => {
    const now = after.goblins?.tribes[at]?.population ?? population;
    return now < population ? [{ kind: 'fewer', fields: { piece, n: population - now } }] : [];
  });
}

function became(kind: string, was = false, now = false): Found[] {
  return now && !was ? [{ kind, fields: {} }] : [];
}
