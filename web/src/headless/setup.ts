/** Setting up a table from what the server says of a game, whatever game it is. */

import type { GameInfo, Option } from '../wire.gen';

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
  const holds = (needs: Readonly<Record<string, readonly string[]>> = {}) =>
    Object.entries(needs).every(([name, values]) => values.includes(options[name] ?? ''));
  return info.options
    .filter(({ only }) => holds(only))
    .map((option) => ({ ...option, values: option.values.filter((value) => holds(option.value_only[value])) }));
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
