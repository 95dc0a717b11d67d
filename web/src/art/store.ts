/** Bitmaps in the browser's cache for the next visit. Without a cache they are baked again. */

const STORE = 'antro-art';
const MOST = 240; // bitmaps; the oldest are removed first

/** Return the cache key of a picture. Each drawing, theme and scale has its own key. */
export function keyOf(source: string, scale: number): string {
  return `/art/${fingerprint(source)}@${scale}`;
}

/** Return the hash of a drawing with its length. */
export function fingerprint(source: string): string {
  return `${hash(source)}-${source.length}`;
}

/** Return the cached bitmap with a key, if there is one. */
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

/** Return the cache. There is none without a secure connection. */
async function store(): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return caches.open(STORE).catch(() => undefined);
}

/** Return the FNV-1a hash as hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16);
}
