/** The log on the screen: undone lines are struck out, and equal random results appear once. */

import { CHANCE, type LogLine } from '../net/wire.gen';

export interface LogEntry {
  line: LogLine;
  struck: boolean;
  versions: number[]; // of this line and the equal lines after it
}

/** Return the entries of these lines. Equal entries of `before` are kept, so that they are not drawn again. */
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

/** Return the seats that resigned or ran out of time. The game may continue without them. */
export function leftBy(lines: readonly LogLine[]): number[] {
  return lines.filter(({ what }) => what === 'resigned' || what === 'flagged').map(({ seat }) => seat);
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
