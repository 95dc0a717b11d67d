import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    test: {
      include: ['src/**/*.test.ts'],
      setupFiles: ['vitest.setup.ts'],
      css: true, // tests read the style sheets, which are empty otherwise
    },
  }),
);
