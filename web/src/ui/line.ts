import { parts, say, type Catalogue, type Part } from '../headless/words';
import { t } from '../live/prefs.svelte';
import type { Line, Move, Player } from '../wire.gen';
import { roleName } from './names';

/** One line of the log as a sentence in parts. */
export function lineParts(line: Line, words: Catalogue, players: readonly Player[]): Part[] {
  const name = roleName(line.seat, words, players);
  if (line.what !== 'played') return [{ text: t(`log.${line.what}`, { name, to: line.to ?? 0 }) }];
  const move = line.move;
  if (!move) return [];
  return parts(words, `move.${move.kind}`, { seat: name, ...move.fields }) ?? [{ text: move.text }];
}

export function lineText(line: Line, words: Catalogue, players: readonly Player[]): string {
  return lineParts(line, words, players)
    .map(({ text }) => text)
    .join('');
}

/** A move as the log would tell it. */
export function moveText({ kind, text, fields }: Move, words: Catalogue): string {
  return words[`move.${kind}`] === undefined ? text : say(words, `move.${kind}`, fields);
}
