/** What moves when one view of Volfyirion becomes the next. */

import type { Motion } from '../../headless/motion';
import { marketsOf } from './layout';
import { POINTS } from './looks';
import type { CardView, FaceView, SideView, SiteView, VolfView } from './view.gen';

/** Something in play that shows a colour and may fire a chain. */
interface InPlay {
  place: string;
  card: string;
  count: number;
  used: number;
}

/** `attacked` are the Cities that were attacked in between: views do not tell an assault from a fire. */
export function moved(before: VolfView, after: VolfView, attacked: readonly string[] = []): Motion[] {
  const sides = after.sides.flatMap((side, at) => sideMotions(before, before.sides[at], side));
  const chains = after.sides.flatMap((side, at) => chainMotions(before.sides[at], side, facesOf(after)));
  const last = Math.max(0, ...chains.map(({ step }) => step ?? 0));
  return [
    ...sides,
    ...marketMotions(before, after),
    ...assaults(after, attacked),
    ...chains,
    ...after.sides.flatMap((side, at) => gains(before.sides[at], side)).map((motion) => ({ ...motion, step: last })),
    ...ruins(before, after),
    ...dragonMotions(before, after),
  ];
}

function sideMotions(view: VolfView, before: SideView | undefined, after: SideView): Motion[] {
  if (before === undefined) return [];
  return [...playedCards(before, after), ...stationedCards(before, after), ...drawnCards(view, before, after)];
}

function playedCards(before: SideView, after: SideView): Motion[] {
  const grown = after.played.filter(({ card, sealed, count }) => count > (before.played.find((it) => it.card === card && it.sealed === sealed)?.count ?? 0));
  return grown.flatMap(({ card }) => (fell(before.hand_size, after.hand_size) ? [flown(after.seat, card, `play:${after.seat}:${card}`)] : []));
}

function stationedCards(before: SideView, after: SideView): Motion[] {
  if (!fell(before.hand_size, after.hand_size)) return [];
  return after.sites.flatMap((site, at) => {
    const was = before.sites[at];
    const name = site.city.replace('city:', '');
    const troop = site.troop !== null && site.troop !== was?.troop ? [flown(after.seat, site.troop, `troop:${name}`)] : [];
    const building = site.building !== null && site.building !== was?.building ? [flown(after.seat, site.building, `building:${name}`)] : [];
    return [...troop, ...building];
  });
}

function flown(seat: number, card: string, to: string): Motion {
  return { kind: 'fly', from: [handPlace(seat, card), `hand:${seat}`], to: [to], look: 'face' };
}

function drawnCards(view: VolfView, before: SideView, after: SideView): Motion[] {
  if (view.phase === 'setup' || !fell(before.deck_size, after.deck_size)) return [];
  const drawn = after.hand.find(({ card, count }) => count > countOf(before.hand, card));
  return drawn === undefined ? [] : [{ kind: 'fly', from: [`deck:${after.seat}`], to: [handPlace(after.seat, drawn.card)], look: 'face' }];
}

/** Cards that leave the centre or the Lair for a discard pile, and cards that are turned up. */
function marketMotions(before: VolfView, after: VolfView): Motion[] {
  const rows = marketsOf(after, 0).flatMap(({ market, lair }) => {
    const was = before.markets[after.markets.indexOf(market)];
    return [
      { name: `centre${lair}`, deck: `strategy${lair}`, was: was?.centre ?? [], is: market.centre },
      { name: lair, deck: `wonders${lair}`, was: was?.lair ?? [], is: market.lair },
    ];
  });
  return rows.flatMap(({ name, deck, was, is }) =>
    is.flatMap((card, at): Motion[] => {
      const left = was[at] ?? null;
      if (card === left) return [];
      if (card !== null) return [{ kind: 'fly', from: [deck], to: [`${name}/${at}`], look: 'face' }];
      const taker = after.sides.find((side, seat) => countOf(side.discards, left ?? '') > countOf(before.sides[seat]?.discards ?? [], left ?? ''));
      return [{ kind: 'fly', from: [`${name}/${at}`], to: [taker === undefined ? deck : `discard:${taker.seat}`], look: 'face' }];
    }),
  );
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
  const area = played.filter(({ sealed }) => !sealed).map(({ card, count, used }) => ({ place: `play:${seat}:${card}`, card, count, used }));
  return [...area, ...sites.flatMap(onSite)];
}

function onSite({ city, troop, building, used }: SiteView): InPlay[] {
  const name = city.replace('city:', '');
  return [
    ...(troop === null ? [] : [{ place: `troop:${name}`, card: troop, count: 1, used: 0 }]),
    ...(building === null ? [] : [{ place: `building:${name}`, card: building, count: 1, used: used ? 1 : 0 }]),
  ];
}

function assaults({ turn }: VolfView, attacked: readonly string[]): Motion[] {
  return attacked.map((city) => ({ kind: 'sweep', along: [`pool:${turn}:battle`, city], tone: 'shot' }));
}

/** Cities that fall, and Troops that fall for them. */
function ruins(before: VolfView, after: VolfView): Motion[] {
  const was = new Map(sitesOf(before).map((site) => [site.city, site]));
  return sitesOf(after).flatMap(({ city, standing, troop }): Motion[] => {
    const earlier = was.get(city);
    if (earlier === undefined || !earlier.standing) return [];
    if (!standing) return [{ kind: 'flare', at: [city], tone: 'fire', step: 1 }, { kind: 'burst', at: [city], text: '†', tone: 'wound', step: 1 }];
    return earlier.troop !== null && troop === null ? [{ kind: 'burst', at: [city], text: '†', tone: 'wound', step: 1 }] : [];
  });
}

function dragonMotions(before: VolfView, after: VolfView): Motion[] {
  if (before.dragon === after.dragon) return [];
  if (after.dragon === null) return [{ kind: 'flare', at: ['place:lair', 'place:lair:1'], tone: 'fire' }];
  const lands: Motion[] = after.dragon.startsWith('place:') ? [] : [{ kind: 'flare', at: [after.dragon], tone: 'fire', step: 1 }];
  return [{ kind: 'slide', place: 'dragon', from: ['dragon'] }, ...lands];
}

function sitesOf({ sides }: VolfView): SiteView[] {
  return sides.flatMap(({ sites }) => sites);
}

function facesOf({ faces }: VolfView): Map<string, FaceView> {
  return new Map(faces.map((face) => [face.card, face]));
}

function handPlace(seat: number, card: string): string {
  return card.replace('card:', `hand:${seat}:`);
}

function fell(before: number, after: number): boolean {
  return after < before;
}

function countOf(cards: readonly CardView[], card: string): number {
  return cards.find((face) => face.card === card)?.count ?? 0;
}
