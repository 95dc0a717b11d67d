/** Fold a row that is too wide: its last things move into a menu first. */

import type { Attachment } from 'svelte/attachments';

/**
 * Put as few things as possible into the menu of a row, unless the menu is open.
 *
 * Each thing exists twice, in `data-spread` and in the popover, and one copy is `hidden`.
 * The attribute `data-folded` of the row says if none, some or all things are in the menu.
 */
export const foldOverflow: Attachment<HTMLElement> = (row) => {
  let shape = '';
  const fold = () => {
    if (row.querySelector(':popover-open')) return;
    const [inRow, inMenu] = [thingsIn(row, '[data-spread]'), thingsIn(row, '[popover]')];
    const fits = (count: number) => {
      row.dataset['folded'] = count === 0 ? 'all' : count < inRow.length ? 'some' : 'none';
      inRow.forEach((thing, at) => (thing.hidden = at >= count));
      return row.scrollWidth <= row.clientWidth;
    };
    const count = largestThat(fits, inRow.length);
    fits(count);
    inMenu.forEach((thing, at) => (thing.hidden = at < count));
    shape = shapeOf(row);
  };
  let frame = 0;
  const foldSoon = () => {
    cancelAnimationFrame(frame);
    // Before the next paint, and after all parts of the change.
    frame = requestAnimationFrame(() => shape !== shapeOf(row) && fold());
  };
  const [resized, changed] = [new ResizeObserver(fold), new MutationObserver(foldSoon)];
  resized.observe(row);
  changed.observe(row, { subtree: true, childList: true, characterData: true });
  fold();
  document.fonts.addEventListener('loadingdone', fold);
  window.addEventListener('resize', foldSoon); // a lower window may have larger letters in a row of the same width
  return () => {
    document.fonts.removeEventListener('loadingdone', fold);
    window.removeEventListener('resize', foldSoon);
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
  };
};

/** Return everything that decides what fits: the visible widths, and the texts of the other things. */
function shapeOf(row: HTMLElement): string {
  const things = row.querySelectorAll<HTMLElement>(':scope > *, .tool, .preferences');
  const widths = [...things].map((thing) => thing.offsetWidth);
  return `${widths.join(' ')} ${row.querySelector('[data-spread]')?.textContent}`;
}

function thingsIn(row: HTMLElement, part: string): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(`${part} :is(.tool, .preferences)`)];
}

/** Return the largest number up to `most` that fits, or 0. If a number fits, all smaller ones must fit. */
export function largestThat(fits: (count: number) => boolean, most: number): number {
  if (fits(most)) return most;
  let [good, bad] = [0, most];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
