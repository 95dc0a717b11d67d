/** Whose dice are still in the air: told by the table's time, which may stand still. */

import type { Line } from '../../wire.gen';
import type { TableTime } from '../types';
import { againstTime, lastThrow, UNCOVERED } from './uncovering';
import type { HeroesView, SideView } from './view.gen';

interface Source {
  readonly view: HeroesView;
  readonly log: readonly Line[];
  readonly time: TableTime | undefined;
}

export class Covering {
  #uncovered = $state(0); // what was thrown until then is seen
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #throws: ReadonlyMap<number, number> = $derived.by(() => throwsOf(this.source));

  /** To be made while a page is. */
  constructor(readonly source: Source) {
    $effect(() => {
      this.#uncover([...this.#throws.values()]);
      return () => clearTimeout(this.#timer);
    });
  }

  /** When a seat threw last, in table time; none without a clock. */
  thrownAt({ seat }: SideView): number | null {
    return this.#throws.get(seat) ?? null;
  }

  /** Whether the dice that a seat threw last are still in the air. */
  covers({ seat }: SideView): boolean {
    return (this.#throws.get(seat) ?? 0) > this.#uncovered;
  }

  /** Milliseconds until the dice of a seat are seen; none without a clock. */
  later({ seat }: SideView): number | null {
    const [thrown, { time }] = [this.#throws.get(seat), this.source];
    return thrown === undefined || time === undefined ? null : thrown + UNCOVERED - time.now();
  }

  /** Uncover what was thrown long enough ago, and the rest one after the other. */
  #uncover(throws: readonly number[]): void {
    const seen = (this.source.time?.now() ?? 0) - UNCOVERED;
    this.#uncovered = seen;
    const later = throws.filter((thrown) => thrown > seen);
    if (later.length === 0) return;
    this.#timer = setTimeout(() => this.#uncover(later), Math.min(...later) - seen);
  }
}

function throwsOf({ view, log, time }: Source): Map<number, number> {
  if (time === undefined || !againstTime(view)) return new Map();
  return new Map(view.sides.flatMap((side) => pair(side.seat, lastThrow(log, side))));
}

function pair(seat: number, at: number | null): [number, number][] {
  return at === null ? [] : [[seat, at]];
}
