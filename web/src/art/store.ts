/** Bitmaps that the browser keeps for the next visit. One that keeps nothing bakes anew. */

const STORE = 'antro-art';
const MOST = 240; // bitmaps; the oldest go first

/** Where a picture of this size is kept: another drawing, theme or scale is another source. */
export function keyOf(source: string, scale: number): string {
  return `/art/${hash(source)}-${source.length}@${scale}`;
}

/** What is kept under a key, if anything. */
export async function recall(key: string): Promise<Blob | undefined> {
  const found = await (await store())?.match(key);
  return found?.blob();
}

export async function keep(key: string, bitmap: Blob): Promise<void> {
  const kept = await store();
  if (kept === undefined) return;
  await kept.put(key, new Response(bitmap));
  const all = await kept.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => kept.delete(old)));
}

/** There is none where the page did not come by a safe way. */
async function store(): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return caches.open(STORE).catch(() => undefined);
}

/** FNV-1a, as hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16);
}
