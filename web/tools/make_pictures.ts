/**
 * Make the bitmaps of our pictures before the client is served: `npm run pictures`, after `npm run build`.
 * Bitmaps that exist already are not made again, unless these tools have changed. `ANTRO_PICTURES` names another
 * folder for them.
 */

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = process.env['ANTRO_PICTURES'] || here('../../build/pictures');
const TOOLS = ['./pictures.ts', './noise.ts', '../package-lock.json'];

/** Return the folder of bitmaps that these tools have made. Remove those of earlier tools. */
async function cache(): Promise<string> {
  const hash = createHash('sha256');
  for (const tool of TOOLS) hash.update(await readFile(here(tool)));
  const name = hash.digest('hex').slice(0, 12);
  await mkdir(FOLDER, { recursive: true });
  const others = (await readdir(FOLDER)).filter((other) => other !== name);
  await Promise.all(others.map((other) => rm(join(FOLDER, other), { recursive: true })));
  return join(FOLDER, name);
}

const vite = await createServer({
  root: here('..'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { prebuilt } = await vite.ssrLoadModule('/src/app/prebuilt.ts');
const { makePictures } = await vite.ssrLoadModule('/tools/pictures.ts');
await makePictures(await prebuilt(), await cache(), here('../../src/antro/static'));
await vite.close();
