import { api } from './api';

const PAUSE = 15_000; // milliseconds between two requests

/** True while bots think slower, because the server started before its engine was compiled. */
class Engine {
  warmingUp = $state(false);
  #asked = false;

  /** Ask once for all pages, and again while it is true. */
  watch(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      this.warmingUp = (await api.engine()).warming_up;
    } catch {
      // Another request follows, and other parts of the page report a lost server.
    }
    if (this.warmingUp) setTimeout(() => void this.#ask(), PAUSE);
  }
}

export const engine = new Engine();
