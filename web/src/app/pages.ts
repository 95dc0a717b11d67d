/** The pages. Each is loaded on its first visit. */

import type { Route } from '../model/router';

export const PAGES = {
  home: () => import('../home/Home.svelte'),
  new: () => import('../new_game/NewGame.svelte'),
  table: () => import('../table/Table.svelte'),
  replay: () => import('../review/ReplayPage.svelte'),
  record: () => import('../review/RecordPage.svelte'),
  lessons: () => import('../lessons/LessonsPage.svelte'),
  games: () => import('../home/GamePage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  about: () => import('./About.svelte'),
} satisfies Record<Route['page'], () => Promise<unknown>>;
