/** Setting up a table from what the server says of a game, whatever game it is. */

import type { GameInfo, Option } from '../net/wire.gen';

/** Who is to sit on a seat: I, somebody at this screen, whoever gets a link, or a bot of some level. */
export type Sitter = 'me' | 'beside' | 'open' | Bot;
type Bot = `bot:${number}`;
type Kind = 'bot' | 'beside' | 'open';

type Options = Readonly<Record<string, string>>;

/** Every option, with its default unless it was chosen. */
export function choose(info: GameInfo, chosen: Options): Record<string, string> {
  return Object.fromEntries(info.options.map(({ name, default: value }) => [name, chosen[name] ?? value]));
}

/** The options that mean something beside the others, with the values that do: these are shown, and sent. */
export function applying(info: GameInfo, options: Options): Option[] {
  return info.options
    .filter((option) => applies(option, options))
    .map((option) => ({
      ...option,
      values: option.values.filter((value) => holds(option.value_only[value], options)),
    }));
}

/** The options that mean nothing beside the others, and can be told about. */
export function idle(info: GameInfo, options: Options): Option[] {
  return info.options.filter((option) => !applies(option, options));
}

function applies({ only, matters }: Option, options: Options): boolean {
  return holds(only, options) && holds(matters, options);
}

function holds(needs: Readonly<Record<string, readonly string[]>> | undefined, options: Options): boolean {
  return Object.entries(needs ?? {}).every(([name, values]) => values.includes(options[name] ?? ''));
}

/** Options under the headings they have, in the order of their first; the heading of some is nothing. */
export function grouped(options: readonly Option[]): { group: string; options: Option[] }[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => ({ group, options: options.filter((option) => option.group === group) }));
}

/** The value of an option that has exactly these roles play; none, if no game has these. */
export function valueWith({ role_sets }: Option, roles: ReadonlySet<string>): string | null {
  const same = (set: readonly string[]) => set.length === roles.size && set.every((role) => roles.has(role));
  return Object.entries(role_sets).find(([, set]) => same(set))?.[0] ?? null;
}

/** Values that are good to begin with, by how many roles they have, the fewest first. */
export function recommendedSets({ role_sets, recommended }: Option): { count: number; values: string[] }[] {
  const sizeOf = (value: string) => role_sets[value]?.length ?? 0;
  const counts = [...new Set(recommended.map(sizeOf))].toSorted((one, other) => one - other);
  return counts.map((count) => ({ count, values: recommended.filter((value) => sizeOf(value) === count) }));
}

/** What was chosen of an option that applies; its default, if that value no longer does. */
export function valueOf({ name, values, default: value }: Option, options: Options): string {
  const chosen = options[name] ?? value;
  return values.length === 0 || values.includes(chosen) ? chosen : value;
}

/** The option that is shown first, and large: who meets whom, or which mode. */
export function mainOption(info: GameInfo): Option | undefined {
  const [first] = info.options;
  return first !== undefined && first.values.length > 1 ? first : undefined;
}

/** What was chosen of the options that can decide who sits where: they apply, and are no free text. */
export function deciding(info: GameInfo, options: Options): Record<string, string> {
  const listed = applying(info, options).filter(({ values }) => values.length > 0);
  return Object.fromEntries(listed.map((option) => [option.name, valueOf(option, options)]));
}

/** Me on one seat, and others all alike on the rest. */
export function seatAll(count: number, mine: number, others: Sitter): Sitter[] {
  return Array.from({ length: count }, (_, seat) => (seat === mine ? 'me' : others));
}

/** With somebody else on a seat. I sit once: whoever was there before me takes the seat that I leave. */
export function seatOne(sitters: readonly Sitter[], seat: number, who: Sitter): Sitter[] {
  const before = sitters[seat] ?? who;
  return sitters.map((sitter, at) => (at === seat ? who : who === 'me' && sitter === 'me' ? before : sitter));
}

/** For another number of seats: the last ones go, or new ones are given to somebody; I stay. */
export function seatAgain(sitters: readonly Sitter[], count: number, somebody: Sitter): Sitter[] {
  const kept = Array.from({ length: count }, (_, seat) => sitters[seat] ?? somebody);
  return sitters.includes('me') && !kept.includes('me') ? seatOne(kept, count - 1, 'me') : kept;
}

/** For other roles: each that stays keeps whoever sits there, new ones are given to somebody; I stay. */
export function seatRoles(
  sitters: readonly Sitter[],
  before: readonly string[],
  after: readonly string[],
  somebody: Sitter,
): Sitter[] {
  if (!after.some((role) => before.includes(role))) return seatAgain(sitters, after.length, somebody);
  const kept = after.map((role) => sitters[before.indexOf(role)] ?? somebody);
  return sitters.includes('me') && !kept.includes('me') ? seatOne(kept, 0, 'me') : kept;
}

/** Who plays the rest, if they are all of a kind; of bots the level is another matter. */
export function restOf(sitters: readonly Sitter[]): Kind | null {
  const kinds = new Set(sitters.flatMap((who): Kind[] => (who === 'me' ? [] : [isBot(who) ? 'bot' : who])));
  const [first = null] = kinds;
  return kinds.size === 1 ? first : null;
}

/** How strong the bots are, if there are any and all are alike. */
export function levelOf(sitters: readonly Sitter[]): number | null {
  const levels = new Set(sitters.filter(isBot).map(levelOfBot));
  const [first = null] = levels;
  return levels.size === 1 ? first : null;
}

export function levelOfBot(who: Bot): number {
  return Number(who.slice('bot:'.length));
}

/** With every bot of this level. */
export function levelAll(sitters: readonly Sitter[], level: number): Sitter[] {
  return sitters.map((who) => (isBot(who) ? (`bot:${level}` as const) : who));
}

/** What each seat is, as the server wants it: who shares a screen is one to it. */
export function seatsFor(sitters: readonly Sitter[]): string[] {
  return sitters.map((who) => (who === 'beside' ? 'me' : who));
}

function isBot(who: Sitter): who is Bot {
  return who.startsWith('bot:');
}
