/** Return a generator of random-looking numbers from 0 up to 1. The same seed gives the same numbers. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
