/** How a person likes to sit at tables, as their browser remembers it. */

import { keep, kept } from '../live/kept';

class Habits {
  deaf = $state(kept('deaf') === 'yes'); // to what others say
  calls = $state(kept('calls') === 'yes'); // wants to be notified of their turn
  brisk = $state(kept('brisk') === 'yes'); // bots are not to pause
  away = $state.raw<readonly string[]>(listed(kept('away'))); // tables that were put away

  setDeaf(deaf: boolean): void {
    this.deaf = deaf;
    keep('deaf', deaf ? 'yes' : 'no');
  }

  setCalls(calls: boolean): void {
    this.calls = calls;
    keep('calls', calls ? 'yes' : 'no');
  }

  setBrisk(brisk: boolean): void {
    this.brisk = brisk;
    keep('brisk', brisk ? 'yes' : 'no');
  }

  putAway(table: string): void {
    this.#setAway([...this.away.filter((id) => id !== table), table]);
  }

  bringBack(table: string): void {
    this.#setAway(this.away.filter((id) => id !== table));
  }

  #setAway(tables: readonly string[]): void {
    this.away = tables;
    keep('away', JSON.stringify(tables));
  }
}

export const habits = new Habits();

/** The names in a list that was kept; none in what is no list. */
function listed(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
