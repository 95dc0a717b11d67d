/** The difficulty level of each role: where it is told, and who goes up after a game of a campaign. */

import { sentenceOf, type Catalogue } from '../../../model/words';
import { roleName } from '../art/icons';
import type { VastView } from '../view.gen';

/** The level that a role is played at; none where all is as usual, and stays so. */
export function levelOf(view: VastView, role: string): string | null {
  const level = view.levels[view.roles.findIndex((one) => roleName(one) === roleName(role))];
  return level === undefined || (!view.campaign && level.endsWith(':standard')) ? null : level;
}

/** Who goes up, in words, from this game of a campaign to the one with these options. */
export function promotions(view: VastView, next: Readonly<Record<string, string>>, words: Catalogue): string[] {
  const risen = view.roles.flatMap((one, seat) => {
    const [role, option] = [roleName(one), `${roleName(one)}-level`];
    const level = `${option}:${next[option] ?? ''}`;
    return level === view.levels[seat] ? [] : [sentenceOf(words, 'level.up', { role: `role:${role}`, level })];
  });
  return risen.length > 0 ? risen : [sentenceOf(words, 'level.same')];
}
