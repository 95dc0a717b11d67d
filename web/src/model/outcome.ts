/** The outcome of a game: some seats won, nobody won, or all lost to the game itself. */
type Outcome = { kind: 'won'; seats: readonly number[] } | { kind: 'drawn' } | { kind: 'lost' };

export function outcome(scores: readonly number[]): Outcome {
  const best = Math.max(...scores);
  if (best > 0) return { kind: 'won', seats: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
  return { kind: best < 0 ? 'lost' : 'drawn' };
}

/** Return the result for a person with these seats, or null without seats or with seats on both sides. */
export function fate(scores: readonly number[], mine: readonly number[]): 'victory' | 'defeat' | 'draw' | null {
  const own = [...new Set(mine.map((seat) => Math.sign(scores[seat] ?? 0)))];
  if (own.length !== 1) return null;
  return own[0] === 0 ? 'draw' : own[0] === 1 ? 'victory' : 'defeat';
}
