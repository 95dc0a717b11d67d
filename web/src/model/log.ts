/** The log as it reads now: what was taken back stays, struck out; what chance repeats is told once. */

import { CHANCE, type LogLine } from '../net/wire.gen';

export interface LogEntry {
  line: LogLine;
  struck: boolean;
  versions: number[]; // of this line, and of those after it that say the same
}

/** The entries of these lines. Those of `before` that read the same are kept, and need not be drawn anew. */
export function entriesOf(lines: readonly LogLine[], before: readonly LogEntry[] = []): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const line of lines) {
    if (line.what === 'undone') strike(entries, line.to ?? 0);
    const last = entries.at(-1);
    if (last !== undefined && repeats(last, line)) last.versions.push(line.version);
    else entries.push({ line, struck: false, versions: [line.version] });
  }
  return entries.map((entry, at) => (same(entry, before[at]) ? before[at]! : entry));
}

function same({ line, struck, versions }: LogEntry, before: LogEntry | undefined): boolean {
  return line === before?.line && struck === before.struck && versions.length === before.versions.length;
}

/** The seats that gave up or ran out of time: while a game goes on, it goes on without them. */
export function leftBy(lines: readonly LogLine[]): number[] {
  return lines.filter(({ what }) => what === 'resigned' || what === 'flagged').map(({ seat }) => seat);
}

function strike(entries: LogEntry[], to: number): void {
  for (const entry of entries) {
    if (entry.line.version > to && entry.line.what === 'played') entry.struck = true;
  }
}

/** Cards that are dealt one after the other, all alike to whoever looks. */
function repeats({ line, struck }: LogEntry, next: LogLine): boolean {
  if (struck || line.seat !== CHANCE || next.seat !== CHANCE) return false;
  return line.move?.kind === next.move?.kind && JSON.stringify(line.move?.fields) === JSON.stringify(next.move?.fields);
}
