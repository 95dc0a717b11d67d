/** The places of dice from view to view. Views do not contain them, so they are remembered here. */

import { dieThing, diceAfter, heldPlaces, type Die, type Lot } from './dice';

export class DiceLayout {
  #dice: Die[] = [];
  #before: Lot | null = null;
  #wanted: number[] = []; // touched places, the last one first: they decide between equal dice
  #held: number[] = []; // the places that were last shown as held

  /** The current dice of a player, place by place. */
  lay(now: Lot): Die[] {
    if (now !== this.#before) {
      this.#dice = diceAfter(this.#dice, this.#before, now, this.#wanted);
      this.#before = now;
    }
    return this.#dice;
  }

  /** The places of the picked dice. */
  hold(picks: readonly string[]): number[] {
    this.#held = heldPlaces(this.#dice, picks, this.#wanted);
    return this.#held;
  }

  /** Note a touch on the die at this place, so that it is preferred among equal dice. */
  touch(at: number): void {
    const others = [...this.#held, ...this.#wanted].filter((place) => place !== at);
    this.#wanted = [...new Set(this.#held.includes(at) ? others : [at, ...others])];
  }

  /** The thing that a touch there picks, or stops picking. */
  thing(picks: readonly string[], at: number): string | null {
    return dieThing(this.#dice, picks, at, this.#held.includes(at));
  }
}
