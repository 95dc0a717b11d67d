/** The difficulty level of each role, and the promotions after a game of a campaign. */

import { sentenceOf, type Catalogue } from '../../../model/words';
import { roleName } from '../art/icons';
import type { VastView } from '../view.gen';

/** The level of a role. Null if it is the default level outside a campaign. */
export function levelOf(view: VastView, role: string): string | null {
  const level = view.levels[view.roles.findIndex((one) => roleName(one) === roleName(role))];
  return level === undefined || (!view.campaign && level.endsWith(':standard')) ? null : level;
}

/**
 * The sentences about promotions from this game of a campaign to the next, which has these options.
 */
export function promotions(view: VastView, next: Readonly<Record<string, string>>, words: Catalogue): string[] {
  const promoted = view.roles.flatMap((one, seat) => {
    const [role, option] = [roleName(one), `${roleName(one)}-level`];
    const level = `${option}:${next[option] ?? ''}`;
    return level === view.levels[seat] ? [] : [sentenceOf(words, 'level.up', { role: `role:${role}`, level })];
  });
  return promoted.length > 0 ? promoted : [sentenceOf(words, 'level.same')];
}
