/** A player who plays only against bots sets their speed, or skips their turns and reads the log. */

import { offers } from '../../model/client';
import { withOthers } from '../../model/chat';
import { newest } from '../../model/view_queue';
import { engine } from '../../net/engine.svelte';
import type { LiveTable } from './table.svelte';
import { preferences } from '../../preferences/preferences.svelte';

interface Seated {
  readonly playing: boolean;
  readonly mine: readonly number[];
}

const LONG = 3000; // milliseconds after which the state of the engine may explain why a bot still thinks

export class BotDelay {
  skipping = $state(false); // no motions until the player may choose
  since = $state(Infinity); // the version on the screen before the skip
  readonly against: boolean = $derived.by(() => this.#againstBots()); // all other players are bots
  readonly possible: boolean = $derived.by(() => this.against && this.#waiting());

  /** Create this together with a page. */
  constructor(
    readonly table: LiveTable,
    readonly seated: Seated,
  ) {
    $effect(() => {
      if (this.against && table.link === 'open') table.setBotSpeed(preferences.botSpeed);
    });
    $effect(() => {
      const { client } = table;
      if (offers(client).length > 0 || newest(client.views)?.result) this.skipping = false;
    });
    $effect(() => {
      if (!this.#botsThink()) return;
      const late = setTimeout(() => engine.watch(), LONG);
      return () => clearTimeout(late);
    });
  }

  skip(): void {
    if (!this.possible) return;
    this.since = this.table.client.views.current?.version ?? 0;
    this.skipping = true;
    this.table.skipBotDelay();
  }

  #againstBots(): boolean {
    const { players } = this.table.client;
    const { playing, mine } = this.seated;
    return playing && !withOthers(players, mine) && players.some(({ kind }) => kind === 'bot');
  }

  #botsThink(): boolean {
    const { players, views } = this.table.client;
    return (views.current?.to_act ?? []).some((seat) => players[seat]?.kind === 'bot');
  }

  #waiting(): boolean {
    const { views } = this.table.client;
    const acting = views.current?.to_act ?? [];
    return views.waiting.length > 0 || !acting.some((seat) => this.seated.mine.includes(seat));
  }
}
