/** The clocks of a table, for the players' mats. */

import { getContext, setContext } from 'svelte';
import type { Clocks } from '../../net/wire.gen';
import type { ClockSpec } from './clock_text';

interface TableClocks {
  readonly spec: ClockSpec | null;
  readonly clocks: Clocks | null; // as in the last message of the server
}

const KEY = Symbol('clocks');

export function provideClocks(clocks: TableClocks): void {
  setContext(KEY, clocks);
}

/** Return the clocks of the table, or undefined on pages without clocks. */
export function useClocks(): TableClocks | undefined {
  return getContext<TableClocks | undefined>(KEY);
}
