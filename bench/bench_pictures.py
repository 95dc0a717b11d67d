"""Measure the time until the first page, and a table of each game, shows all its lit pictures.

A real server, the built client and Chromium with a main thread that is four times slower. Each
page is opened by a browser that has never seen it. The clock starts when the view arrives at a
table, and when the content of the first page appears. It stops at the last picture within the
window. The client first bakes all pictures in the browser, then it uses the prebuilt ones.

    ./play --version && npm --prefix web run pictures && python -m bench.bench_pictures

This writes a section of ``bench/results.md`` and takes about four minutes.
"""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

from bench.bench_click import machine
from bench.bench_frames import TABLES
from bench.results import write_section
from tests.browser.conftest import FLAGS
from tests.browser.support.site import Site, chromium, open_table

SLOWER = 4
ROUNDS = 2
QUIET = 5000  # milliseconds without a new picture: then the page is complete
TARGET = 1500  # milliseconds

WATCH = """
const isPicture = (address) => /blob:|\\/art\\//.test(address);
const lit = (window.lit = { start: undefined, last: undefined, count: 0 });
const seen = new Set();
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", () => (lit.start ??= performance.now()));
  }
};
const visible = (element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left;
};
const addresses = (element) =>
  [element.src, element.href?.baseVal, element.getAttribute("style")].filter(isPicture);
const look = () => {
  const first = !location.hash.includes("table") && document.querySelector("main");
  if (first) lit.start ??= performance.now();
  const shown = [...document.querySelectorAll("img, image, [style]")].filter(visible);
  const fresh = shown.flatMap(addresses).filter((address) => !seen.has(address));
  if (fresh.length === 0) return;
  for (const address of fresh) seen.add(address);
  lit.count = seen.size;
  requestAnimationFrame(() => (lit.last = performance.now()));
};
const attributeFilter = ["src", "href", "style"];
const all = { childList: true, subtree: true, attributeFilter };
new MutationObserver(look).observe(document, all);
"""
"""A script that runs first in each page. It notes the first view, and the last new picture."""

COMPLETE = """
(quiet) => window.lit.last !== undefined && performance.now() - window.lit.last > quiet
"""


def wait(page: Page, address: str) -> tuple[float, int]:
    """Return the milliseconds until a page is complete, and the number of its pictures."""
    page.add_init_script(WATCH)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.wait_for_function(COMPLETE, arg=QUIET, timeout=180_000, polling=500)
    found = page.evaluate("() => [window.lit.last - window.lit.start, window.lit.count]")
    return found[0], found[1]


def waits(
    browser: Browser, site: Site, guest: StorageState, path: str, *, baked: bool
) -> list[float]:
    """Return the waits of some rounds, each in a new browser of the same guest."""
    found = []
    for _ in range(ROUNDS):
        context = browser.new_context(
            base_url=site.address,
            locale="en",
            viewport={"width": 1440, "height": 900},
            color_scheme="dark",
            storage_state=guest,
        )
        if baked:
            context.route("**/art?*", lambda route: route.abort())
        took, count = wait(context.new_page(), path)
        print(
            path, "baked" if baked else "prebuilt", f"{took:.0f} ms, {count} pictures", flush=True
        )
        found.append(took)
        context.close()
    return found


def report() -> str:
    lines = []
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            page = browser.new_page(base_url=site.address, locale="en")
            page.goto("/")
            pages = {"First page": "/"}
            for game, options in TABLES.items():
                pages[game.capitalize()] = (
                    f"/#/table/{open_table(page, 'me', 'bot:1', game=game, **options)}"
                )
            guest = page.context.storage_state()
            page.context.close()
            reached = True
            for name, path in pages.items():
                before, now = (
                    median(waits(browser, site, guest, path, baked=baked))
                    for baked in (True, False)
                )
                reached = reached and now <= TARGET
                lines.append(f"| {name} | {before:.0f} ms | {TARGET} ms | {now:.0f} ms |")
            browser.close()
        finally:
            site.stop()
    rows = "\n".join(lines)
    return f"""\
## Time to a complete picture (`python -m bench.bench_pictures`)

{machine()} 1440 x 900, main thread {SLOWER} times slower,
a browser without a cache, median of {ROUNDS} rounds: from the view (first page: from its content)
to the last lit picture within the window.

| | baked in the browser | target | prebuilt |
|---|--:|--:|--:|
{rows}

{"Reached." if reached else "Not reached."}"""


if __name__ == "__main__":
    write_section("pictures", report())
