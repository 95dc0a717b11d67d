/**
 * Plays the cards of a hand one after the other, as ordinary moves, until there is another
 * question.
 */

import { untrack } from 'svelte';
import type { Picking } from '../../../table/handles/picking.svelte';
import { nextPlay } from './offers';

export class PlayAll {
  #left = $state(0); // the largest number of cards that it still plays

  /**
   * `skips` is true for cards that are left to the player. Must be called while a component is
   * created.
   */
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

  /**
   * Play the next card. While a move is on its way nothing is offered, so the effect above waits.
   */
  #next(): void {
    const move = nextPlay(this.picking.choice.offers, this.skips);
    this.#left = move === undefined ? 0 : this.#left - 1;
    if (move !== undefined) this.picking.play(move, performance.now());
  }
}
