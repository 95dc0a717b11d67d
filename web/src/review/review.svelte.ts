/** The coach at work on a record: how far it is, what it found, or why it could not. */

import { api, reasonOf } from '../net/api';
import type { Reason, Review } from '../net/wire.gen';

const PATIENCE = 4_000; // milliseconds without a word, after which somebody else's game must come first

export class ReviewJob {
  state = $state<'resting' | 'working' | 'stopped'>('resting');
  queued = $state(false);
  done = $state(0);
  of = $state(0);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<Reason | null>(null);
  #stop = new AbortController();

  /** Look at the choices of a seat; what went on before ends. */
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

  /** Nobody waits for it any more: the server ends it too. */
  stop(): void {
    this.#stop.abort();
    if (this.state === 'working') this.state = 'stopped';
  }

  #tell(stop: AbortController, done: number, of: number): void {
    if (!stop.signal.aborted) Object.assign(this, { queued: false, done, of });
  }
}
