import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { gameOf } from './chunks.ts';
import { rounded } from './outlines.ts';

const PREFIX = '~icons/';

/**
 * `import wyvern from '~icons/wyvern'`: the outline of one game-icon in 512 units, and nothing of the other four
 * thousand.
 * Each game has its own copy, so that games share no chunks.
 */
export function icons(): Plugin {
  const outlines = load();
  return {
    name: 'antro-icons',
    resolveId(id, importer = '') {
      if (!id.startsWith(PREFIX)) return null;
      const game = gameOf(importer);
      return `\0${id}${game === null ? '' : `?game=${game}`}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [name = ''] = id.slice(PREFIX.length + 1).split('?');
      const outline = outlines[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (outline === undefined) this.error(`no game-icon is called ${name}`);
      return `export default ${JSON.stringify(rounded(outline))}`;
    },
  };
}

function load(): Record<string, { body: string } | undefined> {
  const require = createRequire(import.meta.url);
  return require('@iconify-json/game-icons/icons.json').icons;
}
