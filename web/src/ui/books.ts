import { manifestOf } from '../games';
import { sections, type Section } from '../headless/rulebook';
import type { Language } from '../i18n';

/** Our rulebook of a game; no sections where none is written yet. */
export async function readBook(game: string, language: Language): Promise<Section[]> {
  return sections((await manifestOf(game)?.book?.[language]()) ?? '');
}
