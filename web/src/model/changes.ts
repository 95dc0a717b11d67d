/** What changes from one view to the next: the keys that lead to a new value, and then the value. */
export type Change = readonly unknown[];

type Keyed = Record<string | number, unknown>;

/** A value with one change made in it. What did not change stays the same object. */
export function changed(before: unknown, change: Change): unknown {
  if (change.length === 1) return change[0];
  const [key, ...rest] = change as [string | number, ...unknown[]];
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Keyed) }) as Keyed;
  after[key] = changed(after[key], rest);
  return after;
}
