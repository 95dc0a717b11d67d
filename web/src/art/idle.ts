/** Waiting for a page that has something better to do. */

const PATIENCE = 400; // milliseconds, after which a picture is baked on a busy page, too

/** Resolves when the page has nothing to do. */
export function idle(): Promise<unknown> {
  if (!('requestIdleCallback' in globalThis)) return new Promise((done) => setTimeout(done, 16));
  return new Promise((done) => requestIdleCallback(done, { timeout: PATIENCE }));
}
