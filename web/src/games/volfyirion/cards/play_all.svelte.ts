/** Plays the cards of a hand one after the other: ordinary moves, until something else is asked. */

import { untrack } from 'svelte';
import type { Picking } from '../../../table/handles/picking.svelte';
import { nextPlay } from './offers';

export class PlayAll {
  #left = $state(0); // how many it still plays, at most

  /** `skips` says which cards are left to the player. To be made while a component is. */
  constructor(
    readonly picking: Picking,
    readonly skips: (card: string) => boolean,
  ) {
    $effect(() => {
      if (this.#left > 0 && picking.choice.offers.length > 0) untrack(() => this.#next());
    });
  }

  start(cards: number): void {
    this.#left = cards;
  }

  /** While a move is on its way nothing is offered, and this waits. */
  #next(): void {
    const move = nextPlay(this.picking.choice.offers, this.skips);
    this.#left = move === undefined ? 0 : this.#left - 1;
    if (move !== undefined) this.picking.play(move, performance.now());
  }
}
