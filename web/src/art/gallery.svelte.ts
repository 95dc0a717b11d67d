/**
 * Pictures for the screen. A drawing asks for the address of a picture, shows its flat self until there is one,
 * and exchanges it then. One picture is baked after the other, while the page has nothing else to do.
 */

import { SvelteMap } from 'svelte/reactivity';
import { preferences } from '../preferences/preferences.svelte';
import { bake, loaded } from './bake';
import { idle } from './idle';
import { keep, keyOf, recall } from './store';

export interface Picture {
  name: string; // of its own for each theme
  width: number; // in units of the drawing
  height: number;
  draw: () => string;
}

interface Bitmap {
  scale: number;
  address: string;
}

const GROWN = 1.5; // a bitmap that is to be shown so many times as large is baked anew

const bitmaps = new SvelteMap<string, Bitmap>();
const asked = new Set<string>();
const queue: { picture: Picture; scale: number }[] = [];
let working = false;

/**
 * Where the bitmap of a picture is, once it has been baked; whoever reads it is told when it comes. One that was
 * baked for another size is shown until there is a better one. Nothing is baked for whoever prefers flat pictures,
 * or for a scale of 0: that of a place which has not been measured yet.
 */
export function addressOf(picture: Picture, scale: number): string | undefined {
  if (preferences.flat) return undefined;
  const known = bitmaps.get(picture.name);
  const id = `${picture.name}@${scale}`;
  if (scale > (known?.scale ?? 0) * GROWN && !asked.has(id)) {
    asked.add(id);
    queue.push({ picture, scale });
    if (!working) void work();
  }
  return known?.address;
}

async function work(): Promise<void> {
  working = true;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { picture, scale } = next;
    await idle();
    const address = await made(picture, scale).catch(() => undefined); // the flat drawing stays
    if (address !== undefined) bitmaps.set(picture.name, { scale, address });
  }
  working = false;
}

async function made({ draw, width, height }: Picture, scale: number): Promise<string> {
  const source = draw();
  const key = keyOf(source, scale);
  const bitmap = (await recall(key)) ?? (await fresh(key, source, width, height, scale));
  const address = URL.createObjectURL(bitmap);
  await loaded(address);
  return address;
}

async function fresh(key: string, source: string, width: number, height: number, scale: number): Promise<Blob> {
  const bitmap = await bake(source, width, height, scale);
  void keep(key, bitmap).catch(() => undefined);
  return bitmap;
}
