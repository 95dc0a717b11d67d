const LATEST = 50; // milliseconds

/** Resolves when the page is drawn next; soon, where it is not drawn at all. */
export function nextFrame(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, LATEST);
  });
}
