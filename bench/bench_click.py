"""Measure how long a person waits: for the answer to a click, and for the first page of ``./play``.

A real server, the built client and Chromium run on one machine. A script clicks highlighted
things at a table of Drako and plays both sides. Each click that makes a move is timed, from the
event to the first painted frame with the move in the log. One run waits until animations end
before the next click, and another run does not. ``./play`` is timed with everything built. Then
clicks are timed in the largest picture: a map of Vast with at least 52 squares.

    ./play --version && python -m bench.bench_click [duel|cave]

This writes one or both sections of ``bench/results.md`` and takes about two minutes.
"""

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from bench.bench_engine import ROOT, cpu
from bench.results import write_section
from tests.browser.conftest import FLAGS
from tests.browser.support.site import AT_REST, Site, chromium, open_table, play, sit_at

MOVES = 60
STARTS = 5
FULL = 52  # squares, Terrain included, because some of the 52 Cave tiles are never placed
IN_A_FULL_CAVE = 15  # moves, before too many tiles have collapsed
CLICK_TARGET = 100  # milliseconds, for the median
START_TARGET = 2000

WATCH = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).type === "play") window.played = true;
  return send.call(this, text);
};
"""
"""A script that runs first in each page, and notes when a move is sent."""

CLICKS = """
async ([moves, hurried]) => {
  const atRest = AT_REST;
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const all = (sought) => [...document.querySelectorAll(sought)];
  const versions = ({ dataset }) => dataset.versions.split(" ");
  const logged = () => all("aside li[data-versions]").flatMap(versions).length;
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(null);
  }));
  const grown = (before) => new Promise((done, fail) => {
    setTimeout(() => fail(new Error("the page does not continue")), 20_000);
    const look = () => { if (logged() > before) { observer.disconnect(); done(); } };
    const observer = new MutationObserver(look);
    const all = { childList: true, subtree: true, attributes: true };
    observer.observe(document.querySelector("aside"), all);
    look();
  });
  const waits = [];
  while (waits.length < moves && !document.querySelector(".verdict")) {
    const ready = document.querySelector(".curtain .act");
    let lit = all('[data-standing="lit"], .ways :is(.act, [data-choice])');
    if (lit.length === 0) lit = all('[data-standing="spare"]');
    const next = ready ?? lit[Math.floor(Math.random() * lit.length)];
    if (next !== undefined) {
      const before = logged();
      window.played = false;
      const clicked = performance.now();
      next.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (window.played) {
        await grown(before);
        waits.push((await painted()) - clicked);
      }
    }
    do await pause(50); while (!hurried && !atRest());
  }
  return waits;
}
""".replace("AT_REST", AT_REST.strip())


Match = Callable[[Page, int], list[float]]
"""Plays a number of moves at a new table. Returns the wait after each click in milliseconds."""


def clicks(moves: int, match: Match) -> list[float]:
    """Play matches until there are enough moves. Return the wait after each click."""
    waits: list[float] = []
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = browser.new_page(
                base_url=site.address, viewport={"width": 1280, "height": 860}, locale="en"
            )
            page.add_init_script(WATCH)
            page.goto("/")
            while len(waits) < moves:
                waits += match(page, moves - len(waits))
            browser.close()
        finally:
            site.stop()
    return waits


def duel(page: Page, moves: int) -> list[float]:
    sit_at(page, open_table(page, "me", "me"))
    return clicked(page, moves)


def hurried_duel(page: Page, moves: int) -> list[float]:
    sit_at(page, open_table(page, "me", "me"))
    return clicked(page, moves, hurried=True)


def full_cave(page: Page, moves: int) -> list[float]:
    """Play the Thief alone once the map is full. Return nothing if the map is never full."""
    sit_at(page, open_table(page, "me", game="vast", roles="T", terrain="random"))
    seed = 1
    while page.locator(".square").count() < FULL:
        if page.locator(".verdict, .collapse").count() > 0:
            return []
        seed += 1
        play(page, seed, choices=5)
    return clicked(page, min(moves, IN_A_FULL_CAVE))


def clicked(page: Page, moves: int, *, hurried: bool = False) -> list[float]:
    waits: list[float] = page.evaluate(CLICKS, [moves, hurried])
    return waits


def starts() -> list[float]:
    """Return the milliseconds from ``./play serve`` to the first page, with an old database."""
    with TemporaryDirectory() as folder:
        return [start(folder) for _ in range(1 + STARTS)][1:]


def start(folder: str) -> float:
    began = time.perf_counter()
    command = [str(ROOT / "play"), "serve", "--port", "0", "--data", folder]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout
        address = next(found for line in server.stdout if (found := re.search("http://.*", line)))
        with urllib.request.urlopen(address[0], timeout=60) as answer:
            assert b"<title>" in answer.read()
        took = 1000 * (time.perf_counter() - began)
        server.terminate()
    return took


def machine() -> str:
    day, load = datetime.now(UTC).date(), os.getloadavg()[0]
    return f"""\
{day}, {cpu()}, {os.cpu_count()} cores, engine compiled, Chromium on the same machine. Load of
the machine during the run: {load:.1f}."""


def duel_report() -> str:
    waits, hurried, started = clicks(MOVES, duel), clicks(MOVES // 2, hurried_duel), starts()
    reached = median(waits) <= CLICK_TARGET and median(started) <= START_TARGET
    return f"""\
## Waiting times of a person (`python -m bench.bench_click`)

{machine()}

| from | median | 95 % within | target |
|---|--:|--:|--:|
| a click to its painted answer ({len(waits)} moves) | {row(waits)} ms | {CLICK_TARGET} ms |
| the same, in the middle of the last motion ({len(hurried)}) | {row(hurried)} ms | |
| `./play serve`, warm, to the first page ({len(started)}) | {row(started)} ms | {START_TARGET} ms |

{"Reached." if reached else "Not reached."}"""


def cave_report() -> str:
    waits = clicks(MOVES, full_cave)
    return f"""\
## A click in a full cave (`python -m bench.bench_click cave`)

{machine()} Vast, the Thief alone with Terrain, 1280 x 860, lit pictures,
{FULL} squares or more on the map at the start.

| from | median | 95 % within | target |
|---|--:|--:|--:|
| a click to its painted answer ({len(waits)} moves) | {row(waits)} ms | {CLICK_TARGET} ms |

{"Reached." if median(waits) <= CLICK_TARGET else "Not reached."}"""


def row(times: list[float]) -> str:
    return f"{median(times):.0f} ms | {quantiles(times, n=20, method='inclusive')[-1]:.0f}"


def main() -> None:
    sections = {"duel": ("bench_click", duel_report), "cave": ("bench_cave", cave_report)}
    for name in sys.argv[1:] or sections:
        section, report = sections[name]
        write_section(section, report())


if __name__ == "__main__":
    main()
