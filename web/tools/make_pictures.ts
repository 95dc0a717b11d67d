/**
 * Make the bitmaps of our pictures before the client is served: `npm run pictures`, after `npm run build`.
 * Bitmaps that exist already are not made again. `ANTRO_PICTURES` names another folder for them.
 */

import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CACHE = process.env['ANTRO_PICTURES'] || here('../../build/pictures');

const vite = await createServer({
  root: here('..'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { prebuilt } = await vite.ssrLoadModule('/src/app/prebuilt.ts');
const { makePictures } = await vite.ssrLoadModule('/tools/pictures.ts');
await makePictures(prebuilt(), CACHE, here('../../src/antro/static'));
await vite.close();
