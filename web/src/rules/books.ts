/** The rulebooks. */

import type { Language } from '../locales';
import { sections, type Section } from '../model/rulebook';

const BOOKS = import.meta.glob<string>('@rules/*.*.md', { query: '?raw', import: 'default' });

/** Our rulebook of a game; no sections if it has not been written yet. */
export async function readBook(game: string, language: Language): Promise<Section[]> {
  const load = Object.entries(BOOKS).find(([path]) => path.endsWith(`/${game}.${language}.md`))?.[1];
  return sections((await load?.()) ?? '');
}
