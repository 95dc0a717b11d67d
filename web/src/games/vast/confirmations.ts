/** The question before a turn of Vast ends, if something can still be done and would be lost. */

import { thingsOf } from '../../model/handles';
import type { Language } from '../../locales';
import type { Move } from '../../net/wire.gen';
import type { Situation } from '../types';
import { vastText, type VastKey } from './text/catalogue';
import type { VastView } from './view.gen';

/** Something that would be lost: the moves that use it, and its amount. */
interface Left {
  text: VastKey;
  kinds: readonly string[];
  count: (view: VastView, using: readonly Move[]) => number;
}

const FREE_MOVE: Left = { text: 'left_free_move', kinds: ['free_move', 'free_move_by_pit'], count: howMany };

/**
 * By the move that ends a turn, the most important loss first. The Cave keeps its Omens, so it
 * loses nothing.
 */
const LEFT: Readonly<Record<string, readonly Left[]>> = {
  end_knight_turn: [
    { text: 'left_cubes', kinds: ['place_cube'], count: ({ knight }) => cubesInHand(knight) },
    {
      text: 'left_steps',
      kinds: ['knight_step', 'map_step', 'pit_step'],
      count: ({ knight }) => (knight?.movement ?? 0) - (knight?.moved ?? 0),
    },
    { text: 'left_encounter', kinds: ['have_encounter'], count: howMany },
  ],
  end_goblins_turn: [{ text: 'left_tribes', kinds: ['activate'], count: revealed }],
  end_dragon_turn: [cardsBut(null), FREE_MOVE],
  end_dragon_turn_with_silver: [cardsBut('card:silver'), FREE_MOVE],
  end_thief_turn: [
    {
      text: 'left_actions',
      kinds: ['loot_treasure', 'loot_gem', 'pick_lock', 'pickpocket', 'backstab'],
      count: ({ thief }) => thief?.cubes ?? 0,
    },
    {
      text: 'left_steps',
      kinds: ['thief_step', 'jump_to_pit'],
      count: ({ thief }) => (thief?.movement ?? 0) - (thief?.moved ?? 0),
    },
  ],
};

/** The question about a move. Null if nothing would be lost. */
export function confirmation({ kind }: Move, { view, offers }: Situation, language: Language): string | null {
  for (const { text, kinds, count } of LEFT[kind] ?? []) {
    const using = offers.filter((offer) => kinds.includes(offer.kind));
    const n = using.length === 0 ? 0 : count(view as VastView, using);
    if (n > 0) return `${vastText(language, text, { n })} ${vastText(language, 'end_anyway')}`;
  }
  return null;
}

function howMany(_: VastView, using: readonly Move[]): number {
  return using.length;
}

/** The number of Tribes on the map. A hidden Tribe may stay hidden on purpose. */
function revealed({ pieces }: VastView, using: readonly Move[]): number {
  const named = new Set(using.map(({ fields }) => fields['piece']));
  return pieces.filter(({ piece, square }) => square !== null && named.has(piece)).length;
}

function cubesInHand(knight: VastView['knight']): number {
  return knight?.cubes.find(({ thing }) => thing === 'cube:unplaced')?.count ?? 0;
}

/**
 * The Dragon's cards that could still be used. The hand is replaced at the end of the turn, except
 * for a kept card.
 */
function cardsBut(kept: string | null): Left {
  const usable: Left['count'] = ({ dragon }, using) => {
    const used = using.flatMap(thingsOf);
    const lost = (dragon?.hand ?? []).filter(({ thing }) => thing !== kept);
    const cards = lost.filter(({ thing }) => used.some((card) => card.startsWith(`${thing}:`)));
    return cards.reduce((sum, { count }) => sum + count, 0);
  };
  return { text: 'left_cards', kinds: ['use_power', 'platinum'], count: usable };
}
