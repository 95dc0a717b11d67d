/**
 * Bitmaps that are made before the client is served (`tools/make_pictures.ts`), so that a table appears complete.
 * A drawing that has changed since then has another fingerprint, so its old bitmap is never shown.
 */

import type { Bitmap, Picture } from './gallery.svelte';
import { fingerprint } from './store';

/** A picture to make before the client is served. */
export interface Prebuilt {
  picture: Picture;
  scale: number;
}

/** The scale of each bitmap, by the fingerprint of its drawing. */
export type Index = Readonly<Record<string, number>>;

export const INDEX = 'art.json';
export const FOLDER = 'art';

/** Return the name of a bitmap in its folder. */
export function fileOf(source: string, scale: number): string {
  return `${fingerprint(source)}@${scale}.webp`;
}

let index: Promise<Index> | undefined;

/** Return the bitmap of a drawing, if there is one. */
export async function prebuiltOf(source: string): Promise<Bitmap | undefined> {
  index ??= read().catch(() => ({})); // in a new clone there is no index yet
  const scale = (await index)[fingerprint(source)];
  return scale === undefined ? undefined : { scale, address: `/${FOLDER}/${fileOf(source, scale)}` };
}

async function read(): Promise<Index> {
  const answer = await fetch(`/${INDEX}`);
  return (await answer.json()) as Index;
}
