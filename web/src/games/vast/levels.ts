/** The difficulty level of each role: where it is told, and who goes up after a game of a campaign. */

import { say, type Catalogue } from '../../headless/words';
import { roleName } from './looks';
import type { VastView } from './view.gen';

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
    return level === view.levels[seat] ? [] : [say(words, 'level.up', { role: `role:${role}`, level })];
  });
  return risen.length > 0 ? risen : [say(words, 'level.same')];
}

export const LEVEL_WORDS = {
  en: {
    'level.up': '{role.The} {role, plural, one {goes} other {go}} up: {level}.',
    'level.same': 'Nobody goes up: all play the next game at the same levels.',
  },
  it: {
    'level.up': '{role.The} {role, plural, one {sale} other {salgono}} di livello: {level}.',
    'level.same': 'Nessuno sale di livello: nella prossima partita restano tutti uguali.',
  },
};
