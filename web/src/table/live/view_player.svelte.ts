/** Show the views of a table with their motions, one after the other or as soon as they arrive. */

import { onDestroy, tick } from 'svelte';
import type { Motion } from '../../model/motion';
import { linesAfter } from '../../model/log';
import { newest, paceOf, quietViews, type ViewQueue } from '../../model/view_queue';
import { nextFrame } from '../../motion/next_frame';
import type { LogLine, Snapshot } from '../../net/wire.gen';
import type { LiveTable } from './table.svelte';

/** The functions of the page that draws the views. */
interface Screen {
  /** Return true if motions are turned off. Then views do not wait for each other. */
  still(): boolean;
  /** Return the motions from the first view to the second. */
  motions(before: Snapshot, after: Snapshot): readonly Motion[];
  /** Draw the next view with `draw`, and play its motions. Resolve when another view may come. */
  animate(motions: readonly Motion[], draw: () => Promise<void>, pace: number): Promise<void>;
  /** Return the wanted pace of motions: 1 is normal. */
  pace(): number;
  /** Play the motions to a view that follows at once, without waiting. */
  overlay(before: Snapshot, after: Snapshot, lines: readonly LogLine[]): void;
}

export class ViewPlayer {
  moving = $state(false);
  newsAfter = $state(Infinity); // the version on the screen before the latest events
  readonly settled: boolean = $derived.by(() => this.#waiting() === 0 && !this.moving); // everything is shown
  #gone = false; // the page was left

  /** Create this together with a page. It plays while the page exists. */
  constructor(
    readonly table: LiveTable,
    readonly screen: Screen,
  ) {
    table.beforeShowing = (before, after) => this.#overlay(before, after);
    onDestroy(() => (this.#gone = true));
    // Runs before the page is drawn for a new view, so that it is drawn only once.
    $effect.pre(() => {
      if (this.#waiting() > 0 && !this.moving) void this.#play();
    });
  }

  #overlay({ current: before }: ViewQueue, views: ViewQueue): void {
    if (before === null || views.current === null) return;
    this.newsAfter = before.version;
    this.screen.overlay(before, views.current, linesAfter(views.log, before.version));
  }

  async #play(): Promise<void> {
    this.moving = true;
    try {
      while (this.#waiting() > 0 && !this.#gone) await this.#show();
    } finally {
      this.moving = false; // a failed motion is reported, and the next view still comes
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
    const pace = paceOf(views, this.screen.pace());
    return this.screen.animate(this.#motions(views.current, after), () => this.#draw(show), pace);
  }

  /** Return the motions between two views. An error of the game is reported, and the view is still drawn. */
  #motions(before: Snapshot | null, after: Snapshot | null): readonly Motion[] {
    if (before === null || after === null) return [];
    try {
      return this.screen.motions(before, after);
    } catch (failure) {
      reportError(failure);
      return [];
    }
  }

  /** Draw several views at once, because only the last one is visible. Later views wait for the next frame. */
  async #drawTogether(count: number): Promise<void> {
    await this.#draw(() => {
      for (let shown = 0; shown < count; shown += 1) this.table.showNext();
    });
    await nextFrame();
  }

  /** Resolve when the view is on the screen. */
  #draw(show: () => void): Promise<void> {
    show();
    return tick();
  }

  #waiting(): number {
    return this.table.client.views.waiting.length;
  }
}
