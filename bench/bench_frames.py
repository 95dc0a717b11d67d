"""Measure how smoothly a table moves on a phone: frames per second, and their cost.

A real server, the built client with lit pictures, and Chromium in the size of a phone. A script
plays against a bot and clicks a highlighted thing every 0.7 s, before most motions end. It counts
the frames that the page is asked for.

Then the same game is played with a trace. The trace separates frames of motions, which the page
only starts, from frames of the page. It also separates the work of the page on its main thread
from painting. Here the processor paints, but on a phone the graphics processor does. For "four
times slower" the browser keeps the main thread busy for three quarters of the time.

    ./play --version && python -m bench.bench_frames [game ...]

This writes a section of ``bench/results.md`` and takes about seven minutes.
"""

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from bench.bench_click import machine
from bench.page_trace import TRACED, Work, work_in
from bench.results import write_section
from tests.browser.conftest import FLAGS
from tests.browser.support.guests import SAME_ENTROPY
from tests.browser.support.site import Site, chromium, open_table, sit_at

SIZE: ViewportSize = {"width": 390, "height": 844}
LIT = 3000  # milliseconds until pictures are lit
SECONDS = 10
ROUNDS = 2
SLOWER = 4
RATE = 60  # frames per second
FRAME = 1000 / RATE  # milliseconds
TARGET = 58  # frames per second of motions
READY = 55  # times per second that the page is ready
GAP = 80  # milliseconds between two of them, at most
COLUMNS = ("script", "style", "layout", "paint", "commit", "rest")

TABLES: dict[str, dict[str, str]] = {
    "drako": {},
    "volfyirion": {"first": "seat"},
    "heroes": {"pace": "stepped", "boards": "ready", "first": "seat"},
    "vast": {"roles": "KG"},
}

FRAMES = """
async ([seconds, clicks]) => {
  let seed = 7;
  const dice = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const clicking = setInterval(() => {
    const lit = document.querySelectorAll('[data-standing=lit], .ways :is(.act, [data-choice])');
    if (!clicks || lit.length === 0) return;
    lit[dice(lit.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, 700);
  const times = [];
  await new Promise((done) => {
    const frame = (now) => {
      times.push(now);
      if (now - times[0] < 1000 * seconds) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });
  clearInterval(clicking);
  return times.slice(1).map((time, at) => time - times[at]);
}
"""
"""A script that plays for some seconds, or only watches. Returns milliseconds between frames."""


@dataclass
class Phone:
    """A browser in the size of a phone, and a server with the same deals after each start."""

    site: Site
    browser: Browser
    context: BrowserContext

    def table(self, game: str, slower: int = 1) -> Page:
        """Return a page at a new table, with lit pictures."""
        self.site.restart()
        page = self.context.new_page()
        page.goto("/")
        sit_at(page, open_table(page, "me", "bot:1", game=game, **TABLES[game]))
        page.mouse.click(1, 1)  # the first touch prepares the sounds
        page.wait_for_timeout(LIT)
        devtools = self.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        return page

    def smoothness(self, game: str, slower: int) -> tuple[list[float], list[float]]:
        """Return the milliseconds between frames at rest, and the same during play.

        The best round counts, because other work on the machine only removes frames.
        """
        rounds = [self.played(game, slower) for _ in range(ROUNDS)]
        return max(rounds, key=lambda gaps: rate(gaps[1]))

    def played(self, game: str, slower: int = 1) -> tuple[list[float], list[float]]:
        """Return the same for one round."""
        with closing(self.table(game, slower)) as page:
            return page.evaluate(FRAMES, [2, False]), page.evaluate(FRAMES, [SECONDS, True])

    def work(self, game: str, slower: int) -> Work:
        with closing(self.table(game, slower)) as page:
            self.browser.start_tracing(page=page, categories=TRACED)
            page.evaluate(FRAMES, [SECONDS, True])
            return work_in(self.browser.stop_tracing(), SECONDS, FRAME / SLOWER)


