/** One screen that several people share: it is covered while it goes from one to the other. */

import { seatToPassTo } from '../../model/hotseat';
import type { LiveTable } from './table.svelte';
import type { ViewPlayer } from './view_player.svelte';

export class HotSeat {
  #greeted = $state(false); // whoever looks has said who they are
  readonly #begun = $derived.by(() => this.table.client.views.log.some(({ seat }) => this.mine().includes(seat)));

  /** The seat that the screen should go to; none while it need not. */
  readonly next: number | null = $derived.by(() => {
    const { current } = this.table.client.views;
    if (current === null || !this.player.settled) return null;
    return seatToPassTo(current, this.mine(), this.#greeted || !this.#begun);
  });

  /** To be made while a page is. */
  constructor(
    readonly table: LiveTable,
    readonly player: ViewPlayer,
    readonly mine: () => readonly number[],
  ) {
    $effect(() => {
      if (table.client.sent !== null) this.#greeted = true; // whoever chooses has looked
    });
  }

  /** Somebody says that they are the one who plays this seat. */
  greet(seat: number): void {
    this.#greeted = true;
    this.table.join(seat);
  }
}
