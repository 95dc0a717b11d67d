import type { GameUi } from '../../games/types';
import type { Catalogue } from '../../model/words';
import { preferences } from '../../preferences/preferences.svelte';
import type { Picking } from './picking.svelte';

/** Use the words of a game, with the names that its view gives to the roles. Call this together with a page. */
export function useWords(picking: Picking, ui: () => GameUi | null, view: () => unknown): void {
  const names = $derived(JSON.stringify(view() ? (ui()?.names?.(view(), preferences.language) ?? {}) : {}));
  $effect(() => {
    const game = ui();
    if (game !== null) picking.words = { ...game.words[preferences.language], ...(JSON.parse(names) as Catalogue) };
  });
}
