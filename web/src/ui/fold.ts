/** Folding a row that is wider than its place: styles tell what the attribute `data-folded` hides. */

import type { Attachment } from 'svelte/attachments';

/** Keep a row folded as long as not everything in it would fit, unless its menu is open just now. */
export const foldWhereTight: Attachment<HTMLElement> = (row) => {
  const fold = () => {
    if (row.querySelector(':popover-open')) return;
    row.removeAttribute('data-folded');
    row.toggleAttribute('data-folded', row.scrollWidth > row.clientWidth);
  };
  const [resized, changed] = [new ResizeObserver(fold), new MutationObserver(fold)];
  resized.observe(row);
  changed.observe(row, { subtree: true, childList: true, characterData: true });
  fold();
  void document.fonts.ready.then(fold);
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
