/**
 * The processes that own tables. Several processes can share one address, and each has a path there, `/n/<name>`.
 * A single process has an empty path, so nothing of this happens.
 */

import type { Place } from './wire.gen';

const PATIENCE = 5_000; // milliseconds to wait for the answer
const LONGEST = 5_000; // milliseconds between two attempts, at most
const UNKNOWN = 404; // the status for a table that does not exist

const bases = new Map<string, string>();

/** Return the start of all paths to a table. It is empty if any process will do. */
export function baseOf(table: string): string {
  return bases.get(table) ?? '';
}

export function keepBase(table: string, base: string): void {
  bases.set(table, base);
}

export function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

/** Ask any process which one owns the table, and return true if it has answered. */
export async function findPlace(table: string): Promise<boolean> {
  try {
    const response = await fetch(`${tablePath(table)}/place`, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) keepBase(table, ((await response.json()) as Place).base);
    else if (response.status === UNKNOWN) keepBase(table, ''); // any process refuses it with the reason
    return response.ok || response.status === UNKNOWN;
  } catch {
    return false;
  }
}

/** Return the pause before an attempt: longer after each failure, and different for each page. */
export function pause(attempts: number, chance: number = Math.random()): number {
  return Math.min(LONGEST, 150 * 2 ** (attempts - 1)) * (0.5 + chance / 2);
}
