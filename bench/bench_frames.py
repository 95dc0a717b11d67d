"""How smoothly a table moves on a phone: frames a second, and what they cost.

A real server, the built client with lit pictures and Debian's Chromium, in the size of a phone.
Something that is lit is clicked every 0.7 s, sooner than most motions end, against a bot. Frames
are counted as the page is asked for them. The same is played again under a trace, which tells the
work of the page, on its main thread, from that of painting: the processor does it here, and the
graphics processor on a phone. For "four times slower", the browser keeps the main thread busy
three quarters of the time; on a machine of two cores, painting has to make do with the other one.

    ./play --version && python -m bench.bench_frames

writes a section of ``bench/results.md`` and takes about four minutes.
"""

import json
import shutil
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from bench.bench_click import machine
from bench.results import write_section
from tests.browser.conftest import FLAGS, SAME_ENTROPY
from tests.browser.site import Site, open_table, sit_at

SIZE: ViewportSize = {"width": 390, "height": 844}
LIT = 3000  # milliseconds until pictures are
SECONDS = 10
SLOWER = 4
TARGET = 58  # frames a second

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

TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "benchmark"]

PARTS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
    "RunMicrotasks": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "commit",
}
"""The work of a main thread, by the names that Chromium gives to it."""

COLUMNS = ("script", "style", "layout", "paint", "commit", "rest")
STATES = ("PRESENTED_ALL", "PRESENTED_PARTIAL", "DROPPED")

Event = dict[str, Any]
Thread = tuple[int, int]


@dataclass
class Work:
    """Milliseconds of processor time, and how many frames came, for each second of play."""

    page: Counter[str]
    painting: float
    frames: Counter[str]


def work_in(trace: bytes) -> Work:
    """What a trace of ``SECONDS`` tells of the page in it."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    names = {thread_of(e): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    threads: defaultdict[Thread, list[Event]] = defaultdict(list)
    for event in events:
        if event["ph"] == "X" and "tdur" in event:
            threads[thread_of(event)].append(event)
    work = {thread: split(found) for thread, found in threads.items()}
    mains = [parts for thread, parts in work.items() if names.get(thread) == "CrRendererMain"]
    painters = ("Compositor", "VizCompositorThread", "ThreadPoolForegroundWorker")
    painting = sum(parts.total() for thread, parts in work.items() if names.get(thread) in painters)
    return Work(max(mains, key=Counter.total), painting, frames_in(events))


def thread_of(event: Event) -> Thread:
    return event["pid"], event["tid"]


def split(events: list[Event]) -> Counter[str]:
    """The time of one thread by parts. What has no part of its own counts to what it is within."""
    spent: Counter[str] = Counter()
    within: list[tuple[float, str]] = []  # when it ends, and its part
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        while within and within[-1][0] <= event["ts"]:
            within.pop()
        outer = within[-1][1] if within else None
        part = PARTS.get(event["name"], outer or "rest")
        took = event["tdur"] / 1000 / SECONDS
        spent[part] += took
        if outer is not None:
            spent[outer] -= took
        within.append((event["ts"] + event["dur"], part))
    return spent


def frames_in(events: list[Event]) -> Counter[str]:
    """Frames a second by what became of them, as the compositor reports."""
    reports = [
        event for event in events if event["name"] == "PipelineReporter" and event["ph"] == "b"
    ]
    states = [event["args"]["frame_reporter"]["state"] for event in reports]
    return Counter({state: count / SECONDS for state, count in Counter(states).items()})


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
        """Milliseconds between frames: while nobody plays, and while somebody does."""
        with closing(self.table(game, slower)) as page:
            return page.evaluate(FRAMES, [2, False]), page.evaluate(FRAMES, [SECONDS, True])

    def work(self, game: str, slower: int) -> Work:
        with closing(self.table(game, slower)) as page:
            self.browser.start_tracing(page=page, categories=TRACED)
            page.evaluate(FRAMES, [SECONDS, True])
            return work_in(self.browser.stop_tracing())


@contextmanager
def phone(browser: Browser, game: str) -> Iterator[Phone]:
    """One that has played this game once: the browser keeps the pictures that it has baked."""
    with TemporaryDirectory() as folder:
        site = Site(Path(folder))
        context = browser.new_context(
            base_url=site.address, locale="en", viewport=SIZE, color_scheme="dark"
        )
        context.add_init_script(SAME_ENTROPY)
        played = Phone(site, browser, context)
        try:
            played.smoothness(game, 1)
            yield played
        finally:
            context.close()
            site.stop()


def report() -> str:
    chromium = shutil.which("chromium") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in TABLES:
            with phone(browser, game) as table:
                rates[game] = cadence(table, game)
                costs[game] = [table.work(game, slower) for slower in (1, SLOWER)]
        browser.close()
    return f"""\
## Frames a second on a phone (`python -m bench.bench_frames`)

{machine()} 390 x 844, lit pictures, a click
every 0.7 s for {SECONDS} s against a bot. In brackets the gap that 19 of 20 frames keep to.

| table | at rest | playing | playing, main thread {SLOWER} times slower | target |
|---|--:|--:|--:|--:|
{lines(rates)}

Main thread, milliseconds of work for a second of play, and beside it the other threads: rasters and
compositor, which do without a graphics card here.

| table | {" | ".join(COLUMNS)} | in all | painting threads |
|---|{"--:|" * (len(COLUMNS) + 2)}
{lines({game: cost_row(fast) for game, (fast, _) in costs.items()})}

Frames a second that the compositor reports, with the main thread {SLOWER} times slower.

| table | shown whole | shown, what the page changed comes later | left out | main thread | painting threads |
|---|--:|--:|--:|--:|--:|
{lines({game: frames_row(slow) for game, (_, slow) in costs.items()})}"""


def cadence(table: Phone, game: str) -> str:
    (resting, quick), (_, slow) = (table.smoothness(game, by) for by in (1, SLOWER))
    return f"{rate(resting):.0f} | {row(quick)} | {row(slow)} | {TARGET}"


def rate(gaps: list[float]) -> float:
    return 1000 / fmean(gaps)


def row(gaps: list[float]) -> str:
    return f"{rate(gaps):.1f} [{quantiles(gaps, n=20)[-1]:.0f} ms]"


def cost_row(cost: Work) -> str:
    parts = " | ".join(f"{cost.page[part]:.0f}" for part in COLUMNS)
    return f"{parts} | {cost.page.total():.0f} ms | {cost.painting:.0f} ms"


def frames_row(cost: Work) -> str:
    parts = " | ".join(f"{cost.frames[f'STATE_{state}']:.1f}" for state in STATES)
    return f"{parts} | {cost.page.total():.0f} ms | {cost.painting:.0f} ms"


def lines(rows: dict[str, str]) -> str:
    return "\n".join(f"| {game.capitalize()} | {row} |" for game, row in rows.items())


if __name__ == "__main__":
    write_section("frames", report())
