/** Moments of a table's time that a page waits for, one after the other. */

export class Moments {
  #reached = $state(0); // the time of the table when one of them was reached last
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a page is; *times* may change. */
  constructor(
    times: () => readonly number[],
    readonly now: () => number,
  ) {
    $effect.pre(() => {
      this.#await(times());
      return () => clearTimeout(this.#timer);
    });
  }

  /** Whether a moment is there by now. */
  passed(at: number): boolean {
    return at <= this.#reached;
  }

  /** Note how late it is, now and at each moment that is still to come. */
  #await(times: readonly number[]): void {
    const now = this.now();
    this.#reached = now;
    const later = times.filter((at) => at > now);
    if (later.length > 0) this.#timer = setTimeout(() => this.#await(later), Math.min(...later) - now);
  }
}
