"""Measure how quickly pages appear: their size, requests, paints, blocking, and the server's work.

A real server, the built client with its pictures, and Chromium with a main thread that is four
times slower. Each page is opened by a browser that has never seen it, and is watched until it has
loaded nothing and worked on nothing long for a while.

- *requests*: the page itself and everything that it loads. The socket is not counted.
- *loaded* and *script*: compressed bytes of all answers, and of scripts alone.
- *first paint* and *largest paint*: milliseconds until the first content, and until the largest
  one (largest contentful paint).
- *blocking*: total blocking time, the parts of tasks beyond 50 ms.
- *server*: processor milliseconds of the server process.

    ./play --version && npm --prefix web run pictures && python -m bench.bench_pages [page…]

This writes a section of ``bench/results.md`` and takes about five minutes. With the names of pages
it only prints their rows.
"""

import os
import sys
import time
from contextlib import closing
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

from bench.bench_click import machine
from bench.bench_frames import TABLES
from bench.results import write_section
from tests.browser.conftest import FLAGS
from tests.browser.support.site import Site, chromium, open_table, play, resign, sit_at

SLOWER = 4
ROUNDS = 2
QUIET = 2500  # milliseconds without a load or a long task: then the page is complete
LONG = 50  # milliseconds of a task that does not block
REQUESTS = 15  # per table
SCRIPT = 170_000  # bytes per table
PAINT = 2000  # milliseconds until the largest paint
BLOCKING = 200  # milliseconds

BEFORE = """\
Before texts were loaded by language, pictures came in one answer, outlines were rounded and chunks
were joined, the same bench counted 81 requests and 177 kB of script (Drako), 99 and 216 kB
(Volfyirion), 83 and 220 kB (Heroes), 76 and 240 kB (Vast), 49 requests for the first page and 33
for the rules. These numbers do not depend on the load of the machine."""

WATCH = """
const seen = (window.seen = { last: 0, largest: 0, tasks: [] });
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    seen.last = performance.now();
    note(entry);
  })).observe({ type, buffered: true });
watch("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
watch("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
watch("resource", () => {});
performance.setResourceTimingBufferSize(1000);
"""
"""A script that runs first in each page. It notes long tasks and large paints."""

COMPLETE = """
([mark, quiet]) => document.querySelector(mark) && performance.now() - window.seen.last > quiet
"""

FOUND = """
(long) => {
  const page = performance.getEntriesByType("navigation");
  const rest = performance.getEntriesByType("resource").filter(({ name }) => /^http/.test(name));
  const bytes = (entries) => entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const [first] = performance.getEntriesByName("first-contentful-paint");
  const beyond = window.seen.tasks.map(([, duration]) => Math.max(0, duration - long));
  return [
    1 + rest.length,
    bytes([...page, ...rest]),
    bytes(rest.filter(({ name }) => /[.]js$/.test(name))),
    first.startTime,
    window.seen.largest,
    beyond.reduce((sum, time) => sum + time, 0),
  ];
}
"""


@dataclass
class Load:
    """Figures of a page that was opened once, or their medians."""

    requests: float
    loaded: float  # bytes
    script: float  # bytes
    first: float  # milliseconds
    largest: float  # milliseconds
    blocking: float  # milliseconds
    server: float  # processor milliseconds


Pages = dict[str, tuple[str, str]]
"""The address of each page, and a selector of its main part."""


def pages(page: Page) -> Pages:
    """Return the pages to open, after the guest has opened their tables."""
    tables = {
        f"Table of {game.capitalize()}": (
            f"/#/table/{open_table(page, 'me', 'bot:1', game=game, **options)}",
            ".surface",
        )
        for game, options in TABLES.items()
    }
    return {
        "First page": ("/", ".box.ready"),
        "Page of a game": ("/#/games/vast", "main h1"),
        "New table": ("/#/new/vast", "form"),
        **tables,
        "Lesson": (f"/#/table/{open_lesson(page)}", ".surface"),
        "Rules": ("/#/rules/vast", ".clause"),
        **finished(page),
    }


