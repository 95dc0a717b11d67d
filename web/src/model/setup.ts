/** Set up a table for any game, from the server's description of it. */

import type { GameInfo, Option } from '../net/wire.gen';

/** The player of a seat: me, a friend at this screen, a friend with a link, or a bot. */
export type Sitter = 'me' | 'beside' | 'open' | Bot;
type Bot = `bot:${number}`;
type Kind = 'bot' | 'beside' | 'open';

type Options = Readonly<Record<string, string>>;

/** Return every option with its chosen value, or else its value for a first game. */
export function choose(info: GameInfo, chosen: Options): Record<string, string> {
  return Object.fromEntries(info.options.map((option) => [option.name, chosen[option.name] ?? firstValue(option)]));
}

/** Return the smallest set of several roles that suits a first game, or the default of any other option. */
function firstValue(option: Option): string {
  return recommendedSets(option).find(({ count }) => count > 1)?.values[0] ?? option.default;
}

/** Return the options and values that have an effect with the others. Only these are shown and sent. */
export function applying(info: GameInfo, options: Options): Option[] {
  return info.options
    .filter((option) => applies(option, options))
    .map((option) => ({
      ...option,
      values: option.values.filter((value) => holds(option.value_only[value], options)),
    }));
}

/** Return the options that have no effect with the others. */
export function idle(info: GameInfo, options: Options): Option[] {
  return info.options.filter((option) => !applies(option, options));
}

function applies({ only, matters }: Option, options: Options): boolean {
  return holds(only, options) && holds(matters, options);
}

function holds(needs: Readonly<Record<string, readonly string[]>> | undefined, options: Options): boolean {
  return Object.entries(needs ?? {}).every(([name, values]) => values.includes(options[name] ?? ''));
}

/** Group options by their headings, in the order of their first options. Some headings are empty. */
export function grouped(options: readonly Option[]): { group: string; options: Option[] }[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => ({ group, options: options.filter((option) => option.group === group) }));
}

/** Return the value of an option for exactly these roles, or null if no game has them. */
export function valueWith({ role_sets }: Option, roles: ReadonlySet<string>): string | null {
  const same = (set: readonly string[]) => set.length === roles.size && set.every((role) => roles.has(role));
  return Object.entries(role_sets).find(([, set]) => same(set))?.[0] ?? null;
}

/** Return the values recommended for first games, by their number of roles. */
export function recommendedSets({ role_sets, recommended }: Option): { count: number; values: string[] }[] {
  const sizeOf = (value: string) => role_sets[value]?.length ?? 0;
  const counts = [...new Set(recommended.map(sizeOf))].toSorted((one, other) => one - other);
  return counts.map((count) => ({ count, values: recommended.filter((value) => sizeOf(value) === count) }));
}

/** Return the chosen value of an option, or its default if that value no longer applies. */
export function valueOf({ name, values, default: value }: Option, options: Options): string {
  const chosen = options[name] ?? value;
  return values.length === 0 || values.includes(chosen) ? chosen : value;
}

/** Return the main option of a game: the match-up or the mode. */
export function mainOption(info: GameInfo): Option | undefined {
  const [first] = info.options;
  return first !== undefined && first.values.length > 1 ? first : undefined;
}

/** Return the chosen values that may decide the roles: options that apply and have a list of values. */
export function deciding(info: GameInfo, options: Options): Record<string, string> {
  const listed = applying(info, options).filter(({ values }) => values.length > 0);
  return Object.fromEntries(listed.map((option) => [option.name, valueOf(option, options)]));
}

/** Put me on one seat, and the same kind of player on all others. */
export function seatAll(count: number, mine: number, others: Sitter): Sitter[] {
  return Array.from({ length: count }, (_, seat) => (seat === mine ? 'me' : others));
}

/** Change the player of a seat. I have one seat: if I move, the other player takes my old one. */
export function seatOne(sitters: readonly Sitter[], seat: number, who: Sitter): Sitter[] {
  const before = sitters[seat] ?? who;
  return sitters.map((sitter, at) => (at === seat ? who : who === 'me' && sitter === 'me' ? before : sitter));
}

/** Change the number of seats: remove the last ones, or fill new ones with *newcomer*. I stay. */
export function changeSeatCount(sitters: readonly Sitter[], count: number, newcomer: Sitter): Sitter[] {
  const kept = Array.from({ length: count }, (_, seat) => sitters[seat] ?? newcomer);
  return sitters.includes('me') && !kept.includes('me') ? seatOne(kept, count - 1, 'me') : kept;
}

/** Change the roles. Roles that stay keep their players, and *newcomer* gets the new ones. I stay. */
export function seatRoles(
  sitters: readonly Sitter[],
  before: readonly string[],
  after: readonly string[],
  newcomer: Sitter,
): Sitter[] {
  if (!after.some((role) => before.includes(role))) return changeSeatCount(sitters, after.length, newcomer);
  const kept = after.map((role) => sitters[before.indexOf(role)] ?? newcomer);
  return sitters.includes('me') && !kept.includes('me') ? seatOne(kept, 0, 'me') : kept;
}

/** Return the kind of all other players if they are the same. The level of bots does not matter. */
export function kindOfOthers(sitters: readonly Sitter[]): Kind | null {
  const kinds = new Set(sitters.flatMap((who): Kind[] => (who === 'me' ? [] : [isBot(who) ? 'bot' : who])));
  const [first = null] = kinds;
  return kinds.size === 1 ? first : null;
}

/** Return the level of the bots if all have the same one. */
export function levelOf(sitters: readonly Sitter[]): number | null {
  const levels = new Set(sitters.filter(isBot).map(levelOfBot));
  const [first = null] = levels;
  return levels.size === 1 ? first : null;
}

export function levelOfBot(who: Bot): number {
  return Number(who.slice('bot:'.length));
}

/** Give every bot this level. */
export function levelAll(sitters: readonly Sitter[], level: number): Sitter[] {
  return sitters.map((who) => (isBot(who) ? (`bot:${level}` as const) : who));
}

/** Return the seats for the server. Friends at this screen count as me. */
export function seatsFor(sitters: readonly Sitter[]): string[] {
  return sitters.map((who) => (who === 'beside' ? 'me' : who));
}

function isBot(who: Sitter): who is Bot {
  return who.startsWith('bot:');
}
