/** The log as far as it may be read: what has happened, but is not to be seen yet, is not told either. */

import type { GameUi } from '../games/types';
import type { Line } from '../wire.gen';

interface Source {
  readonly log: readonly Line[];
  readonly ui: GameUi | null;
  readonly view: unknown;
  now(): number; // the time of the table
}

export class ToldLines {
  #until = $state(Infinity); // in table time: what is to be told later waits
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #times: readonly number[] = $derived.by(() => timesOf(this.source));

  /** All lines before the first that waits. */
  readonly lines: readonly Line[] = $derived.by(() => {
    const waits = this.#times.findIndex((at) => at > this.#until);
    return waits < 0 ? this.source.log : this.source.log.slice(0, waits);
  });

  /** To be made while a page is. */
  constructor(readonly source: Source) {
    $effect.pre(() => {
      this.#tell(this.#times);
      return () => clearTimeout(this.#timer);
    });
  }

  /** Tell what may be told by now, and the rest one after the other. */
  #tell(times: readonly number[]): void {
    const now = times.length > 0 ? this.source.now() : Infinity;
    this.#until = now;
    const later = times.filter((at) => at > now);
    if (later.length > 0) this.#timer = setTimeout(() => this.#tell(later), Math.min(...later) - now);
  }
}

/** When each line may be read; nothing where all may at once. */
function timesOf({ log, ui, view }: Source): number[] {
  const toldAt = ui?.toldAt;
  return toldAt ? log.map((line) => toldAt(line, view)) : [];
}
