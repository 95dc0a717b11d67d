/** Bake pictures into bitmaps, so that their slow filters run only once. */

import { idle } from './idle';

const QUALITY = 0.9;

/** Draw a picture with its filters, `scale` times as large as its own size. */
export async function bake(source: string, width: number, height: number, scale: number): Promise<Blob> {
  const drawing = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    return await bitmapOf(await read(drawing), Math.round(width * scale), Math.round(height * scale));
  } finally {
    URL.revokeObjectURL(drawing);
  }
}

/** Load a drawing without drawing it. */
function read(address: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.addEventListener('load', () => done(image));
    image.addEventListener('error', () => failed(new Error('a picture cannot be read')));
    image.src = address;
  });
}

/** Load an image that is ready to be shown. */
export async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function bitmapOf(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  for (let top = 0; top < height; top += BAND) {
    await drawBand(canvas, image, top);
    await idle();
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
  if (blob === null) throw new Error('the browser makes no bitmap of a picture');
  return blob;
}

const BAND = 96; // rows of pixels per step, so that the page can respond between steps

/** Draw a band of an image into the canvas. */
async function drawBand(whole: HTMLCanvasElement, image: HTMLImageElement, top: number): Promise<void> {
  const { width, height } = whole;
  const band = Object.assign(document.createElement('canvas'), { width, height: Math.min(BAND, height - top) });
  band.getContext('2d')?.drawImage(image, 0, -top, width, height);
  const bitmap = await createImageBitmap(band);
  whole.getContext('2d')?.drawImage(bitmap, 0, top);
  bitmap.close();
}

const SHARPEST = 2; // bitmap pixels per unit of the drawing, at most
const STEP = 0.25; // sizes within a step share a bitmap

/** Return the smallest scale that is sharp for a drawing of `drawn` units, shown `shown` pixels wide. */
export function scaleFor(shown: number, drawn: number, density: number): number {
  const exact = (shown / drawn) * Math.min(density, SHARPEST);
  return Math.min(SHARPEST, Math.max(STEP, Math.ceil(exact / STEP) * STEP));
}
