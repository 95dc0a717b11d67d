/** Wait until the page is idle. */

const PATIENCE = 400; // milliseconds until a picture is baked even on a busy page

/** Resolve when the page is idle. */
export function idle(): Promise<unknown> {
  if (!('requestIdleCallback' in globalThis)) return new Promise((done) => setTimeout(done, 16));
  return new Promise((done) => requestIdleCallback(done, { timeout: PATIENCE }));
}
