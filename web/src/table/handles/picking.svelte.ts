/**
 * The state of the things on the screen: lit, picked or mentioned. Drawings mark their parts with
 * `picking.thing(…)`, and `table/handles/Handles.svelte` listens to all of them.
 */

import { getContext, setContext } from 'svelte';
import {
  back,
  begin,
  complete,
  isEmpty,
  next,
  settled,
  standing,
  thingsOf,
  touch,
  renew,
  within,
  type Path,
  type Choice,
  type Standing,
} from '../../model/handles';
import type { Because } from '../../model/client';
import { worded, type Catalogue } from '../../model/words';
import type { Move } from '../../net/wire.gen';

export interface Marks {
  'data-thing': string;
  'data-standing': Standing;
  'data-mentioned': '' | undefined;
  'data-hinted': '' | undefined;
  role: 'button';
  tabindex: 0 | -1;
  'aria-label': string;
  'aria-disabled': boolean;
  'aria-pressed': boolean;
}

/** A question about a move, before it is made. */
interface Confirmation {
  move: Move;
  text: string;
}

const UNUSABLE: ReadonlySet<Standing> = new Set(['still', 'spare']);

export class Picking {
  choice = $state.raw<Choice>(begin([]));
  mentioned = $state.raw<ReadonlySet<string>>(new Set());
  hinted = $state.raw<Path>([]); // the handles of an advised move, in order
  words = $state.raw<Catalogue>({});
  because = $state.raw<Because | null>(null);
  confirmation = $state.raw<Confirmation | null>(null); // the open question about the last chosen move
  /** Return a question to confirm a move, or null to make it at once. */
  confirmationFor: (move: Move) => string | null = () => null;

  readonly next = $derived(next(this.choice));
  readonly complete = $derived(isEmpty(this.choice) ? [] : complete(this.choice));
  /** The advised picks that are still missing. They are advised before the handles. */
  readonly toPick = $derived.by(() => {
    const picks = new Set(this.choice.offers.flatMap((offer) => offer.picks ?? []));
    return this.hinted.filter((thing) => picks.has(thing) && !this.choice.picks.includes(thing));
  });
  readonly picked = $derived([...this.choice.picks, ...this.choice.path]); // all clicks so far

  /** `at` is the page's time of the click or key. */
  constructor(
    readonly play: (move: Move, at: number) => void,
    readonly ask: (handle: string) => void,
  ) {}

  /** From now on, these handles always need a click. */
  requireClick(careful: readonly string[]): void {
    this.choice = begin(this.choice.offers, careful, this.choice.question);
  }

  /** Offer these moves. A half-made choice continues if the question is the same. */
  offer(offers: readonly Move[], question: string | null): void {
    this.confirmation = null;
    this.choice = renew(this.choice, offers, question);
  }

  /** Touch a thing by a click or key at a time. Return the result. */
  touch(steps: readonly string[], at: number): 'played' | 'picked' | 'nothing' {
    const before = this.choice;
    this.choice = touch(before, steps);
    const move = settled(this.choice);
    if (move === undefined) return this.choice === before ? 'nothing' : 'picked';
    return this.choose(move, at);
  }

  /** Make a move. If it needs a confirmation, make it only when it is chosen a second time. */
  choose(move: Move, at: number): 'played' | 'picked' {
    const text = this.confirmation?.move === move || this.#hasCarefulHandle(move) ? null : this.confirmationFor(move);
    this.confirmation = text === null ? null : { move, text };
    if (text !== null) return 'picked';
    this.play(move, at);
    return 'played';
  }

  /** Return true if the move has a careful handle: then its click was the confirmation. */
  #hasCarefulHandle({ handles }: Move): boolean {
    return handles.some((handle) => this.choice.careful.includes(handle));
  }

  back(): void {
    this.confirmation = null;
    this.choice = back(this.choice);
  }

  /** Do not make the move that needs a confirmation. The picks stay. */
  dismiss(): void {
    const { picks } = this.choice;
    this.clear();
    this.choice = { ...this.choice, picks };
  }

  clear(): void {
    this.confirmation = null;
    this.choice = begin(this.choice.offers, this.choice.careful, this.choice.question);
  }

  /** Return the marks of a thing, or of a card with its symbol, so that it can be lit, touched and explained. */
  thing(steps: readonly string[], label?: string): Marks {
    const now = standing(this.choice, steps);
    return {
      'data-thing': steps.join(' '),
      'data-standing': now,
      'data-mentioned': steps.some((step) => this.mentioned.has(step)) ? '' : undefined,
      'data-hinted': this.#hints(steps) ? '' : undefined,
      role: 'button',
      tabindex: now === 'still' ? -1 : 0,
      'aria-label': label ?? steps.map((step) => worded(this.words, step)).join(', '),
      'aria-disabled': now === 'still',
      'aria-pressed': now === 'picked',
    };
  }

  #hints(steps: readonly string[]): boolean {
    const soon = this.toPick.length === 0 || this.toPick.includes(steps[0] ?? '');
    return soon && within(this.hinted, steps);
  }

  /**
   * Return the question about these steps for the server: the picked ones and the first unusable one, with spaces
   * between them. Return undefined if all can be used.
   */
  question(steps: readonly string[]): string | undefined {
    const at = steps.findIndex((_, last) => UNUSABLE.has(standing(this.choice, steps.slice(0, last + 1))));
    if (at < 0) return undefined;
    const picked = steps.length > 1 ? [] : this.choice.path; // a card with its symbol starts again
    return [...picked, ...steps.slice(0, at + 1)].join(' ');
  }

  /** Return true if the moves on offer use a thing of this kind. */
  uses(kind: string): boolean {
    return this.choice.offers.some((offer) => thingsOf(offer).some((thing) => thing.startsWith(`${kind}:`)));
  }

  word(thing: string): string {
    return worded(this.words, thing);
  }
}

const KEY = Symbol('picking');

export function providePicking(picking: Picking): Picking {
  return setContext(KEY, picking);
}

export function usePicking(): Picking {
  return getContext<Picking>(KEY);
}
