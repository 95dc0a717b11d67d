/** The places of sides and things on the table, for any number of seats. */

import type { MarketView, SideView, SiteView, StrongholdView, VolfView } from './view.gen';

/** Sites that are drawn together: a Stronghold, or all sites of a house. */
export interface CityRow {
  stronghold: StrongholdView | null;
  sites: SiteView[];
}

/**
 * The sites that are drawn with a side. A Stronghold of two players is drawn with the first of
 * them.
 */
export function cityRowsOf({ strongholds }: VolfView, { seat, sites }: SideView): CityRow[] {
  if (strongholds.length === 0) return [{ stronghold: null, sites }];
  return strongholds
    .filter(({ seats }) => seats[0] === seat)
    .map((stronghold) => ({ stronghold, sites: sites.filter(({ city }) => stronghold.cities.includes(city)) }));
}

/**
 * The markets with their places. The market that a seat acquires from is nearest, so it comes last.
 */
export function marketsOf({ markets }: VolfView, seat: number): { market: MarketView; lair: string; own: boolean }[] {
  const all = markets.map((market, at) => ({
    market,
    lair: markets.length > 1 ? `place:lair:${at + 1}` : 'place:lair',
    own: market.seats.includes(seat),
  }));
  return all.toSorted((a, b) => Number(a.own) - Number(b.own));
}

/** True if this side may choose now, or if it is its turn. */
export function acts({ turn }: VolfView, { seat }: SideView, acting: readonly number[]): boolean {
  return acting.includes(seat) || (acting.length > 0 && turn === seat);
}
