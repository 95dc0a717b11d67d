import { idle } from '../art/idle';

/** Act in an idle moment after the page is first touched. Return a function that stops waiting. */
export function atFirstTouch(act: () => void): () => void {
  const touched = new AbortController();
  const wake = () => {
    touched.abort();
    void idle().then(act);
  };
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { signal: touched.signal });
  return () => touched.abort();
}
