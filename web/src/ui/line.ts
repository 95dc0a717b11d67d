import { parts, say, type Catalogue, type Part } from '../headless/words';
import { t } from '../live/prefs.svelte';
import type { Line, Move, Player } from '../wire.gen';
import { roleFields, roleName } from './names';

/** One line of the log as a sentence in parts. */
export function lineParts(line: Line, words: Catalogue, players: readonly Player[]): Part[] {
  if (line.what !== 'played') {
    const fields = { ...roleFields([line.seat], words, players), to: line.to ?? 0 };
    return [{ text: t(`log.${line.what}`, fields) }];
  }
  const move = line.move;
  if (!move) return [];
  const name = roleName(line.seat, words, players);
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
