/** The review of a record: its progress, its result or its error. */

import { api, reasonOf } from '../net/api';
import type { Reason, Review } from '../net/wire.gen';

const PATIENCE = 4_000; // milliseconds without a message, which means that another game is reviewed first

export class ReviewJob {
  state = $state<'resting' | 'working' | 'stopped'>('resting');
  queued = $state(false);
  done = $state(0);
  of = $state(0);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<Reason | null>(null);
  #stop = new AbortController();

  /** Review the choices of a seat, and end the last review. */
  async begin(record: () => Promise<string>, seat: number): Promise<void> {
    this.stop();
    const stop = (this.#stop = new AbortController());
    Object.assign(this, { state: 'working', queued: false, done: 0, of: 0, review: null, problem: null });
    const waited = setTimeout(() => (this.queued = !stop.signal.aborted && this.of === 0), PATIENCE);
    try {
      const found = await api.review(await record(), seat, {
        signal: stop.signal,
        progress: (done, of) => this.#tell(stop, done, of),
      });
      if (!stop.signal.aborted) this.review = found;
    } catch (refusal) {
      if (!stop.signal.aborted) this.problem = reasonOf(refusal);
    }
    clearTimeout(waited);
    if (!stop.signal.aborted) this.state = 'resting';
  }

  /** Stop the review. The server then stops it, too. */
  stop(): void {
    this.#stop.abort();
    if (this.state === 'working') this.state = 'stopped';
  }

  #tell(stop: AbortController, done: number, of: number): void {
    if (!stop.signal.aborted) Object.assign(this, { queued: false, done, of });
  }
}
