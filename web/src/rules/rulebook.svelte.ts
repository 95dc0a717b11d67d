/** A rulebook that lies open beside a table. */

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

/** The book of the table around, if there is a table. */
export function useBook(): OpenBook | undefined {
  return getContext<OpenBook | undefined>(KEY);
}
