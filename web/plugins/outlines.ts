/** Outlines of icons with fewer digits. */

/** The number of values after each command. Arcs have other values before their end. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const AFTER_MOVE: Readonly<Record<string, string>> = { m: 'l', M: 'L' };
const COMMAND = /[\s,]*([a-z])/iy;
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y; // of an arc; no separator need follow

type Point = [x: number, y: number];

/** One step of an outline, such as a line or a curve. */
interface Step {
  command: string;
  values: number[];
}

/** The end of the last step and the start of the part, exactly and as they are written. */
interface Pen {
  at: Point;
  start: Point;
  writtenAt: Point;
  writtenStart: Point;
}

/**
 * Write an outline in whole units, with relative steps. Each point is rounded where it is, so that errors do not add
 * up.
 */
export function rounded(outline: string): string {
  const pen: Pen = { at: [0, 0], start: [0, 0], writtenAt: [0, 0], writtenStart: [0, 0] };
  let written = '';
  let before = '';
  for (const step of stepsOf(outline)) {
    const kind = step.command.toLowerCase();
    const text = move(pen, step).map(shortest).join(' ').replaceAll(' -', '-');
    const goesOn = before === kind && kind !== 'm' && kind !== 'z';
    written += goesOn && !text.startsWith('-') ? ` ${text}` : (goesOn ? '' : kind) + text;
    before = kind;
  }
  return written;
}

function stepsOf(outline: string): Step[] {
  const steps: Step[] = [];
  let at = 0;
  const read = (what: RegExp): string | undefined => {
    what.lastIndex = at;
    const found = what.exec(outline)?.[1];
    if (found !== undefined) at = what.lastIndex;
    return found;
  };
  for (let command = ''; at < outline.trimEnd().length;) {
    command = read(COMMAND) ?? AFTER_MOVE[command] ?? command;
    const kind = command.toLowerCase();
    const values = Array.from({ length: COUNTS[kind] ?? NaN }, (_, place) =>
      Number(read(kind === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER)),
    );
    if (values.some(Number.isNaN) || COUNTS[kind] === undefined) throw new Error(`not an outline: ${outline}`);
    steps.push({ command, values });
  }
  return steps;
}

/** Move the pen along a step. Return the step’s values, relative to the point that was written last. */
function move(pen: Pen, { command, values }: Step): number[] {
  const kind = command.toLowerCase();
  const { at, writtenAt } = pen;
  if (kind === 'z') [pen.at, pen.writtenAt] = [pen.start, pen.writtenStart];
  const first = kind === 'a' ? 5 : 0; // of the coordinates
  const [end, writtenEnd]: [Point, Point] = [[...pen.at], [...pen.writtenAt]];
  const found = values.map((value, place) => {
    if (place < first) return place < 2 ? Math.round(value) || value : value; // an arc of no size would be a line
    const axis = kind === 'v' || (kind !== 'h' && (place - first) % 2 === 1) ? 1 : 0;
    end[axis] = command === kind ? at[axis] + value : value;
    writtenEnd[axis] = Math.round(end[axis]);
    return writtenEnd[axis] - writtenAt[axis];
  });
  [pen.at, pen.writtenAt] = [end, writtenEnd];
  if (kind === 'm') [pen.start, pen.writtenStart] = [end, writtenEnd];
  return found;
}

/** Return a number without needless digits: `.5`. */
function shortest(value: number): string {
  return String(Number(value.toFixed(3))).replace(/^(-?)0\./, '$1.');
}
