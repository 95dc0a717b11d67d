/** A change from one view to the next: the keys to a new value, then the value. */
export type Change = readonly unknown[];

type Keyed = Record<string | number, unknown>;

/** Return a value with one change. Unchanged parts stay the same objects. */
export function changed(before: unknown, change: Change): unknown {
  if (change.length === 1) return change[0];
  const [key, ...rest] = change as [string | number, ...unknown[]];
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Keyed) }) as Keyed;
  after[key] = changed(after[key], rest);
  return after;
}
