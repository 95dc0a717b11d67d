/** The address in an invitation: one that others can open. */

import type { Reach } from '../net/wire.gen';

type Place = Pick<Location, 'origin' | 'hostname' | 'pathname'>;

const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** What comes before the `#`: as the server's owner chose, as this page was opened, or as the server was found. */
export function baseFor(page: Place, reach: Reach | null): string {
  const local = OWN_NAMES.includes(page.hostname);
  const better = reach !== null && reach.url !== '' && (reach.chosen || local);
  return (better ? reach.url : page.origin) + page.pathname;
}

/** Why nobody else can open it: the server listens to this machine alone, or does not know its address. */
export type WhyClosed = 'closed' | 'unknown' | null;

export function whyClosed(page: Place, reach: Reach): WhyClosed {
  if (reach.url !== '' || !OWN_NAMES.includes(page.hostname)) return null;
  return reach.command === '' ? 'unknown' : 'closed';
}
