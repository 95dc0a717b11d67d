/** The cards of Volfyirion that fly: first cards that leave a place, then cards that arrive. */

import type { Motion, Places } from '../../model/motion';
import type { LogLine } from '../../net/wire.gen';
import { marketsOf } from './layout';
import type { CardView, SideView, VolfView } from './view.gen';

const COMING = 1; // the step of cards that are drawn or turned up

export function flights(before: VolfView, after: VolfView, lines: readonly LogLine[]): Motion[] {
  return [
    ...lines.flatMap((line) => lineFlights(before, after, line)),
    ...marketFlights(before, after),
    ...surges(after, lines),
  ];
}

/** The flights that a line of the log reports. */
function lineFlights(before: VolfView, after: VolfView, { seat: by, move }: LogLine): Motion[] {
  if (move === null) return [];
  const card = String(move.fields['card']);
  const seat = after.sides.find(({ role }) => role === move.fields['role'])?.seat ?? by;
  switch (move.kind) {
    case 'play':
      return [fly([handPlace(seat, card), `hand:${seat}`], `play:${seat}:${card}`)];
    case 'station':
      return [fly([handPlace(seat, card), `hand:${seat}`], sitePlace(after, card, String(move.fields['city'])))];
    case 'redraw':
      return copies(before.sides[seat]?.hand ?? []).map((held) => fly([handPlace(seat, held)], `deck:${seat}`));
    case 'end':
      return after.sides.flatMap((side, at) => spentCards(before.sides[at], side));
    case 'shed':
      return [fly([handPlace(seat, card)], `discard:${seat}`)];
    case 'deal':
      return [fly([`deck:${seat}`], handPlace(seat, card), COMING)];
    case 'acquire_top':
      return [fly(['strategyplace:lair'], `discard:${seat}`)];
    case 'explore':
      return [fly(['wondersplace:lair'], `discard:${after.turn}`)];
    case 'calm':
      return [fly(['rage'], 'aside')];
    case 'rage':
      return [fly(['rage'], [`rage:${card}`, 'aside'])];
    default:
      return [];
  }
}

/** Cards in play that are discarded at the end of a turn. */
function spentCards(before: SideView | undefined, { seat, played }: SideView): Motion[] {
  const spent = before?.played.filter(({ card, count }) => count > countOf(played, card)) ?? [];
  return spent.map(({ card }) => fly([`play:${seat}:${card}`], `discard:${seat}`));
}

/** Cards that leave the centre or the Lair for a discard pile or the deck, and cards that are turned up. */
function marketFlights(before: VolfView, after: VolfView): Motion[] {
  const rows = marketsOf(after, 0).flatMap(({ market, lair }) => {
    const was = before.markets[after.markets.indexOf(market)];
    return [
      { name: `centre${lair}`, deck: `strategy${lair}`, was: was?.centre ?? [], is: market.centre },
      { name: lair, deck: `wonders${lair}`, was: was?.lair ?? [], is: market.lair },
    ];
  });
  return rows.flatMap(({ name, deck, was, is }) =>
    is.flatMap((card, at) => {
      const [left, place] = [was[at] ?? null, `${name}/${at}`];
      if (card === left) return [];
      return [
        ...(left === null ? [] : [fly([place], takenTo(before, after, left) ?? deck)]),
        ...(card === null ? [] : [fly([deck], place, COMING)]),
      ];
    }),
  );
}

/** The discard pile that now has more copies of a card. */
function takenTo(before: VolfView, after: VolfView, card: string): string | undefined {
  const taker = after.sides.find(
    ({ discards }, at) => countOf(discards, card) > countOf(before.sides[at]?.discards ?? [], card),
  );
  return taker && `discard:${taker.seat}`;
}

/** Rage cards that are placed on the grid. Among equal cards, the last one flies (§19.4). */
function surges({ grid }: VolfView, lines: readonly LogLine[]): Motion[] {
  const cells = [...(grid?.cells ?? [])];
  const placed = lines.flatMap(({ move }) => (move?.kind === 'surge' ? [move.fields['card']] : []));
  return placed.map((card) => {
    const at = cells.findLastIndex((cell) => cell === card);
    cells[at] = null;
    return fly(['wonders'], `cell:${at + 1}`, COMING);
  });
}

function fly(from: Places, to: string | Places, step = 0): Motion {
  return { kind: 'fly', from, to: typeof to === 'string' ? [to] : to, look: 'face', step, sound: 'card' };
}

function handPlace(seat: number, card: string): string {
  return card.replace('card:', `hand:${seat}:`);
}

function sitePlace({ faces }: VolfView, card: string, city: string): string {
  return city.replace('city', faces.find((face) => face.card === card)?.kind ?? '');
}

function copies(cards: readonly CardView[]): string[] {
  return cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}

/** The number of copies of a card in all heaps together. */
function countOf(cards: readonly CardView[], card: string): number {
  return cards.reduce((sum, heap) => sum + (heap.card === card ? heap.count : 0), 0);
}
