import { describe, expect, it } from 'vitest';
import { earlier, held, later, linesIn, WINDOW, type LogWindow, type Shows } from './log_window';
import { snapshotAt } from './testing';

const all: Shows = () => true;
const odd: Shows = ({ version }) => version % 2 === 1;

/** Return a log of lines up to a version, without the first ones. */
const logOf = (last: number, cut = 0) => snapshotAt(last, cut).log;

/** Return the first version in a window, the last one, and their number. */
function span(lines: ReturnType<typeof logOf>, window: LogWindow, shows: Shows = all): (number | undefined)[] {
  const shown = linesIn(lines, window, shows);
  return [shown[0]?.version, shown.at(-1)?.version, shown.length];
}

describe('the window of a long log', () => {
  it('has the newest lines', () => {
    expect(span(logOf(500), null)).toEqual([441, 500, WINDOW]);
    expect(span(logOf(20), null)).toEqual([1, 20, 20]);
    expect(span([], null)).toEqual([undefined, undefined, 0]);
  });

  it('counts only lines that are shown', () => {
    expect(span(logOf(500), null, odd)).toEqual([381, 499, WINDOW]);
    expect(span(logOf(500), 101, odd)).toEqual([101, 219, WINDOW]);
  });

  it('moves back to the first line, and to the newest one again', () => {
    const log = logOf(200, 50);
    let window: LogWindow = null;
    const firsts = [];
    for (let step = 0; step < 4; step += 1) {
      window = earlier(log, window, all);
      firsts.push(linesIn(log, window, all)[0]?.version);
    }
    expect(firsts).toEqual([111, 81, 51, 51]);
    expect(span(log, window)).toEqual([51, 110, WINDOW]);
    for (const first of [81, 111]) expect((window = later(log, window, all))).toBe(first);
    expect(later(log, window, all)).toBeNull();
  });

  it('keeps its lines while new ones come', () => {
    const window = held(logOf(100), null, all);
    expect(span(logOf(130), window)).toEqual([41, 100, WINDOW]);
  });

  it('keeps its lines when older ones come', () => {
    expect(span(logOf(300, 100), 150)).toEqual(span(logOf(300), 150));
  });
});
