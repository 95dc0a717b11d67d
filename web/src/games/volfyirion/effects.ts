/**
 * The effects of a move in Volfyirion: points, destroyed Cities and cards, and the dragon's cards.
 */

import { causeOf, type Effect } from '../../model/effects';
import type { LogLine } from '../../net/wire.gen';
import { POINTS } from './art/icons';
import type { SideView, SiteView, VolfView } from './view.gen';

const RAGE = ['rage', 'surge']; // the dragon's cards
const FLIGHTS = ['fly', 'send', 'lure_clockwise', 'lure_counterclockwise']; // lines that report its goal
const MOVES_TROOPS = [
  'redeploy',
  'break_troop',
  'break_building',
  'yield_troop',
  'yield_building',
  'station',
  'recover',
];

type Found = Omit<Effect, 'of'>;

export function effects(before: VolfView, after: VolfView, lines: readonly LogLine[]): Effect[] {
  const cause = causeOf(lines);
  if (cause === undefined) return [];
  const rage = lines.findLast(({ move }) => move && RAGE.includes(move.kind));
  const gained = after.sides.flatMap((side, at) => gains(before.sides[at], side));
  return [
    ...gained.map((effect) => ({ of: cause.version, ...effect })),
    ...harm(before, after, lines, rage !== undefined).map((effect) => ({ of: (rage ?? cause).version, ...effect })),
  ];
}

function gains(before: SideView | undefined, after: SideView): Found[] {
  return POINTS.flatMap((points, at) => {
    const n = (after.points[at] ?? 0) - (before?.points[at] ?? 0);
    return n > 0 ? [{ kind: `gains_${points}`, fields: { n } }] : [];
  });
}

/** Destroyed things and the flight of the dragon. If its cards had no effect, one entry says so. */
function harm(before: VolfView, after: VolfView, lines: readonly LogLine[], raged: boolean): Found[] {
  const kinds = lines.flatMap(({ move }) => (move ? [move.kind] : []));
  const reported = kinds.some((kind) => MOVES_TROOPS.includes(kind));
  const fallen = [...sitesOf(after)].flatMap(([city, now]) => fall(sitesOf(before).get(city), now, reported));
  const goes = after.dragon !== null && after.dragon !== before.dragon && !kinds.some((kind) => FLIGHTS.includes(kind));
  const bonus = after.grid?.bonus ?? 0;
  const done: Found[] = [
    ...fallen,
    ...(goes ? [{ kind: 'dragon_goes', fields: { place: after.dragon! } }] : []),
    ...(bonus > (before.grid?.bonus ?? 0) ? [{ kind: 'rage_grows', fields: { n: bonus } }] : []),
  ];
  return raged && done.length === 0 ? [{ kind: 'dragon_spares', fields: {} }] : done;
}

/** A City that fell, or the cards on it, unless the log already reports them. */
function fall(was: SiteView | undefined, now: SiteView, reported: boolean): Found[] {
  const { city } = now;
  if (was === undefined || !was.standing) return [];
  if (!now.standing) return [{ kind: 'city_falls', fields: { city } }];
  if (reported) return [];
  return [
    ...(was.troop !== null && now.troop === null ? [{ kind: 'troop_falls', fields: { city, card: was.troop } }] : []),
    ...(was.building !== null && now.building === null
      ? [{ kind: 'building_falls', fields: { city, card: was.building } }]
      : []),
  ];
}

function sitesOf({ sides }: VolfView): ReadonlyMap<string, SiteView> {
  return new Map(sides.flatMap(({ sites }) => sites).map((site) => [site.city, site]));
}
