/** Reload a page that asks for files of a release that has been replaced. */

const LEFT = 'antro.left'; // in the storage of this tab: the releases that it has left

/** Reload if the server has another release now. A tab leaves each release at most once, so there is no loop. */
export async function reloadIfUpgraded(): Promise<void> {
  const own = releaseOf(document);
  const left = sessionStorage.getItem(LEFT)?.split(' ') ?? [];
  if (left.includes(own)) return;
  const answer = await fetch(location.pathname, { cache: 'no-cache' });
  const present = releaseOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  if (present === '' || present === own) return;
  sessionStorage.setItem(LEFT, [...left, own].join(' '));
  location.reload();
}

/** Return the scripts of a page, whose names contain hashes. */
function releaseOf(page: Document): string {
  return Array.from(page.scripts, (script) => script.getAttribute('src')).join();
}
