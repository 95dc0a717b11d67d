/**
 * Bitmaps that are made before the client is served (`tools/make_pictures.ts`), so that a table appears complete. The
 * server sends those that are shown together in one answer.
 */

import { loaded } from './bake';
import type { Bitmap, Picture } from './gallery.svelte';
import { fingerprint } from './store';

/** A picture to make before the client is served. */
export interface Prebuilt {
  picture: Picture;
  scale: number;
}

/** The file of each bitmap, by the name of its picture. */
export type Index = Readonly<Record<string, string>>;

export const INDEX = 'art.json';
export const FOLDER = 'art';
const MOST = 100; // bitmaps in one answer
const LATEST = 100; // milliseconds until pictures of a page in the background are asked for

/** Return the name of a bitmap in its folder. It changes with the drawing. */
export function fileOf(source: string, scale: number): string {
  return `${fingerprint(source)}@${scale}.webp`;
}

interface Wish {
  name: string;
  grant: (bitmap: Bitmap | undefined) => void;
}

const known = new Map<string, Promise<Bitmap | undefined>>();
const wishes: Wish[] = [];
let asking = false;

/** Return the bitmap of a picture, if there is one. */
export function prebuiltOf(name: string): Promise<Bitmap | undefined> {
  const found = known.get(name) ?? new Promise((grant) => void wishes.push({ name, grant }));
  known.set(name, found);
  if (!asking) void ask();
  return found;
}

/** Ask for all pictures that the page shows at the same time. */
async function ask(): Promise<void> {
  asking = true;
  for (;;) {
    await shown();
    const some = wishes.splice(0, MOST);
    if (some.length === 0) break;
    const found = await bitmapsOf(some.map(({ name }) => name)).catch(() => []); // in a new clone there are none
    some.forEach(({ grant }, at) => grant(found[at]));
  }
  asking = false;
}

/** Resolve when the page has been laid out: then the pictures whose size depends on it are known. */
function shown(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LATEST);
  });
}

type Heading = readonly [scale: number, size: number] | null;

/** Fetch bitmaps: first a line with the scale and the size of each, then their bytes. */
async function bitmapsOf(names: readonly string[]): Promise<(Bitmap | undefined)[]> {
  const answer = await fetch(`/${FOLDER}?of=${names.map(encodeURIComponent).join()}`);
  const bytes = await answer.arrayBuffer();
  let start = new Uint8Array(bytes).indexOf('\n'.charCodeAt(0)) + 1;
  const headings = JSON.parse(new TextDecoder().decode(bytes.slice(0, start))) as Heading[];
  const found = headings.map((heading) => {
    if (heading === null) return undefined;
    const [scale, size] = heading;
    const bitmap = new Blob([bytes.slice(start, (start += size))], { type: 'image/webp' });
    return { scale, address: URL.createObjectURL(bitmap) };
  });
  return Promise.all(found.map((bitmap) => bitmap && ready(bitmap)));
}

/** Return a bitmap when it can be shown at once, unless it is broken. */
async function ready(bitmap: Bitmap): Promise<Bitmap | undefined> {
  return loaded(bitmap.address).then(
    () => bitmap,
    () => undefined,
  );
}