def open_lesson(page: Page) -> str:
    body = {"again": False}
    lesson = page.request.get("/api/lessons").json()[0]
    address = f"/api/lessons/{lesson['game']}/{lesson['name']}"
    return str(page.request.post(address, data=body).json()["id"])


def finished(page: Page) -> Pages:
    """Return the pages of a game that is over."""
    table = open_table(page, "me", "bot:1")
    sit_at(page, table)
    play(page, seed=1, choices=6)
    resign(page)
    page.wait_for_selector(".verdict")
    return {
        "Replay": (f"/#/replay/{table}", ".surface"),
        "Review": (f"/#/review/{table}", ".surface"),
    }


def processor_time(process: int) -> float:
    """Return the milliseconds that a process has worked, without its children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def loaded(page: Page, address: str, mark: str, server: int) -> Load:
    """Open a page until it is complete. *server* is the process."""
    page.add_init_script(WATCH)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    before = processor_time(server)
    page.goto(address)
    page.wait_for_function(COMPLETE, arg=[mark, QUIET], timeout=60_000, polling=500)
    found = page.evaluate(FOUND, LONG)
    return Load(*[*found, processor_time(server) - before])


def load(browser: Browser, site: Site, guest: StorageState, address: str, mark: str) -> Load:
    """Return the median figures of some rounds, each in a new browser of the same guest."""
    rounds = []
    for _ in range(ROUNDS):
        context = browser.new_context(
            base_url=site.address,
            locale="en",
            viewport={"width": 1440, "height": 900},
            color_scheme="dark",
            storage_state=guest,
        )
        with closing(context):
            time.sleep(0.5)  # the server has closed the last socket
            rounds.append(loaded(context.new_page(), address, mark, site.process.pid))
    return Load(*(median(figures) for figures in zip(*map(astuple, rounds), strict=True)))


def measure(only: list[str]) -> dict[str, Load]:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            page = browser.new_page(base_url=site.address, locale="en")
            page.goto("/")
            found, guest = pages(page), page.context.storage_state()
            page.context.close()
            loads = {}
            for name, (address, mark) in found.items():
                if not only or any(word in name for word in only):
                    loads[name] = load(browser, site, guest, address, mark)
                    print(row(name, loads[name]), flush=True)
            return loads
        finally:
            browser.close()
            site.stop()


def row(name: str, load: Load) -> str:
    sizes = f"{load.loaded / 1000:.0f} kB | {load.script / 1000:.0f} kB"
    times = " | ".join(
        f"{time:.0f} ms" for time in (load.first, load.largest, load.blocking, load.server)
    )
    return f"| {name} | {load.requests:.0f} | {sizes} | {times} |"


def missed(name: str, load: Load) -> bool:
    """Return True if a page misses one of its targets."""
    table = "Table" in name and (load.requests > REQUESTS or load.script > SCRIPT)
    return table or load.largest > PAINT or load.blocking > BLOCKING


def report(loads: dict[str, Load]) -> str:
    rows = "\n".join(row(name, load) for name, load in loads.items())
    late = [name for name, load in loads.items() if missed(name, load)]
    return f"""\
## Pages (`python -m bench.bench_pages`)

{machine()} 1440 x 900, main thread {SLOWER} times
slower, a browser without a cache, median of {ROUNDS} rounds. The bench explains the columns.
Targets: at most {REQUESTS} requests and {SCRIPT // 1000} kB of script per table, the largest paint
within {PAINT} ms and at most {BLOCKING} ms of blocking on each page.

| | requests | loaded | script | first paint | largest paint | blocking | server |
|---|--:|--:|--:|--:|--:|--:|--:|
{rows}

{f"Not reached: {', '.join(late)}." if late else "Reached."}

{BEFORE}"""


if __name__ == "__main__":
    measured = measure(sys.argv[1:])
    if not sys.argv[1:]:
        write_section("pages", report(measured))
