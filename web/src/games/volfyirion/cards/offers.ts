/** What the offers of a moment mean for a card. */

import type { Move } from '../../../net/wire.gen';
import type { VolfView } from '../view.gen';

/** Whether a card of the centre can be changed for another (§6.3, §8.4), but not be bought. */
export function onlySwapped(offers: readonly Move[], thing: string | undefined): boolean {
  if (!thing?.startsWith('centre:')) return false;
  const kinds = offers.filter(({ handles }) => handles[0] === thing).map(({ kind }) => kind);
  return kinds.length > 0 && !kinds.includes('acquire');
}

/** The next card of the hand that is played without asking anything more; `skips` leaves some to the player. */
export function nextPlay(offers: readonly Move[], skips: (card: string) => boolean): Move | undefined {
  return offers.find(({ kind, fields }) => kind === 'play' && !skips(String(fields['card'])));
}

/**
 * How many cards of the viewer's hand could still be played. Where the dragon feeds on all but Commands (§17.3),
 * only those count.
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
