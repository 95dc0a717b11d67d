/** Keys that move the focus to the next thing of a kind. */

const GROUPS = {
  things: '[data-thing]:is([data-standing="lit"], [data-standing="spare"])',
  answers: '.prompt .ways button, .calls button', // beside the question, and beside dice
  piles: '[data-pile]',
} as const;

/** Focus the thing of a group that follows the focused one, or the first. */
export function focusNext(group: keyof typeof GROUPS): void {
  const things = [...document.querySelectorAll<HTMLElement>(GROUPS[group])];
  const visible = things.filter((thing) => thing.checkVisibility());
  const at = visible.findIndex((thing) => thing === document.activeElement);
  visible[(at + 1) % visible.length]?.focus();
}
