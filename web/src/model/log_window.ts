/**
 * The lines of a long log that are on the page: the newest ones, or some from a version on.
 *
 * A window is the version of its first line, or null if it follows the newest lines. `shows` is true for lines that the
 * log does not leave out.
 */

import type { LogLine } from '../net/wire.gen';

export type LogWindow = number | null;
export type Shows = (line: LogLine) => boolean;

export const WINDOW = 60; // lines on the page
const STEP = 30; // lines that a window moves by

/** Return the lines in a window. */
export function linesIn(lines: readonly LogLine[], window: LogWindow, shows: Shows): LogLine[] {
  const start = startOf(lines, window, shows);
  const end = window === null ? lines.length : forward(lines, start, WINDOW, shows);
  return lines.slice(start, end).filter(shows);
}

/** Return the window before this one. It is the same at the first line. */
export function earlier(lines: readonly LogLine[], window: LogWindow, shows: Shows): LogWindow {
  const start = startOf(lines, window, shows);
  return lines[backward(lines, start, STEP, shows)]?.version ?? null;
}

/** Return the window after this one. It follows the newest lines if it has them. */
export function later(lines: readonly LogLine[], window: LogWindow, shows: Shows): LogWindow {
  const start = forward(lines, startOf(lines, window, shows), STEP, shows);
  const last = backward(lines, lines.length, WINDOW, shows);
  return start >= last ? null : lines[start]!.version;
}

/** Return a window that keeps its present lines while new ones come. */
export function held(lines: readonly LogLine[], window: LogWindow, shows: Shows): LogWindow {
  return lines[startOf(lines, window, shows)]?.version ?? null;
}

function startOf(lines: readonly LogLine[], window: LogWindow, shows: Shows): number {
  const found = window === null ? -1 : lines.findIndex(({ version }) => version >= window);
  return found < 0 ? backward(lines, lines.length, WINDOW, shows) : found;
}

/** Return the place of the first of `count` shown lines that end before a place. */
function backward(lines: readonly LogLine[], from: number, count: number, shows: Shows): number {
  let at = from;
  for (let left = count; at > 0 && left > 0; at -= 1) if (shows(lines[at - 1]!)) left -= 1;
  return at;
}

/** Return the place after `count` shown lines that start at a place. */
function forward(lines: readonly LogLine[], from: number, count: number, shows: Shows): number {
  let at = from;
  for (let left = count; at < lines.length && left > 0; at += 1) if (shows(lines[at]!)) left -= 1;
  return at;
}
