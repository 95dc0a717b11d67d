const LATEST = 50; // milliseconds

/** Resolve at the next frame, or after `LATEST` if the page is not drawn at all. */
export function nextFrame(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, LATEST);
  });
}
