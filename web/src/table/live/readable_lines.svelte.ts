/** The readable part of the log. Lines about events that are not shown yet are held back. */

import { recentLines } from '../../model/log';
import type { GameUi } from '../../games/types';
import type { LogLine } from '../../net/wire.gen';
import { Moments } from '../clock/moments.svelte';

interface Source {
  readonly log: readonly LogLine[];
  readonly ui: GameUi | null;
  readonly view: unknown;
  now(): number; // the time of the table
}

export class ReadableLines {
  readonly #times: readonly number[] = $derived.by(() => timesOf(this.source));
  readonly #moments: Moments;

  /** All lines before the first one held back. */
  readonly lines: readonly LogLine[] = $derived.by(() => {
    const waits = this.#times.findIndex((at) => !this.#moments.passed(at));
    return waits < 0 ? this.source.log : this.source.log.slice(0, waits - this.#times.length);
  });

  /** Create this together with a page. */
  constructor(readonly source: Source) {
    this.#moments = new Moments(
      () => this.#times,
      () => source.now(),
    );
  }
}

/** Return the earliest reading time of each recent line, or nothing if all may be read at once. */
function timesOf({ log, ui, view }: Source): number[] {
  const toldAt = ui?.toldAt;
  return toldAt ? recentLines(log).map((line) => toldAt(line, view)) : [];
}
