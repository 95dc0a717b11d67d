/** Wait for moments of a table's time, one after the other. */

export class Moments {
  #reached = $state(0); // the table's time at the last reached moment
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Create this together with a page. *times* may change. */
  constructor(
    times: () => readonly number[],
    readonly now: () => number,
  ) {
    $effect.pre(() => {
      this.#await(times());
      return () => clearTimeout(this.#timer);
    });
  }

  /** Return true if a moment has been reached. */
  passed(at: number): boolean {
    return at <= this.#reached;
  }

  /** Note the time now and at each later moment. */
  #await(times: readonly number[]): void {
    const now = this.now();
    this.#reached = now;
    const later = times.filter((at) => at > now);
    if (later.length > 0) this.#timer = setTimeout(() => this.#await(later), Math.min(...later) - now);
  }
}
