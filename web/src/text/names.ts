import { nameFields, worded, type Catalogue, type Fields } from '../model/words';
import { ENGLISH, languageOf } from '../locales';
import { preferences } from '../preferences/preferences.svelte';
import { t } from './texts';
import { TIME, type Player } from '../net/wire.gen';

const FILES = import.meta.glob<Catalogue>('@bots/words.*.json', { eager: true, import: 'default' });
const BOTS = Object.fromEntries(Object.entries(FILES).map(([path, file]) => [languageOf(path), file]));

/** The levels of all bots, starting with the weakest. */
export const LEVELS: readonly number[] = Object.keys(BOTS[ENGLISH] ?? {}).flatMap(
  (key) => /^bot\.(\d+)$/.exec(key)?.slice(1).map(Number) ?? [],
);

/** The default level of a bot. */
export const DEFAULT_LEVEL = LEVELS[1] ?? 1;

/** Return the name of a player. */
export function playerName(player: Player): string {
  if (player.level > 0) return t('seat.bot', { name: botName(player.level) });
  if (player.kind === 'open') return t('seat.open');
  return player.name || (player.guest > 0 ? t('seat.guest.n', { n: player.guest }) : t('seat.guest'));
}

/** Return the role and the player of a seat: “Dragon (Anna)”. */
export function seatName(player: Player, words: Catalogue): string {
  return t('seat.named', { role: worded(words, `role:${player.role}`), name: shortName(player) });
}

/** Return the name of a seat's role. Seats without a player are chance or TIME. */
export function roleName(seat: number, words: Catalogue, players: readonly Player[]): string {
  const player = players[seat];
  if (player !== undefined) return worded(words, `role:${player.role}`);
  return t(seat === TIME ? 'seat.time' : 'seat.chance');
}

/** Return the roles of seats as the field `name` of a text, in all its forms. */
export function roleFields(seats: readonly number[], words: Catalogue, players: readonly Player[]): Fields {
  const roles = seats.flatMap((seat) => (players[seat] === undefined ? [] : `role:${players[seat].role}`));
  if (roles.length === seats.length) return nameFields(words, 'name', roles);
  return { name: seats.map((seat) => roleName(seat, words, players)).join(', '), 'name.number': 'one' };
}

/** Return the roles and players of seats as the field `name` of a text, in all its forms. */
export function seatFields(seats: readonly number[], words: Catalogue, players: readonly Player[]): Fields {
  const each = seats.map((seat) => {
    const player = players[seat];
    const add = (role: string) => (player ? t('seat.named', { role, name: shortName(player) }) : role);
    return { add, fields: roleFields([seat], words, players) };
  });
  const fields = roleFields(seats, words, players);
  const forms = Object.keys(fields).filter((form) => form !== 'name.number');
  const named = forms.map((form) => [form, each.map(({ add, fields: one }) => add(String(one[form]))).join(', ')]);
  return { ...fields, ...Object.fromEntries(named) };
}

/** Return the short name of a player: the first name, if there is one. */
export function shortName(player: Player): string {
  return player.level > 0 ? (botName(player.level).split(',')[0] ?? '') : playerName(player);
}

export function botName(level: number): string {
  return BOTS[preferences.language]?.[`bot.${level}`] ?? String(level);
}

export function botCharacter(level: number): string {
  return BOTS[preferences.language]?.[`bot.${level}.character`] ?? '';
}
