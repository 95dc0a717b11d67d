import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { CHUNKS } from './plugins/chunks.ts';
import { compress } from './plugins/compress.ts';
import { icons } from './plugins/icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [icons(), svelte(), compress()],
  resolve: {
    alias: {
      '@games': here('../src/antro/games'),
      '@bots': here('../src/antro/bots'),
      '@core': here('../src/antro/core'),
      '@server': here('../src/antro/server'),
      '@rules': here('../docs/rules'),
    },
  },
  build: {
    outDir: '../src/antro/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content security policy has no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
