/** The motions from one view of Volfyirion to the next. */

import type { Motion } from '../../model/motion';
import type { LogLine } from '../../net/wire.gen';
import { flights } from './flights';
import { POINTS } from './art/icons';
import type { FaceView, SideView, SiteView, VolfView } from './view.gen';

/** A thing in play that shows a colour and may fire a chain. */
interface InPlay {
  place: string;
  card: string;
  count: number;
  used: number;
}

/**
 * Return the motions. `lines` are the moves in between. They tell an assault from a fire and a new
 * hand from an old one, which views alone cannot.
 */
export function moved(before: VolfView, after: VolfView, lines: readonly LogLine[] = []): Motion[] {
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
    return gain > 0
      ? [{ kind: 'burst', at: [`pool:${after.seat}:${points}`], text: `+${gain}`, tone: 'gain', sound: 'coin' }]
      : [];
  });
}

/**
 * Chains that were used, one after the other: from the cards with the colours to the card that
 * fires.
 */
function chainMotions(before: SideView | undefined, after: SideView, faces: ReadonlyMap<string, FaceView>): Motion[] {
  if (before === undefined) return [];
  const inPlay = cardsInPlay(after);
  const earlier = new Map(cardsInPlay(before).map(({ place, used }) => [place, used]));
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
  return [...sweeps, { kind: 'flare', at: [fired.place], tone: 'chain', sound: 'spell' }];
}

function cardsInPlay({ seat, played, sites }: SideView): InPlay[] {
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

/** The battle points of the attacker fly at a City and hit it. */
function assaults(lines: readonly LogLine[]): Motion[] {
  return lines.flatMap(({ seat, move }): Motion[] => {
    if (move?.kind !== 'attack') return [];
    const city = String(move.fields['city']);
    return [
      { kind: 'sweep', along: [`pool:${seat}:battle`, city], tone: 'shot', sound: 'shot' },
      { kind: 'shot', at: [city], step: 1, sound: 'blow' },
    ];
  });
}

/** Cities that fall, and Troops that fall for them. */
function ruins(before: VolfView, after: VolfView): Motion[] {
  const was = new Map(sitesOf(before).map((site) => [site.city, site]));
  return sitesOf(after).flatMap(({ city, standing, troop }): Motion[] => {
    const earlier = was.get(city);
    if (earlier === undefined || !earlier.standing) return [];
    if (!standing) return fallen(city, earlier.dragon);
    return earlier.troop !== null && troop === null
      ? [{ kind: 'scatter', at: [city], look: 'sparks', step: 1, sound: 'stone' }]
      : [];
  });
}

/** A City sinks into dust. If the dragon is there, it also burns. */
function fallen(city: string, burnt: boolean): Motion[] {
  const fire: Motion[] = [
    { kind: 'flare', at: [city], tone: 'fire', step: 1, sound: 'fire' },
    { kind: 'scatter', at: [city], look: 'embers', step: 1 },
  ];
  return [
    ...(burnt ? fire : []),
    { kind: 'scatter', at: [city], look: 'dust', step: 1, sound: 'fall' },
    { kind: 'shake', at: [city], step: 1 },
  ];
}

/** The dragon flies over the table and lands in fire. It flies home after all other motions. */
function dragonMotions(before: VolfView, after: VolfView): Motion[] {
  if (before.dragon === after.dragon) return [];
  if (after.dragon === null)
    return [{ kind: 'flare', at: ['place:lair', 'place:lair:1'], tone: 'fire', sound: 'roar' }];
  const homeward = after.dragon.startsWith('place:');
  const flight: Motion = { kind: 'fly_over', place: 'dragon', from: ['dragon'], step: homeward ? 2 : 0, sound: 'roar' };
  if (homeward) return [flight];
  return [
    flight,
    { kind: 'flare', at: [after.dragon], tone: 'fire', step: 1, sound: 'fire' },
    { kind: 'scatter', at: [after.dragon], look: 'embers', step: 1 },
    { kind: 'shake', at: [after.dragon], step: 1 },
  ];
}

function sitesOf({ sides }: VolfView): SiteView[] {
  return sides.flatMap(({ sites }) => sites);
}

function facesOf({ faces }: VolfView): Map<string, FaceView> {
  return new Map(faces.map((face) => [face.card, face]));
}
