/** Bitmaps of pictures: filters are worked out once, and what is on the screen is only moved. */

const QUALITY = 0.9;

/** Draw a picture, filters and all, once and `scale` times as large as it says. */
export async function bake(source: string, width: number, height: number, scale: number): Promise<Blob> {
  const drawing = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    return await bitmapOf(await loaded(drawing), Math.round(width * scale), Math.round(height * scale));
  } finally {
    URL.revokeObjectURL(drawing);
  }
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
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
  if (blob === null) throw new Error('the browser makes no bitmap of a picture');
  return blob;
}

const SHARPEST = 2; // bitmap pixels for a unit of the drawing, at most
const STEP = 0.25; // sizes in between share a bitmap

/** The scale at which a drawing that is `drawn` units wide is as sharp as it is shown, and hardly sharper. */
export function scaleFor(shown: number, drawn: number, density: number): number {
  const exact = (shown / drawn) * Math.min(density, SHARPEST);
  return Math.min(SHARPEST, Math.max(STEP, Math.ceil(exact / STEP) * STEP));
}
