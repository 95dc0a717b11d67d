/** The clocks of a table, for the mats of those who play there. */

import { getContext, setContext } from 'svelte';
import type { Clocks } from '../../net/wire.gen';
import type { ClockSpec } from './clock_text';

interface TableClocks {
  readonly spec: ClockSpec | null;
  readonly clocks: Clocks | null; // as they were when the server told of them last
}

const KEY = Symbol('clocks');

export function provideClocks(clocks: TableClocks): void {
  setContext(KEY, clocks);
}

/** None on pages where nobody's time runs. */
export function useClocks(): TableClocks | undefined {
  return getContext<TableClocks | undefined>(KEY);
}
