/** Tell which content of a row is beyond its left or right edge, so that its style can fade there. */

import type { Attachment } from 'svelte/attachments';

/** Keep the attribute `data-beyond` up to date: `left`, `right`, both or none. */
export const scrollEdges: Attachment<HTMLElement> = (row) => {
  const look = () => {
    const left = row.scrollLeft > 1;
    const right = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    row.dataset['beyond'] = [...(left ? ['left'] : []), ...(right ? ['right'] : [])].join(' ');
  };
  const lookAfterFrame = () => requestAnimationFrame(() => setTimeout(look)); // then the layout is done anyway
  const [resized, changed] = [new ResizeObserver(look), new MutationObserver(lookAfterFrame)];
  resized.observe(row);
  changed.observe(row, { childList: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    row.removeEventListener('scroll', look);
    resized.disconnect();
    changed.disconnect();
  };
};
