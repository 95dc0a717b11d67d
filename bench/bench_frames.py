"""How smoothly a table moves on a phone: frames a second, and what they cost.

A real server, the built client with lit pictures and Debian's Chromium, in the size of a phone.
Something that is lit is clicked every 0.7 s, sooner than most motions end, against a bot. Frames
are counted as the page is asked for them. The same is played again under a trace, which tells the
frames of what moves, which the page only starts, from those of the page; and the work of the page,
on its main thread, from that of painting: the processor does it here, and the graphics processor on
a phone. For "four times slower", the browser keeps the main thread busy three quarters of the time;
on a machine of two cores, painting has to make do with the other one.

    ./play --version && python -m bench.bench_frames

writes a section of ``bench/results.md`` and takes about seven minutes.
"""

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
from tests.browser.conftest import FLAGS, SAME_ENTROPY
from tests.browser.support.site import Site, chromium, open_table, sit_at

SIZE: ViewportSize = {"width": 390, "height": 844}
LIT = 3000  # milliseconds until pictures are
SECONDS = 10
ROUNDS = 2
SLOWER = 4
RATE = 60  # frames a second
FRAME = 1000 / RATE  # milliseconds
TARGET = 58  # of them
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
"""Play for some seconds, or only look. Returns the milliseconds between frames."""


@dataclass
class Phone:
    """A browser of that size, and a server that deals the same after each start."""

    site: Site
    browser: Browser
    context: BrowserContext

    def table(self, game: str, slower: int = 1) -> Page:
        """A page at a new table, once its pictures are lit."""
        self.site.restart()
        page = self.context.new_page()
        page.goto("/")
        sit_at(page, open_table(page, "me", "bot:1", game=game, **TABLES[game]))
        page.mouse.click(1, 1)  # the first touch, after which sounds are made ready
        page.wait_for_timeout(LIT)
        devtools = self.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        return page

    def smoothness(self, game: str, slower: int) -> tuple[list[float], list[float]]:
        """Milliseconds between frames: while nobody plays, and while somebody does.

        The best of some rounds: what else the machine does can only take frames away.
        """
        rounds = [self.played(game, slower) for _ in range(ROUNDS)]
        return max(rounds, key=lambda gaps: rate(gaps[1]))

    def played(self, game: str, slower: int = 1) -> tuple[list[float], list[float]]:
        """The same, once."""
        with closing(self.table(game, slower)) as page:
            return page.evaluate(FRAMES, [2, False]), page.evaluate(FRAMES, [SECONDS, True])

    def work(self, game: str, slower: int) -> Work:
        with closing(self.table(game, slower)) as page:
            self.browser.start_tracing(page=page, categories=TRACED)
            page.evaluate(FRAMES, [SECONDS, True])
            return work_in(self.browser.stop_tracing(), SECONDS, FRAME / SLOWER)


@contextmanager
def phone(browser: Browser, game: str) -> Iterator[Phone]:
    """One that has played this game once: the browser keeps the pictures that it has baked."""
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


def report() -> str:
    rates, costs, moves, smooth, steady = {}, {}, {}, True, True
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in TABLES:
            with phone(browser, game) as table:
                resting, quick = table.smoothness(game, 1)
                _, slow = table.smoothness(game, SLOWER)
                rates[game] = [f"{rate(resting):.0f}", cadence(quick), cadence(slow)]
                steady = steady and rate(slow) >= TARGET
                costs[game] = cost(table.work(game, 1))
                slowed = table.work(game, SLOWER)
                moves[game] = motion(slowed)
                smooth = smooth and shown_rate(slowed) >= TARGET
        browser.close()
    return f"""\
## Frames a second on a phone (`python -m bench.bench_frames`)

{machine()} 390 x 844, lit pictures that were
baked before, a click every 0.7 s for {SECONDS} s against a bot, the best of {ROUNDS} rounds. In
brackets the gap that 19 of 20 frames keep to.

**What moves**, the main thread {SLOWER} times slower: frames for which something moves by itself,
for a second of play; how many of them were never shown; what that makes of {RATE} a second.
Wanted: {TARGET} or more. {said(smooth)}

{as_table(["in motion", "left out", "frames a second", "main thread", "painting"], moves)}

**The page**, which starts what moves, and answers: how often it is ready for a frame. Wanted: the
same. {said(steady)}

{as_table(["at rest", "playing", f"playing, {SLOWER} times slower"], rates)}

Milliseconds of work for a second of play, not slowed down: of the main thread by parts, of that in
tasks which would take longer than a frame if it were {SLOWER} times slower, how many frames that
would be then, and of the threads that paint. Those have no graphics card here.

{as_table([*COLUMNS, "main thread", "in long tasks", "frames", "painting"], costs)}"""


def said(reached: bool) -> str:
    return "Reached." if reached else "Not reached."


def rate(gaps: list[float]) -> float:
    return 1000 / fmean(gaps)


def cadence(gaps: list[float]) -> str:
    return f"{rate(gaps):.1f} [{quantiles(gaps, n=20)[-1]:.0f} ms]"


def cost(work: Work) -> list[str]:
    parts = [f"{work.page[part]:.0f}" for part in COLUMNS]
    page, long, painting = (
        f"{time:.0f} ms" for time in (work.page.total(), work.long, work.painting)
    )
    return [*parts, page, long, f"{work.long * SLOWER / FRAME:.0f}", painting]


def motion(work: Work) -> list[str]:
    frames = [f"{count:.1f}" for count in (work.moving, work.left_out, shown_rate(work))]
    return [*frames, f"{work.page.total():.0f} ms", f"{work.painting:.0f} ms"]


def shown_rate(work: Work) -> float:
    """Frames a second of what moves."""
    return RATE * (1 - work.left_out / work.moving)


def as_table(columns: list[str], rows: dict[str, list[str]]) -> str:
    lines = [["table", *columns], ["---", *["--:"] * len(columns)]]
    lines += [[game.capitalize(), *row] for game, row in rows.items()]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    write_section("frames", report())
