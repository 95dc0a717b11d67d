/** The log on the screen: undone lines are struck out, and equal random results appear once. */

import { CHANCE, type LogLine } from '../net/wire.gen';
import { NO_EFFECTS, type Effect, type Effects } from './effects';

/** The number of log lines that the games may read. Every page has at least these, if the game is that old. */
export const RECENT_LINES = 60;

export interface LogEntry {
  line: LogLine;
  struck: boolean;
  versions: number[]; // of this line and the equal lines after it
  effects: readonly Effect[]; // of all of them
}

/** Return the last lines of a log. */
export function recentLines(lines: readonly LogLine[]): readonly LogLine[] {
  return lines.slice(-RECENT_LINES);
}

/** Return the lines after a version. The lines of a log have one version after the other. */
export function linesAfter(lines: readonly LogLine[], version: number): readonly LogLine[] {
  return lines.slice(Math.max(0, version + 1 - (lines[0]?.version ?? 0)));
}

/** Return the entries of these lines. `undone` are later lines that strike out some of them. */
export function entriesOf(
  lines: readonly LogLine[],
  effects: Effects = NO_EFFECTS,
  undone: readonly LogLine[] = [],
): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const line of lines) {
    if (line.what === 'undone') strike(entries, line.to ?? 0);
    const found = effects.get(line.version) ?? [];
    const last = entries.at(-1);
    if (last !== undefined && repeats(last, line)) {
      last.versions.push(line.version);
      last.effects = [...last.effects, ...found];
    } else entries.push({ line, struck: false, versions: [line.version], effects: found });
  }
  for (const { to } of undone) strike(entries, to ?? 0);
  return entries;
}

/** Return these entries, but the same objects as before for equal ones, so that they are not drawn again. */
export function keepEqual(entries: readonly LogEntry[], before: readonly LogEntry[]): LogEntry[] {
  const known = new Map(before.map((entry) => [entry.line, entry]));
  return entries.map((entry) => {
    const old = known.get(entry.line);
    return old !== undefined && same(entry, old) ? old : entry;
  });
}

function same({ struck, versions, effects }: LogEntry, before: LogEntry): boolean {
  return (
    struck === before.struck &&
    versions.length === before.versions.length &&
    effects.length === before.effects.length &&
    effects.every((effect, at) => effect === before.effects[at])
  );
}

function strike(entries: LogEntry[], to: number): void {
  for (const entry of entries) {
    if (entry.line.version > to && entry.line.what === 'played') entry.struck = true;
  }
}

/** Return true for dealt cards that look the same to the viewer. */
function repeats({ line, struck }: LogEntry, next: LogLine): boolean {
  if (struck || line.seat !== CHANCE || next.seat !== CHANCE) return false;
  return line.move?.kind === next.move?.kind && JSON.stringify(line.move?.fields) === JSON.stringify(next.move?.fields);
}
