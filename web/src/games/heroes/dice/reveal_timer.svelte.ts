/** The dice that are still in the air, by table time, which may be paused. */

import { Moments } from '../../../table/clock/moments.svelte';
import type { LogLine } from '../../../net/wire.gen';
import type { TableTime } from '../../types';
import { againstTime, beatDue, lastThrow, REVEAL_DELAY } from './reveal_time';
import type { HeroesView, SideView } from '../view.gen';

interface Source {
  readonly view: HeroesView;
  readonly log: readonly LogLine[];
  readonly time: TableTime | undefined;
}

export class RevealTimer {
  readonly #throws: ReadonlyMap<number, number> = $derived.by(() => throwsOf(this.source));
  readonly #reveals: Moments;

  /** Must be called while a component is created. */
  constructor(readonly source: Source) {
    this.#reveals = new Moments(
      () => [...this.#throws.values()].map((thrown) => thrown + REVEAL_DELAY),
      () => source.time?.now() ?? 0,
    );
  }

  /** The table time of a seat's last roll. Null without a clock. */
  thrownAt({ seat }: SideView): number | null {
    return this.#throws.get(seat) ?? null;
  }

  /** The table time of the next beat of a seat's duel. Null if no beat is expected. */
  beatDue(side: SideView): number | null {
    const { view, log, time } = this.source;
    return view.pace === 'beat' && time?.due != null ? (beatDue(log, view, side) ?? time.due) : null;
  }

  /** True if the last dice of a seat are still in the air. */
  hides({ seat }: SideView): boolean {
    const thrown = this.#throws.get(seat);
    return thrown !== undefined && !this.#reveals.passed(thrown + REVEAL_DELAY);
  }

  /** Milliseconds until the dice of a seat are shown. Null without a clock. */
  later({ seat }: SideView): number | null {
    const [thrown, { time }] = [this.#throws.get(seat), this.source];
    return thrown === undefined || time === undefined ? null : thrown + REVEAL_DELAY - time.now();
  }
}

function throwsOf({ view, log, time }: Source): Map<number, number> {
  if (time === undefined || !againstTime(view)) return new Map();
  return new Map(view.sides.flatMap((side) => pair(side.seat, lastThrow(log, side))));
}

function pair(seat: number, at: number | null): [number, number][] {
  return at === null ? [] : [[seat, at]];
}
