/**
 * Pictures for the screen. A component asks for the address of a picture, and shows the flat drawing until then.
 * Most pictures are prebuilt. The others are baked one after the other while the page is idle.
 */

import { SvelteMap } from 'svelte/reactivity';
import { preferences } from '../preferences/preferences.svelte';
import { bake, loaded } from './bake';
import { idle } from './idle';
import { prebuiltOf } from './prebuilt';
import { keep, keyOf, recall } from './store';

export interface Picture {
  name: string; // different for each theme
  width: number; // in units of the drawing
  height: number;
  draw: () => string;
}

/** A picture whose drawing is loaded only if there is no bitmap of it. */
export type LatePicture = Omit<Picture, 'draw'> & { draw: () => Promise<string> };

export interface Bitmap {
  scale: number;
  address: string;
}

interface Order {
  picture: Picture | LatePicture;
  source: string; // its drawing
  scale: number;
}

const GROWN = 1.5; // a bitmap shown so many times larger is baked again

const bitmaps = new SvelteMap<string, Bitmap>();
const asked = new Set<string>();
const queue: Order[] = [];
let working = false;

/**
 * Return the address of a lit picture. Reactive readers run again when it arrives. Until then, a bitmap of
 * another size is used if there is one. People who prefer flat pictures get none, and so does a scale of 0:
 * then the place has not been measured yet.
 */
export function addressOf(picture: Picture | LatePicture, scale: number): string | undefined {
  if (preferences.flat) return undefined;
  const known = bitmaps.get(picture.name);
  const id = `${picture.name}@${scale}`;
  if (grown(known, scale) && !asked.has(id)) {
    asked.add(id);
    void light(picture, scale);
  }
  return known?.address;
}

function grown(known: Bitmap | undefined, scale: number): boolean {
  return scale > (known?.scale ?? 0) * GROWN;
}

/** Show the prebuilt bitmap of a picture. Bake a bitmap if there is none, or if it is too small. */
async function light(picture: Picture | LatePicture, scale: number): Promise<void> {
  const ready = bitmaps.has(picture.name) ? undefined : await prebuiltOf(picture.name);
  if (ready !== undefined && !bitmaps.has(picture.name)) bitmaps.set(picture.name, ready);
  if (!grown(bitmaps.get(picture.name), scale)) return;
  queue.push({ picture, source: await picture.draw(), scale });
  if (!working) void work();
}

async function work(): Promise<void> {
  working = true;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { picture, scale } = next;
    await idle();
    const address = await made(next).catch(() => undefined); // the flat drawing stays
    if (address !== undefined) bitmaps.set(picture.name, { scale, address });
  }
  working = false;
}

async function made(order: Order): Promise<string> {
  const key = keyOf(order.source, order.scale);
  const bitmap = (await recall(key)) ?? (await fresh(key, order));
  const address = URL.createObjectURL(bitmap);
  await loaded(address);
  return address;
}

async function fresh(key: string, { picture: { width, height }, source, scale }: Order): Promise<Blob> {
  const bitmap = await bake(source, width, height, scale);
  void keep(key, bitmap).catch(() => undefined);
  return bitmap;
}
