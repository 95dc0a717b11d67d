/**
 * Dice at their places on the table. A view only counts faces, so the client gives each die a
 * place.
 */

export const FACES = ['fire', 'water', 'earth', 'air', 'card', 'helm'] as const;
export type Face = (typeof FACES)[number];

/** A die at its place on the felt. */
export interface Die {
  face: Face | null; // null while it is in the hand
  thrown: number; // the number of its rolls
}

/** The dice of a player, as a view counts them. */
export interface Lot {
  dice: readonly number[]; // on the table, by face
  kept: readonly number[]; // kept at the last roll
  dice_size: number;
  throws: number;
}

/**
 * Return the dice after a view. Kept dice stay in place, and rolled dice take the other places.
 * `held` are the places of the dice that the player wants to keep.
 */
export function diceAfter(earlier: readonly Die[], before: Lot | null, now: Lot, held: readonly number[]): Die[] {
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

/** Take one die with a face out of a lot. Return true if there was one. */
function take(lot: number[], face: Face): boolean {
  const at = FACES.indexOf(face);
  const count = lot[at] ?? 0;
  if (count === 0) return false;
  lot[at] = count - 1;
  return true;
}

/** The number of picked dice of each face, from things such as `die:fire:2`. */
export function pickedOf(picks: readonly string[]): number[] {
  return FACES.map((face) => picks.filter((pick) => pick.startsWith(`die:${face}:`)).length);
}

/** The places of the picked dice. Among equal dice, those in `wanted` come first. */
export function heldPlaces(dice: readonly Die[], picks: readonly string[], wanted: readonly number[]): number[] {
  const left = pickedOf(picks);
  const chosen = [...wanted, ...dice.keys()].filter((at, nth, all) => {
    const face = dice[at]?.face;
    return face && all.indexOf(at) === nth && take(left, face);
  });
  return chosen.toSorted((a, b) => a - b);
}

/**
 * The thing that a touch on this die picks, or stops picking. Equal dice have no names of their
 * own, so a touch removes the last pick or adds the next one.
 */
export function dieThing(dice: readonly Die[], picks: readonly string[], at: number, held: boolean): string | null {
  const face = dice[at]?.face;
  if (!face) return null;
  const picked = pickedOf(picks)[FACES.indexOf(face)] ?? 0;
  return `die:${face}:${held ? picked : picked + 1}`;
}

/** The picks for a lot of dice. */
export function picksFor(lot: readonly number[]): string[] {
  return FACES.flatMap((face, at) => Array.from({ length: lot[at] ?? 0 }, (_, nth) => `die:${face}:${nth + 1}`));
}
