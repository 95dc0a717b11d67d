/** Brings the views of a table onto the screen, each with its motions: one after the other, or as they come. */

import { tick } from 'svelte';
import { linesAfter, paceOf, quietViews, type ViewQueue } from '../headless/view_queue';
import { nextFrame } from './next_frame';
import type { Line, Snapshot } from '../wire.gen';
import type { LiveTable } from './table.svelte';

/** What a view player needs of the page that draws the views. */
interface Screen {
  /** Whether nothing is to move: then there is nothing to wait for between two views. */
  still(): boolean;
  /** Whether something moves by the second of these views. */
  moves(before: Snapshot, after: Snapshot): boolean;
  /** Draw the view that follows this one, by `draw`, and show what moved; resolves when another may come. */
  animate(before: Snapshot | null, draw: () => Promise<Snapshot | null>, pace: number): Promise<void>;
  /** A view is about to follow this one at once: show what moves by it, while all goes on. */
  overlay(before: Snapshot, after: Snapshot, lines: readonly Line[]): void;
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
    $effect(() => {
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
    if (this.screen.still()) return this.#animate(views, () => this.table.showNewest());
    const quiet = quietViews(views, (before, after) => this.#moves(before, after));
    return quiet > 0 ? this.#drawTogether(quiet) : this.#animate(views, () => this.table.showNext());
  }

  #animate(views: ViewQueue, show: () => void): Promise<void> {
    return this.screen.animate(views.current, () => this.#draw(show), paceOf(views));
  }

  /** What fails here will fail once more as it is shown, and is reported then. */
  #moves(before: Snapshot, after: Snapshot): boolean {
    try {
      return this.screen.moves(before, after);
    } catch {
      return true;
    }
  }

  /** Only the last of them is ever seen. Whatever else comes within the same frame is drawn with the next. */
  async #drawTogether(count: number): Promise<void> {
    await this.#draw(() => {
      for (let shown = 0; shown < count; shown += 1) this.table.showNext();
    });
    await nextFrame();
  }

  /** Resolves with what is on the screen then. */
  async #draw(show: () => void): Promise<Snapshot | null> {
    show();
    await tick();
    return this.table.client.views.current;
  }

  #waiting(): number {
    return this.table.client.views.waiting.length;
  }
}
