import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = '~icons/';

/** `import wyvern from '~icons/wyvern'`: the outline of one game-icon, and nothing of the other four thousand. */
export function icons(): Plugin {
  const outlines = load();
  return {
    name: 'antro-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const outline = outlines[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (outline === undefined) this.error(`no game-icon is called ${name}`);
      return `export default ${JSON.stringify(outline)}`;
    },
  };
}

function load(): Record<string, { body: string } | undefined> {
  const require = createRequire(import.meta.url);
  return require('@iconify-json/game-icons/icons.json').icons;
}
