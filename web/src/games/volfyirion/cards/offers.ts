/** The meaning of the current offers for a card, and for the end of a turn. */

import type { Move } from '../../../net/wire.gen';
import type { VolfView } from '../view.gen';

/** True if a card of the centre can be exchanged (§6.3, §8.4), but not acquired. */
export function onlySwapped(offers: readonly Move[], thing: string | undefined): boolean {
  if (!thing?.startsWith('centre:')) return false;
  const kinds = offers.filter(({ handles }) => handles[0] === thing).map(({ kind }) => kind);
  return kinds.length > 0 && !kinds.includes('acquire');
}

/**
 * The next card in hand that needs no further choice. `skips` is true for cards that are left to
 * the player.
 */
export function nextPlay(offers: readonly Move[], skips: (card: string) => boolean): Move | undefined {
  return offers.find(({ kind, fields }) => kind === 'play' && !skips(String(fields['card'])));
}

/**
 * The number of cards in the viewer's hand that can still be played. If the dragon feeds on all
 * cards except Commands (§17.3), only Commands count.
 */
export function unplayed({ viewer, sides, faces, rage }: VolfView, offers: readonly Move[]): number {
  const wonders = new Set(faces.filter(({ kind }) => kind === 'wonder').map(({ card }) => card));
  const open = offers.filter(({ kind, fields }) =>
    rage === null ? kind === 'play' || kind === 'station' : kind === 'play' && !wonders.has(String(fields['card'])),
  );
  const cards = new Set(open.map(({ fields }) => fields['card']));
  const hand = sides.find(({ seat }) => seat === viewer)?.hand ?? [];
  return hand.reduce((sum, { card, count }) => sum + (cards.has(card) ? count : 0), 0);
}

const POINTS = ['command', 'battle', 'knowledge'] as const;

type Points = (typeof POINTS)[number];

/** Moves that cost no points, or that players rarely want. */
const OTHERS: ReadonlySet<string> = new Set(
  'play station gain chain sacrifice end redraw exchange exchange_all decline redeploy replace'.split(' '),
);

/** The viewer's points of each kind, if an offer spends points. */
export function unspent({ viewer, sides }: VolfView, offers: readonly Move[]): [Points, number][] {
  if (offers.every(({ kind }) => OTHERS.has(kind))) return [];
  const left = sides.find(({ seat }) => seat === viewer)?.points ?? [];
  return POINTS.map((points, at): [Points, number] => [points, left[at] ?? 0]).filter(([, n]) => n > 0);
}

/** True for a move whose button may be golden: it drops neither the hand nor other gains of the turn. */
export function isGolden({ kind }: Move, offers: readonly Move[]): boolean {
  if (kind === 'redraw' || kind === 'exchange_all') return false;
  return kind !== 'end' || !offers.some((other) => other.kind === 'gain' || other.kind === 'chain');
}
