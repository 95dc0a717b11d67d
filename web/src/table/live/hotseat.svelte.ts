/** A screen that several people share. It is covered while they pass it on. */

import { seatToPassTo } from '../../model/hotseat';
import type { LiveTable } from './table.svelte';
import type { ViewPlayer } from './view_player.svelte';

export class HotSeat {
  #greeted = $state(false); // the viewer has confirmed their seat
  readonly #begun = $derived.by(() => this.#hasBegun());

  /** The next seat for the screen, or null if it stays. */
  readonly next: number | null = $derived.by(() => {
    const { current } = this.table.client.views;
    if (current === null || this.mine().length < 2 || !this.player.settled) return null;
    return seatToPassTo(current, this.mine(), this.#greeted || !this.#begun);
  });

  /** Create this together with a page. */
  constructor(
    readonly table: LiveTable,
    readonly player: ViewPlayer,
    readonly mine: () => readonly number[],
  ) {
    $effect(() => {
      if (table.client.sent !== null) this.#greeted = true; // the viewer has chosen, so they are the right one
    });
  }

  /** Return true if somebody at this screen has moved. The page may know only the end of a long log. */
  #hasBegun(): boolean {
    const { log } = this.table.client.views;
    return (log[0]?.version ?? 1) > 1 || log.some(({ seat }) => this.mine().includes(seat));
  }

  /** Confirm that the viewer plays this seat. */
  greet(seat: number): void {
    this.#greeted = true;
    this.table.join(seat);
  }
}
