import { sentenceSpans, sentenceOf, type Catalogue, type Span } from '../model/words';
import { t } from './texts';
import type { LogLine, Move, Player } from '../net/wire.gen';
import { roleFields, roleName } from './names';

/** Return a line of the log as a sentence in spans. */
export function lineSpans(line: LogLine, words: Catalogue, players: readonly Player[]): Span[] {
  if (line.what !== 'played') {
    const fields = { ...roleFields([line.seat], words, players), to: line.to ?? 0 };
    return [{ text: t(`log.${line.what}`, fields) }];
  }
  const move = line.move;
  if (!move) return [];
  const name = roleName(line.seat, words, players);
  return sentenceSpans(words, `move.${move.kind}`, { seat: name, ...move.fields }) ?? [{ text: move.text }];
}

export function lineText(line: LogLine, words: Catalogue, players: readonly Player[]): string {
  return lineSpans(line, words, players)
    .map(({ text }) => text)
    .join('');
}

/** Return a move as a sentence of the log. */
export function moveText({ kind, text, fields }: Move, words: Catalogue): string {
  return words[`move.${kind}`] === undefined ? text : sentenceOf(words, `move.${kind}`, fields);
}
