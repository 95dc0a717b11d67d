/** Who won, from the scores by seat: some did, nobody did, or all lost to the game itself. */
type Outcome = { kind: 'won'; seats: readonly number[] } | { kind: 'drawn' } | { kind: 'lost' };

export function outcome(scores: readonly number[]): Outcome {
  const best = Math.max(...scores);
  if (best > 0) return { kind: 'won', seats: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
  return { kind: best < 0 ? 'lost' : 'drawn' };
}

/** How it ended for somebody who held these seats: none when they hold both sides, or none. */
export function fate(scores: readonly number[], mine: readonly number[]): 'victory' | 'defeat' | 'draw' | null {
  const own = [...new Set(mine.map((seat) => Math.sign(scores[seat] ?? 0)))];
  if (own.length !== 1) return null;
  return own[0] === 0 ? 'draw' : own[0] === 1 ? 'victory' : 'defeat';
}
