/** Dice as they lie on the table. A view tells how many show what; which die lies where is for the eye only. */

export const FACES = ['fire', 'water', 'earth', 'air', 'card', 'helm'] as const;
export type Face = (typeof FACES)[number];

/** A die at its place on the diceLayout. */
export interface Die {
  face: Face | null; // none while it is in the hand
  thrown: number; // how often it has fallen
}

/** What a view tells of a player's dice. */
export interface Lot {
  dice: readonly number[]; // that lie: of each symbol
  kept: readonly number[]; // at the last throw
  dice_size: number;
  throws: number;
}

/**
 * The dice after a view: those that were kept stay where they were, and what fell takes the other places.
 * `held` are the places of those that were to be kept.
 */
export function fallen(earlier: readonly Die[], before: Lot | null, now: Lot, held: readonly number[]): Die[] {
  const thrown = before !== null && now.throws !== before.throws && now.throws > 0;
  const left = [...now.dice];
  const stay = thrown ? [...now.kept] : [...now.dice];
  const places = Array.from({ length: now.dice_size }, (_, at): Die | null => {
    const die = earlier[at];
    return die === undefined ? { face: null, thrown: 0 } : die;
  });
  const staying = new Set<number>();
  for (const at of [...held, ...places.keys()]) {
    const face = places[at]?.face;
    if (!face || staying.has(at) || !take(stay, face) || !take(left, face)) continue;
    staying.add(at);
  }
  const fresh = FACES.flatMap((face, at) => Array.from({ length: left[at] ?? 0 }, () => face));
  return places.map((die, at) => {
    if (staying.has(at) && die !== null) return die;
    const times = die?.thrown ?? 0;
    const face = fresh.shift() ?? null;
    return { face, thrown: face === null ? times : times + 1 };
  });
}

/** Take one die of a face out of a lot; says whether there was one. */
function take(lot: number[], face: Face): boolean {
  const at = FACES.indexOf(face);
  const count = lot[at] ?? 0;
  if (count === 0) return false;
  lot[at] = count - 1;
  return true;
}

/** How many dice of each face are picked, by things like `die:fire:2`. */
export function pickedOf(picks: readonly string[]): number[] {
  return FACES.map((face) => picks.filter((pick) => pick.startsWith(`die:${face}:`)).length);
}

/** The places of the dice that are picked: of equal dice those in `wanted` come first. */
export function heldPlaces(dice: readonly Die[], picks: readonly string[], wanted: readonly number[]): number[] {
  const left = pickedOf(picks);
  const chosen = [...wanted, ...dice.keys()].filter((at, nth, all) => {
    const face = dice[at]?.face;
    return face && all.indexOf(at) === nth && take(left, face);
  });
  return chosen.toSorted((a, b) => a - b);
}

/**
 * What a touch on the die at this place picks, or picks no longer. Equal dice have no names of their own: the
 * last one that is picked is let go of, and the next one is picked.
 */
export function dieThing(dice: readonly Die[], picks: readonly string[], at: number, held: boolean): string | null {
  const face = dice[at]?.face;
  if (!face) return null;
  const picked = pickedOf(picks)[FACES.indexOf(face)] ?? 0;
  return `die:${face}:${held ? picked : picked + 1}`;
}

/** The picks that stand for a lot. */
export function picksFor(lot: readonly number[]): string[] {
  return FACES.flatMap((face, at) => Array.from({ length: lot[at] ?? 0 }, (_, nth) => `die:${face}:${nth + 1}`));
}
