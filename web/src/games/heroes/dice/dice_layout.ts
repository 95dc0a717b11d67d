/** Dice that stay where they are from view to view: what a view does not tell, and the eye expects. */

import { dieThing, fallen, heldPlaces, type Die, type Lot } from './dice';

export class DiceLayout {
  #dice: Die[] = [];
  #before: Lot | null = null;
  #wanted: number[] = []; // places of dice to keep: of equal ones, the first of these are meant
  #held: number[] = []; // as they were shown last

  /** Where the dice of a player lie now. */
  lay(now: Lot): Die[] {
    if (now !== this.#before) {
      this.#dice = fallen(this.#dice, this.#before, now, this.#wanted);
      this.#before = now;
    }
    return this.#dice;
  }

  /** The places of those that are picked. */
  hold(picks: readonly string[]): number[] {
    this.#held = heldPlaces(this.#dice, picks, this.#wanted);
    return this.#held;
  }

  /** The die at this place has been touched: of equal ones, this is meant. */
  touch(at: number): void {
    const others = [...this.#held, ...this.#wanted].filter((place) => place !== at);
    this.#wanted = [...new Set(this.#held.includes(at) ? others : [at, ...others])];
  }

  /** What a touch there picks, or picks no longer. */
  thing(picks: readonly string[], at: number): string | null {
    return dieThing(this.#dice, picks, at, this.#held.includes(at));
  }
}
