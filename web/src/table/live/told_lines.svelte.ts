/** The log as far as it may be read: what has happened, but is not to be seen yet, is not told either. */

import type { GameUi } from '../../games/types';
import type { LogLine } from '../../net/wire.gen';
import { Moments } from '../clock/moments.svelte';

interface Source {
  readonly log: readonly LogLine[];
  readonly ui: GameUi | null;
  readonly view: unknown;
  now(): number; // the time of the table
}

export class ToldLines {
  readonly #times: readonly number[] = $derived.by(() => timesOf(this.source));
  readonly #moments: Moments;

  /** All lines before the first that waits. */
  readonly lines: readonly LogLine[] = $derived.by(() => {
    const waits = this.#times.findIndex((at) => !this.#moments.passed(at));
    return waits < 0 ? this.source.log : this.source.log.slice(0, waits);
  });

  /** To be made while a page is. */
  constructor(readonly source: Source) {
    this.#moments = new Moments(
      () => this.#times,
      () => source.now(),
    );
  }
}

/** When each line may be read; nothing where all may at once. */
function timesOf({ log, ui, view }: Source): number[] {
  const toldAt = ui?.toldAt;
  return toldAt ? log.map((line) => toldAt(line, view)) : [];
}
