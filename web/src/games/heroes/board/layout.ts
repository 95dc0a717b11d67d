/** The seating: the viewer's board below, its opponents opposite, another duel beside them. */

import { SPECTATOR } from '../../../net/wire.gen';
import type { HeroesView, BoutView, SideView } from '../view.gen';

export interface Seating {
  near: SideView | undefined;
  rivals: SideView[]; // opposite
  others: SideView[]; // of the other duel, facing each other
  ally: SideView | undefined; // wins together with `near`
}

export const TEAM = 2; // players (§26.1)

/** Return the seats as a viewer sees them. A spectator has the view of the first seat. */
export function seatingOf(view: HeroesView, seat: number): Seating {
  const near = view.sides.find((side) => side.seat === seat) ?? view.sides[0];
  const rest = clockwise(view.sides, near);
  const fights = near !== undefined && near.bout !== null;
  const facing = rest.filter((side) => fights && side.bout === near.bout);
  const together = (side: SideView): boolean => {
    if (view.mode === 'tournament' && facing.length > 0) return facing.includes(side); // all others are beside (§27)
    return !duels(view) || !fights || side.bout === near.bout || side.bout === null;
  };
  const ally = view.mode === 'teams' ? rest.find((side) => teamOf(side) === teamOf(near)) : undefined;
  return { near, rivals: rest.filter(together), others: rest.filter((side) => !together(side)), ally };
}

function teamOf(side: SideView | undefined): number {
  return side === undefined ? -1 : Math.floor(side.seat / TEAM);
}

/** True if two duels are played at the same time. */
function duels({ mode, sides }: HeroesView): boolean {
  const bouts = new Set(sides.map(({ bout }) => bout).filter((bout) => bout !== null));
  return (mode === 'teams' || mode === 'tournament') && bouts.size > 1;
}

/** All other sides, in seat order after this one. */
function clockwise(sides: readonly SideView[], near: SideView | undefined): SideView[] {
  const at = near === undefined ? 0 : sides.indexOf(near);
  return [...sides.slice(at + 1), ...sides.slice(0, at)];
}

export function boutOf(view: HeroesView, side: SideView | undefined): BoutView | undefined {
  return side?.bout == null ? view.bouts[0] : view.bouts[side.bout];
}

/** The index of the spell rows that a seat takes from. */
export function marketOf(view: HeroesView, seat: number): number {
  const at = view.markets.findIndex(({ seats }) => seats.includes(seat));
  return seat === SPECTATOR || at < 0 ? 0 : at;
}

/** The spaces of a board in drawing order. The front row is nearest to the enemy. */
export function spacesOf(facing: 'up' | 'down'): number[] {
  return facing === 'up' ? [0, 1, 2, 3, 4, 5, 6, 7] : [7, 6, 5, 4, 3, 2, 1, 0];
}

/** The name of a space, such as f2 or b4. */
export function spaceName(at: number): string {
  return `${at < 4 ? 'f' : 'b'}${(at % 4) + 1}`;
}
