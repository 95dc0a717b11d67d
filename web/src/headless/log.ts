/** The log as it reads now: what was taken back stays, struck out. */

import type { Line } from '../wire.gen';

export interface Told {
  line: Line;
  struck: boolean;
}

export function told(lines: readonly Line[]): Told[] {
  const read: Told[] = [];
  for (const line of lines) {
    if (line.what === 'undone') strike(read, line.to ?? 0);
    read.push({ line, struck: false });
  }
  return read;
}

function strike(read: Told[], to: number): void {
  for (const told of read) {
    if (told.line.version > to && told.line.what === 'played') told.struck = true;
  }
}
