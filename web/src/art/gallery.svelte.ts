/**
 * Pictures for the screen. A component asks for the address of a picture, and shows the flat drawing until then.
 * Pictures are baked one after the other while the page is idle.
 */

import { SvelteMap } from 'svelte/reactivity';
import { preferences } from '../preferences/preferences.svelte';
import { bake, loaded } from './bake';
import { idle } from './idle';
import { keep, keyOf, recall } from './store';

export interface Picture {
  name: string; // different for each theme
  width: number; // in units of the drawing
  height: number;
  draw: () => string;
}

interface Bitmap {
  scale: number;
  address: string;
}

const GROWN = 1.5; // a bitmap shown so many times larger is baked again

const bitmaps = new SvelteMap<string, Bitmap>();
const asked = new Set<string>();
const queue: { picture: Picture; scale: number }[] = [];
let working = false;

/**
 * Return the address of a baked picture. Reactive readers run again when it arrives. Until then, a bitmap of
 * another size is used if there is one. Nothing is baked for people who prefer flat pictures, or for a scale of 0:
 * then the place has not been measured yet.
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
