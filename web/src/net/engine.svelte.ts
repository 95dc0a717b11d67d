import { api } from './api';

const PAUSE = 15_000; // milliseconds between two questions

/** Whether bots think slower for now: a server may start before its engine is compiled. */
class Engine {
  warmingUp = $state(false);
  #asked = false;

  /** Ask, once for all pages; and again for as long as it is so. */
  watch(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      this.warmingUp = (await api.engine()).warming_up;
    } catch {
      // Whoever cannot be reached is asked again, or says so elsewhere.
    }
    if (this.warmingUp) setTimeout(() => void this.#ask(), PAUSE);
  }
}

export const engine = new Engine();
