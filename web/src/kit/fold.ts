/** Folding a row that is wider than its place: what does not fit goes into its menu, the last things first. */

import type { Attachment } from 'svelte/attachments';

/**
 * Put as few things as need be into the menu of a row, unless that is open just now.
 *
 * What can go there is in both, within `data-spread` and within the popover, and `hidden` in one of them.
 * The attribute `data-folded` of the row tells whether none, some or all of it is in the menu.
 */
export const foldWhereTight: Attachment<HTMLElement> = (row) => {
  let shape = '';
  const fold = () => {
    if (row.querySelector(':popover-open')) return;
    const [inRow, inMenu] = [thingsIn(row, '[data-spread]'), thingsIn(row, '[popover]')];
    const fits = (count: number) => {
      row.dataset['folded'] = count === 0 ? 'all' : count < inRow.length ? 'some' : 'none';
      inRow.forEach((thing, at) => (thing.hidden = at >= count));
      return row.scrollWidth <= row.clientWidth;
    };
    const count = mostThat(fits, inRow.length);
    fits(count);
    inMenu.forEach((thing, at) => (thing.hidden = at < count));
    shape = shapeOf(row);
  };
  let frame = 0;
  const foldSoon = () => {
    cancelAnimationFrame(frame);
    // Before anything is painted, and after all that comes with the change.
    frame = requestAnimationFrame(() => shape !== shapeOf(row) && fold());
  };
  const [resized, changed] = [new ResizeObserver(fold), new MutationObserver(foldSoon)];
  resized.observe(row);
  changed.observe(row, { subtree: true, childList: true, characterData: true });
  fold();
  document.fonts.addEventListener('loadingdone', fold);
  window.addEventListener('resize', foldSoon); // a lower window may have larger letters, in a row as wide
  return () => {
    document.fonts.removeEventListener('loadingdone', fold);
    window.removeEventListener('resize', foldSoon);
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
  };
};

/** What decides how much fits: how wide all is that can be seen, and what is said by the rest. */
function shapeOf(row: HTMLElement): string {
  const things = row.querySelectorAll<HTMLElement>(':scope > *, .tool, .preferences');
  const widths = [...things].map((thing) => thing.offsetWidth);
  return `${widths.join(' ')} ${row.querySelector('[data-spread]')?.textContent}`;
}

function thingsIn(row: HTMLElement, part: string): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(`${part} :is(.tool, .preferences)`)];
}

/** The largest number up to `most` that fits, or 0, where less fits whenever more does. */
export function mostThat(fits: (count: number) => boolean, most: number): number {
  if (fits(most)) return most;
  let [good, bad] = [0, most];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
