/** The log as it reads now: what was taken back stays, struck out; what chance repeats is told once. */

import type { Line } from '../wire.gen';

const CHANCE = 16; // is a seat, too

export interface Told {
  line: Line;
  struck: boolean;
  versions: number[]; // of this line, and of those after it that say the same
}

export function told(lines: readonly Line[]): Told[] {
  const read: Told[] = [];
  for (const line of lines) {
    if (line.what === 'undone') strike(read, line.to ?? 0);
    const last = read.at(-1);
    if (last !== undefined && repeats(last, line)) last.versions.push(line.version);
    else read.push({ line, struck: false, versions: [line.version] });
  }
  return read;
}

function strike(read: Told[], to: number): void {
  for (const told of read) {
    if (told.line.version > to && told.line.what === 'played') told.struck = true;
  }
}

/** Cards that are dealt one after the other, all alike to whoever looks. */
function repeats({ line, struck }: Told, next: Line): boolean {
  if (struck || line.seat !== CHANCE || next.seat !== CHANCE) return false;
  return line.move?.kind === next.move?.kind && JSON.stringify(line.move?.fields) === JSON.stringify(next.move?.fields);
}
