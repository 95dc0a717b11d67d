/** Setting up a table from what the server says of a game, whatever game it is. */

import type { GameInfo, Option } from '../wire.gen';

export interface Opponent {
  kind: 'bot' | 'hotseat' | 'invite';
  level: number;
}

type Options = Readonly<Record<string, string>>;

/** Every option, with its default unless it was chosen. */
export function choose(info: GameInfo, chosen: Options): Record<string, string> {
  return Object.fromEntries(info.options.map(({ name, default: value }) => [name, chosen[name] ?? value]));
}

/** The options that mean something beside the others, with what was chosen: these are shown, and sent. */
export function applying(info: GameInfo, options: Options): Option[] {
  return info.options.filter(({ only }) =>
    Object.entries(only).every(([name, values]) => values.includes(options[name] ?? '')),
  );
}

/** The option that is shown first, and large: who meets whom, or which mode. */
export function mainOption(info: GameInfo): Option | undefined {
  const [first] = info.options;
  return first !== undefined && first.values.length > 1 ? first : undefined;
}

/** What was chosen of the options that can decide who sits where: they apply, and are no free text. */
export function deciding(info: GameInfo, options: Options): Record<string, string> {
  const listed = applying(info, options).filter(({ values }) => values.length > 0);
  return Object.fromEntries(listed.map(({ name, default: value }) => [name, options[name] ?? value]));
}

/** What each seat is, as the server wants it. */
export function seatsFor(count: number, mine: number, { kind, level }: Opponent): string[] {
  const other = { bot: `bot:${level}`, hotseat: 'me', invite: 'open' }[kind];
  return Array.from({ length: count }, (_, seat) => (seat === mine ? 'me' : other));
}
