/** Brings the views of a table onto the screen, each with its motions: one after the other, or as they come. */

import { tick } from 'svelte';
import type { Motion } from '../../model/motion';
import { linesAfter, newest, paceOf, quietViews, type ViewQueue } from '../../model/view_queue';
import { nextFrame } from '../../motion/next_frame';
import type { LogLine, Snapshot } from '../../net/wire.gen';
import type { LiveTable } from './table.svelte';

/** What a view player needs of the page that draws the views. */
interface Screen {
  /** Whether nothing is to move: then there is nothing to wait for between two views. */
  still(): boolean;
  /** What moves when the second of these views follows the first. */
  motions(before: Snapshot, after: Snapshot): readonly Motion[];
  /** Draw the next view, by `draw`, and show what moves by it; resolves when another may come. */
  animate(motions: readonly Motion[], draw: () => Promise<void>, pace: number): Promise<void>;
  /** A view is about to follow this one at once: show what moves by it, while all goes on. */
  overlay(before: Snapshot, after: Snapshot, lines: readonly LogLine[]): void;
}

export class ViewPlayer {
  moving = $state(false);
  newsAfter = $state(Infinity); // the version that was on the screen before what has just happened
  readonly settled: boolean = $derived.by(() => this.#waiting() === 0 && !this.moving); // all has been seen

  /** To be made while a page is: it plays for as long as the page is there. */
  constructor(
    readonly table: LiveTable,
    readonly screen: Screen,
  ) {
    table.beforeShowing = (before, after) => this.#overlay(before, after);
    // Before the page is drawn anew because a view has come: so it is drawn once, with that view.
    $effect.pre(() => {
      if (this.#waiting() > 0 && !this.moving) void this.#play();
    });
  }

  #overlay({ current: before }: ViewQueue, views: ViewQueue): void {
    if (before === null || views.current === null) return;
    this.newsAfter = before.version;
    this.screen.overlay(before, views.current, linesAfter(views, before.version));
  }

  async #play(): Promise<void> {
    this.moving = true;
    try {
      while (this.#waiting() > 0) await this.#show();
    } finally {
      this.moving = false; // a motion that fails is reported, and the next view comes all the same
    }
  }

  async #show(): Promise<void> {
    const { views } = this.table.client;
    this.newsAfter = views.current?.version ?? 0;
    if (this.screen.still()) return this.#animate(views, newest(views), () => this.table.showNewest());
    const quiet = quietViews(views, (before, after) => this.#motions(before, after).length > 0);
    if (quiet > 0) return this.#drawTogether(quiet);
    return this.#animate(views, views.waiting[0] ?? null, () => this.table.showNext());
  }

  #animate(views: ViewQueue, after: Snapshot | null, show: () => void): Promise<void> {
    return this.screen.animate(this.#motions(views.current, after), () => this.#draw(show), paceOf(views));
  }

  /** What moves between two views. A game that fails at it is reported, and what it showed is drawn all the same. */
  #motions(before: Snapshot | null, after: Snapshot | null): readonly Motion[] {
    if (before === null || after === null) return [];
    try {
      return this.screen.motions(before, after);
    } catch (failure) {
      reportError(failure);
      return [];
    }
  }

  /** Only the last of them is ever seen. Whatever else comes within the same frame is drawn with the next. */
  async #drawTogether(count: number): Promise<void> {
    await this.#draw(() => {
      for (let shown = 0; shown < count; shown += 1) this.table.showNext();
    });
    await nextFrame();
  }

  /** Resolves when it is on the screen. */
  #draw(show: () => void): Promise<void> {
    show();
    return tick();
  }

  #waiting(): number {
    return this.table.client.views.waiting.length;
  }
}
