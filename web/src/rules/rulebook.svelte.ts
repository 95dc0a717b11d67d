/** A rulebook that is open beside a table. */

import { getContext, setContext } from 'svelte';

class OpenBook {
  clause = $state<string | null>(null);
  isOpen = $state(false);

  open(clause: string | null): void {
    this.clause = clause;
    this.isOpen = true;
  }
}

const KEY = Symbol('rulebook');

export function provideBook(): OpenBook {
  return setContext(KEY, new OpenBook());
}

/** Return the rulebook of the surrounding table, if there is one. */
export function useBook(): OpenBook | undefined {
  return getContext<OpenBook | undefined>(KEY);
}
