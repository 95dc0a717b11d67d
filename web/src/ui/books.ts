import { sections, type Section } from '../headless/rulebook';
import type { Language } from '../i18n';

const BOOKS = import.meta.glob<string>('@rules/*.md', { query: '?raw', import: 'default' });

/** Our rulebook of a game; no sections where none is written yet. */
export async function readBook(game: string, language: Language): Promise<Section[]> {
  const path = Object.keys(BOOKS).find((path) => path.endsWith(`/${game}.${language}.md`));
  return sections((await (path === undefined ? undefined : BOOKS[path]?.())) ?? '');
}
