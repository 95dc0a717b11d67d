/** An alphabet of straight cuts, as a chisel makes them: strokes in a field 100 high. */

interface Letter {
  width: number;
  cuts: string;
}

const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 64, cuts: 'M4 100L32 0L60 100M15 66H49' },
  B: { width: 56, cuts: 'M6 48H38L50 34V14L40 0H6V100H40L52 86V62L38 48' },
  C: { width: 58, cuts: 'M54 22L40 2H20L6 20V80L20 98H40L54 78' },
  D: { width: 58, cuts: 'M6 0H32L52 24V76L32 100H6Z' },
  E: { width: 50, cuts: 'M48 0H6V100H48M6 49H38' },
  F: { width: 48, cuts: 'M46 0H6V100M6 49H38' },
  G: { width: 60, cuts: 'M54 22L40 2H20L6 20V80L20 98H40L54 80V54H34' },
  H: { width: 60, cuts: 'M6 0V100M54 0V100M6 50H54' },
  I: { width: 16, cuts: 'M8 0V100' },
  J: { width: 46, cuts: 'M40 0V80L26 98H14L4 84' },
  K: { width: 58, cuts: 'M6 0V100M54 0L8 56M22 42L56 100' },
  L: { width: 48, cuts: 'M6 0V100H46' },
  M: { width: 72, cuts: 'M6 100V0L36 58L66 0V100' },
  N: { width: 60, cuts: 'M6 100V0L54 100V0' },
  O: { width: 64, cuts: 'M32 0L60 24V76L32 100L4 76V24Z' },
  P: { width: 54, cuts: 'M6 100V0H38L50 15V39L38 54H6' },
  Q: { width: 64, cuts: 'M32 0L60 24V76L32 100L4 76V24ZM36 70L60 104' },
  R: { width: 58, cuts: 'M6 100V0H38L50 15V39L38 54H6M28 54L56 100' },
  S: { width: 58, cuts: 'M52 16L40 2H18L6 15V36L18 49H40L52 62V85L40 98H18L6 84' },
  T: { width: 60, cuts: 'M2 0H58M30 0V100' },
  U: { width: 60, cuts: 'M6 0V80L20 98H40L54 80V0' },
  V: { width: 64, cuts: 'M4 0L32 100L60 0' },
  W: { width: 84, cuts: 'M4 0L22 100L42 36L62 100L80 0' },
  X: { width: 60, cuts: 'M5 0L55 100M55 0L5 100' },
  Y: { width: 60, cuts: 'M3 0L30 48L57 0M30 48V100' },
  Z: { width: 58, cuts: 'M6 0H52L6 100H54' },
};

const SPACE = 34;
const GAP = 18;

/** Return the cuts of a word with their places, and its width. Unknown letters leave a gap. */
export function carve(word: string): { cuts: { at: number; cuts: string }[]; width: number } {
  const cuts: { at: number; cuts: string }[] = [];
  let at = 0;
  for (const sign of word.toUpperCase()) {
    const letter = LETTERS[sign];
    if (letter !== undefined) cuts.push({ at, cuts: letter.cuts });
    at += (letter?.width ?? SPACE) + GAP;
  }
  return { cuts, width: Math.max(at - GAP, 0) };
}
