/** The rulebooks. */

import type { Language } from '../locales';
import { sections, type Section } from '../model/rulebook';

const BOOKS = import.meta.glob<string>('@rules/*.*.md', { query: '?raw', import: 'default' });

/** Return our rulebook of a game. It has no sections if it is not written yet. */
export async function readBook(game: string, language: Language): Promise<Section[]> {
  const load = Object.entries(BOOKS).find(([path]) => path.endsWith(`/${game}.${language}.md`))?.[1];
  return sections((await load?.()) ?? '');
}
