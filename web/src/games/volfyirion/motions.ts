/** What moves when one view of Volfyirion becomes the next. */

import type { Motion } from '../../headless/motion';
import type { Line } from '../../wire.gen';
import { flights } from './flights';
import { POINTS } from './looks';
import type { FaceView, SideView, SiteView, VolfView } from './view.gen';

/** Something in play that shows a colour and may fire a chain. */
interface InPlay {
  place: string;
  card: string;
  count: number;
  used: number;
}

/** `lines` tell what was done in between: views do not tell an assault from a fire, nor an old hand from a new one. */
export function moved(before: VolfView, after: VolfView, lines: readonly Line[] = []): Motion[] {
  const chains = after.sides.flatMap((side, at) => chainMotions(before.sides[at], side, facesOf(after)));
  const last = Math.max(after.turns > before.turns ? 1 : 0, ...chains.map(({ step }) => step ?? 0));
  return [
    ...flights(before, after, lines),
    ...assaults(lines),
    ...chains,
    ...after.sides.flatMap((side, at) => gains(before.sides[at], side)).map((motion) => ({ ...motion, step: last })),
    ...ruins(before, after),
    ...dragonMotions(before, after),
  ];
}

function gains(before: SideView | undefined, after: SideView): Motion[] {
  return POINTS.flatMap((points, at): Motion[] => {
    const gain = (after.points[at] ?? 0) - (before?.points[at] ?? 0);
    return gain > 0 ? [{ kind: 'burst', at: [`pool:${after.seat}:${points}`], text: `+${gain}`, tone: 'gain' }] : [];
  });
}

/** Chains that were used, one after the other: from the cards that show the colours to the one that fires. */
function chainMotions(before: SideView | undefined, after: SideView, faces: ReadonlyMap<string, FaceView>): Motion[] {
  if (before === undefined) return [];
  const inPlay = laidOut(after);
  const earlier = new Map(laidOut(before).map(({ place, used }) => [place, used]));
  const fired = inPlay.filter(({ place, used }) => used > (earlier.get(place) ?? 0));
  return fired.flatMap((card, at) => links(card, inPlay, faces).map((motion) => ({ ...motion, step: at + 1 })));
}

function links(fired: InPlay, inPlay: readonly InPlay[], faces: ReadonlyMap<string, FaceView>): Motion[] {
  const houses = [...new Set(faces.get(fired.card)?.chain ?? [])];
  const helpers = houses.flatMap((house) =>
    inPlay.filter(({ card, place, count }) => faces.get(card)?.house === house && (place !== fired.place || count > 1)),
  );
  const sweeps = helpers
    .filter(({ place }) => place !== fired.place)
    .map(({ place }): Motion => ({ kind: 'sweep', along: [place, fired.place], tone: 'chain' }));
  return [...sweeps, { kind: 'flare', at: [fired.place], tone: 'chain' }];
}

function laidOut({ seat, played, sites }: SideView): InPlay[] {
  const area = played
    .filter(({ sealed }) => !sealed)
    .map(({ card, count, used }) => ({ place: `play:${seat}:${card}`, card, count, used }));
  return [...area, ...sites.flatMap(onSite)];
}

function onSite({ city, troop, building, used }: SiteView): InPlay[] {
  const name = city.replace('city:', '');
  return [
    ...(troop === null ? [] : [{ place: `troop:${name}`, card: troop, count: 1, used: 0 }]),
    ...(building === null ? [] : [{ place: `building:${name}`, card: building, count: 1, used: used ? 1 : 0 }]),
  ];
}

function assaults(lines: readonly Line[]): Motion[] {
  return lines.flatMap(({ seat, move }): Motion[] => {
    if (move?.kind !== 'attack') return [];
    return [{ kind: 'sweep', along: [`pool:${seat}:battle`, String(move.fields['city'])], tone: 'shot' }];
  });
}

/** Cities that fall, and Troops that fall for them. */
function ruins(before: VolfView, after: VolfView): Motion[] {
  const was = new Map(sitesOf(before).map((site) => [site.city, site]));
  return sitesOf(after).flatMap(({ city, standing, troop }): Motion[] => {
    const earlier = was.get(city);
    if (earlier === undefined || !earlier.standing) return [];
    if (!standing)
      return [
        { kind: 'flare', at: [city], tone: 'fire', step: 1 },
        { kind: 'burst', at: [city], text: '†', tone: 'wound', step: 1 },
      ];
    return earlier.troop !== null && troop === null
      ? [{ kind: 'burst', at: [city], text: '†', tone: 'wound', step: 1 }]
      : [];
  });
}

function dragonMotions(before: VolfView, after: VolfView): Motion[] {
  if (before.dragon === after.dragon) return [];
  if (after.dragon === null) return [{ kind: 'flare', at: ['place:lair', 'place:lair:1'], tone: 'fire' }];
  const lands: Motion[] = after.dragon.startsWith('place:')
    ? []
    : [{ kind: 'flare', at: [after.dragon], tone: 'fire', step: 1 }];
  return [{ kind: 'slide', place: 'dragon', from: ['dragon'] }, ...lands];
}

function sitesOf({ sides }: VolfView): SiteView[] {
  return sides.flatMap(({ sites }) => sites);
}

function facesOf({ faces }: VolfView): Map<string, FaceView> {
  return new Map(faces.map((face) => [face.card, face]));
}
