/** The status of a running table: the awaited players and the latest events. */

import type { Client } from '../model/client';
import { entriesOf } from '../model/log';
import { outcome } from '../model/outcome';
import { sentenceSpans, textOf, type Catalogue, type Span } from '../model/words';
import { t } from './texts';
import type { Asked, LogLine, Player, Reason, Result, Snapshot } from '../net/wire.gen';
import { lineText } from './line';
import { roleFields, roleName, seatFields, seatName, shortName } from './names';

/** Return the latest event or the awaited players, or null if the choice is ours. */
export function statusText({ views, players }: Client, words: Catalogue): string | null {
  if (views.current === null) return null;
  const { log, offers, result } = views.current;
  if (views.waiting.length > 0) return narrated(log, words, players);
  if (offers.length > 0) return null;
  if (result === null) return waitingText(views.current, words, players);
  return textOf(endingSpans({ ...views.current, result, lines: views.log }, words, players));
}

/** Return these lines as one text for screen readers. */
export function newsText(lines: readonly LogLine[], words: Catalogue, players: readonly Player[]): string {
  return entriesOf(lines)
    .map(({ line, versions }) => spoken(line, words, players) + (versions.length > 1 ? ` ×${versions.length}` : ''))
    .join(' ');
}

/** A finished game: its result, its log, and the last question, which describes the end. */
export interface Ended {
  result: Result;
  asked: Asked;
  departed: Reason | null;
  lines: readonly LogLine[];
}

/** Return the end of a game: the resigned player, or the winner with the reason and the score. */
export function endingSpans(ended: Ended, words: Catalogue, players: readonly Player[]): Span[] {
  const { result, lines } = ended;
  if (result.how === 'agreed') return [{ text: t('end.how.agreed') }];
  const who = roleFields([lines.at(-1)?.seat ?? 0], words, players);
  const left: Span[] = result.how === 'rules' ? [] : [{ text: `${t(`end.how.${result.how}`, who)} ` }];
  return [...left, ...(ruledSpans(ended, words) ?? [{ text: `${outcomeText(result.scores, words, players)}.` }])];
}

/** Return the end by the rules, or undefined for other ends and for older rules. */
function ruledSpans({ result, asked, departed }: Ended, words: Catalogue): Span[] | undefined {
  return result.clause && departed === null ? sentenceSpans(words, `end.${asked.kind}`, asked.fields) : undefined;
}

/** Return the winner in a sentence. */
export function outcomeText(scores: readonly number[], words: Catalogue, players: readonly Player[]): string {
  const ended = outcome(scores);
  if (ended.kind !== 'won') return t(ended.kind === 'lost' ? 'end.defeat' : 'end.draw');
  return t('end.won', roleFields(headsOf(ended.seats, words, players), words, players));
}

/** Return the seats to name for a team: a house also stands for its second player. */
export function headsOf(seats: readonly number[], words: Catalogue, players: readonly Player[]): number[] {
  const names = seats.map((seat) => roleName(seat, words, players));
  return seats.filter((_, at) => !names.some((name) => names[at]?.startsWith(`${name},`)));
}

function waitingText({ to_act, departed }: Snapshot, words: Catalogue, players: readonly Player[]): string {
  const open = players.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
  if (open.length > 0) return t('table.open', roleFields(open, words, players));
  const unready = players.filter(({ ready }) => !ready).map(({ seat }) => seat);
  if (unready.length > 0) return t('table.unready', seatFields(unready, words, players));
  if (departed !== null) return t('draw.stands');
  const awaited = to_act.flatMap((seat) => players[seat] ?? []);
  if (awaited.length === 0) return t('table.settling');
  if (awaited.every(({ kind }) => kind === 'bot')) return thinkingText(awaited);
  return t('table.waits', { name: awaited.map((player) => seatName(player, words)).join(', ') });
}

/** Return the thinking bots, or the ones that could not choose, each named once. */
function thinkingText(bots: readonly Player[]): string {
  const stuck = bots.filter((bot) => bot.stuck);
  const names = [...new Set((stuck.length > 0 ? stuck : bots).map(shortName))];
  const fields = { name: names.join(', '), 'name.number': names.length === 1 ? 'one' : 'other' };
  return t(stuck.length > 0 ? 'table.stuck' : 'table.thinking', fields);
}

/** Return the event on the screen: the player's move instead of its random results. */
function narrated(lines: readonly LogLine[], words: Catalogue, players: readonly Player[]): string {
  const line = lines.findLast(({ seat }) => players[seat] !== undefined) ?? lines.at(-1);
  return line === undefined ? t('table.settling') : spoken(line, words, players);
}

/** Return a line of the log with its player, for a place without a crest. */
function spoken(line: LogLine, words: Catalogue, players: readonly Player[]): string {
  const text = lineText(line, words, players);
  const anonymous = line.what !== 'played' || players[line.seat] === undefined;
  return anonymous ? text : `${roleName(line.seat, words, players)}: ${text}`;
}
