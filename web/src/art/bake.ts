/** Bitmaps of pictures: filters are worked out once, and what is on the screen is only moved. */

import { idle } from './idle';

const QUALITY = 0.9;

/** Draw a picture, filters and all, once and `scale` times as large as it says. */
export async function bake(source: string, width: number, height: number, scale: number): Promise<Blob> {
  const drawing = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    return await bitmapOf(await read(drawing), Math.round(width * scale), Math.round(height * scale));
  } finally {
    URL.revokeObjectURL(drawing);
  }
}

/** A drawing that has been read, and not drawn yet. */
function read(address: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.addEventListener('load', () => done(image));
    image.addEventListener('error', () => failed(new Error('a picture cannot be read')));
    image.src = address;
  });
}

/** An image that can be shown at once. */
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

const BAND = 96; // pixels that are drawn at a time: in between, the page can answer

/** Work out a band of an image, and put it into the whole. */
async function drawBand(whole: HTMLCanvasElement, image: HTMLImageElement, top: number): Promise<void> {
  const { width, height } = whole;
  const band = Object.assign(document.createElement('canvas'), { width, height: Math.min(BAND, height - top) });
  band.getContext('2d')?.drawImage(image, 0, -top, width, height);
  const bitmap = await createImageBitmap(band);
  whole.getContext('2d')?.drawImage(bitmap, 0, top);
  bitmap.close();
}

const SHARPEST = 2; // bitmap pixels for a unit of the drawing, at most
const STEP = 0.25; // sizes in between share a bitmap

/** The scale at which a drawing that is `drawn` units wide is as sharp as it is shown, and hardly sharper. */
export function scaleFor(shown: number, drawn: number, density: number): number {
  const exact = (shown / drawn) * Math.min(density, SHARPEST);
  return Math.min(SHARPEST, Math.max(STEP, Math.ceil(exact / STEP) * STEP));
}
