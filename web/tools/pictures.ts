/** Bitmaps of drawings, made once and kept in a cache. */

import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileOf, FOLDER, INDEX, type Index, type Prebuilt } from '../src/art/prebuilt';
import { withNoise } from './noise';

const DENSITY = 72; // dots per inch of a drawing at its own size
const QUALITY = 85;
const LETTER = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text y="16">A</text></svg>';

interface Drawing {
  name: string;
  source: string;
  scale: number;
}

/** Make the bitmaps that the cache lacks. Put all of them and their index into the folder of the client. */
export async function makePictures(pictures: readonly Prebuilt[], cache: string, client: string): Promise<void> {
  const drawings = await drawable(
    pictures.map(({ picture: { name, draw }, scale }) => ({ name, source: draw(), scale })),
  );
  const files = new Map(drawings.map((drawing) => [fileOf(drawing.source, drawing.scale), drawing]));
  await mkdir(cache, { recursive: true });
  const made = new Set(await readdir(cache));
  const missing = [...files].filter(([file]) => !made.has(file));
  await makeAll(missing, cache);
  await Promise.all([...made].filter((file) => !files.has(file)).map((old) => rm(join(cache, old))));
  await publish([...files.keys()], cache, join(client, FOLDER));
  const index: Index = Object.fromEntries(drawings.map(({ name, source, scale }) => [name, fileOf(source, scale)]));
  await writeFile(join(client, INDEX), JSON.stringify(index));
}

/** Leave out drawings with text on a machine without fonts. Browsers bake these. */
async function drawable(drawings: readonly Drawing[]): Promise<readonly Drawing[]> {
  const { channels } = await sharp(Buffer.from(LETTER)).stats();
  const fonts = channels.some(({ max }) => max > 0);
  return fonts ? drawings : drawings.filter(({ source }) => !source.includes('<text'));
}

/** Make bitmaps, one on each processor at a time. */
async function makeAll(missing: [string, Drawing][], cache: string): Promise<void> {
  sharp.concurrency(1);
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
        const [file, { source, scale }] = next;
        const unfinished = join(cache, `${file}.part`); // an interrupted run leaves no broken bitmap
        const drawing = sharp(Buffer.from(await withNoise(source)), { density: DENSITY * scale });
        await drawing.webp({ quality: QUALITY }).toFile(unfinished);
        await rename(unfinished, join(cache, file));
      }
    }),
  );
}

async function publish(files: readonly string[], cache: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file) => copyFile(join(cache, file), join(folder, file))));
}
