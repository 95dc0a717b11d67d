/** The address in an invitation: one that others can open. */

import type { Reach } from '../net/wire.gen';

type Place = Pick<Location, 'origin' | 'hostname' | 'pathname'>;

const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Return the part before the `#`: the operator's setting, this page's address, or the detected one. */
export function baseFor(page: Place, reach: Reach | null): string {
  const local = OWN_NAMES.includes(page.hostname);
  const better = reach !== null && reach.url !== '' && (reach.chosen || local);
  return (better ? reach.url : page.origin) + page.pathname;
}

/** The reason why nobody else can open it: the server is closed to the network, or its address is unknown. */
export type WhyClosed = 'closed' | 'unknown' | null;

export function whyClosed(page: Place, reach: Reach): WhyClosed {
  if (reach.url !== '' || !OWN_NAMES.includes(page.hostname)) return null;
  return reach.command === '' ? 'unknown' : 'closed';
}