@contextmanager
def phone(browser: Browser, game: str) -> Iterator[Phone]:
    """Open a phone that has played this game once, so that its baked pictures are cached."""
    with TemporaryDirectory() as folder:
        site = Site(Path(folder))
        context = browser.new_context(
            base_url=site.address, locale="en", viewport=SIZE, color_scheme="dark"
        )
        context.add_init_script(SAME_ENTROPY)
        opened = Phone(site, browser, context)
        try:
            opened.played(game)
            yield opened
        finally:
            context.close()
            site.stop()


def report(games: list[str]) -> str:
    rates, costs, moves, smooth, steady = {}, {}, {}, True, True
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in games:
            with phone(browser, game) as table:
                resting, quick = table.smoothness(game, 1)
                _, slow = table.smoothness(game, SLOWER)
                rates[game] = [f"{rate(resting):.0f}", cadence(quick), cadence(slow)]
                steady = steady and rate(slow) >= READY and max(slow) <= GAP
                costs[game] = cost(table.work(game, 1))
                slowed = table.work(game, SLOWER)
                moves[game] = motion(slowed)
                smooth = smooth and shown_rate(slowed) >= TARGET
        browser.close()
    return f"""\
## Frames a second on a phone (`python -m bench.bench_frames`)

{machine()} 390 x 844, lit pictures that were
baked before, a click every 0.7 s for {SECONDS} s against a bot, the best of {ROUNDS} rounds. In
brackets: 95 % of the gaps between frames are at most this long, and the longest gap.

**Motions**, with the main thread {SLOWER} times slower: frames with motion per second of play, the
number of them that were never shown, and the frames shown of {RATE} per second.
Target: {TARGET} or more. {said(smooth)}

{as_table(["in motion", "left out", "frames per second", "main thread", "painting"], moves)}

**The page**, which starts motions and answers clicks: how often per second it is ready for a frame.
Target, {SLOWER} times slower: {READY} or more, and no gap above {GAP} ms. {said(steady)}

{as_table(["at rest", "playing", f"playing, {SLOWER} times slower"], rates)}

Milliseconds of work per second of play, at full speed. First the parts of the main thread and
their sum. Then the part in tasks that would take longer than a frame if the thread were {SLOWER}
times slower, and the number of those frames. Then the longest task, {SLOWER} times slower. Last the
threads that paint, here without a graphics card.

{as_table([*COLUMNS, "main thread", "in long tasks", "frames", "longest", "painting"], costs)}"""


def said(reached: bool) -> str:
    return "Reached." if reached else "Not reached."


def rate(gaps: list[float]) -> float:
    return 1000 / fmean(gaps)


def cadence(gaps: list[float]) -> str:
    return f"{rate(gaps):.1f} [{quantiles(gaps, n=20)[-1]:.0f} ms, {max(gaps):.0f} ms]"


def cost(work: Work) -> list[str]:
    parts = [f"{work.page[part]:.0f}" for part in COLUMNS]
    page, long, longest, painting = (
        f"{time:.0f} ms"
        for time in (work.page.total(), work.long, work.longest * SLOWER, work.painting)
    )
    return [*parts, page, long, f"{work.long * SLOWER / FRAME:.0f}", longest, painting]


def motion(work: Work) -> list[str]:
    frames = [f"{count:.1f}" for count in (work.moving, work.left_out, shown_rate(work))]
    return [*frames, f"{work.page.total():.0f} ms", f"{work.painting:.0f} ms"]


def shown_rate(work: Work) -> float:
    """Return the frames per second of motions."""
    return RATE * (1 - work.left_out / work.moving)


def as_table(columns: list[str], rows: dict[str, list[str]]) -> str:
    lines = [["table", *columns], ["---", *["--:"] * len(columns)]]
    lines += [[game.capitalize(), *row] for game, row in rows.items()]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    write_section("frames", report(sys.argv[1:] or list(TABLES)))
