/** The goal of each side, and its distance from defeat: wounds, and cards if they can run out. */

import type { DrakoKey } from '../text/catalogue';
import type { DrakoView, SideView } from '../view.gen';

export interface Goal {
  side: SideView;
  text: DrakoKey;
  wounds: number; // of all its figures
  spaces: number;
  cards: number | null; // cards left; null if they never run out
}

/** The clause on running out of cards, by match-up (§11.3). */
const CARDS: Readonly<Record<string, string>> = {
  'dragon-dwarves': '12.2',
  'trolls-knights': '13.2',
  'dragon-trolls': '14.2',
  'trolls-dwarves': '15.6',
  'dragon-knights': '16.2',
  'knights-dwarves': '17.7',
};
const ENDLESS = 'dragon-trolls'; // discards become the deck again (§14.2)

export function goalsOf({ matchup, sides }: DrakoView): Goal[] {
  return sides.map((side, at) => ({
    side,
    text: `goal_${nameOf(side)}_${nameOf(sides[1 - at])}` as DrakoKey,
    wounds: sum(side.figures.map(({ alive, wounds, spaces }) => (alive ? wounds : spaces))),
    spaces: sum(side.figures.map(({ spaces }) => spaces)),
    cards: matchup === ENDLESS ? null : side.deck_size + side.hand_size,
  }));
}

/** The clauses behind the goals of a match-up. */
export function goalClauses({ matchup }: DrakoView): string[] {
  const cards = CARDS[matchup];
  return cards === undefined ? ['11.1'] : ['11.1', cards];
}

/** The clause that ends a game without wounds in a draw. */
export function quietClause({ matchup }: DrakoView): string {
  return matchup === ENDLESS ? '14.4' : '11.5';
}

function nameOf(side: SideView | undefined): string {
  return side?.role.replace('role:', '') ?? '';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, number) => total + number, 0);
}
