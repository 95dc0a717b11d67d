"""How long a person waits: from a click to the painted answer, and from ``./play`` to a page.

A real server, the built client and Debian's Chromium, on one machine. On one screen, two
sides of Drako are played by clicks on what is lit, one after the other. Each click that
makes a move is timed from the event to the first frame painted with the answer on it: the
move in the log, in the view that the server sent. Animations run as they are shipped, and
the next click comes when they are over; the same is done by somebody who does not wait for
them. ``./play`` is timed warm, with everything built.

    ./play --version && python -m bench.bench_click [MOVES]

writes its section of ``bench/results.md``.
"""

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from bench.bench_engine import ROOT, cpu
from bench.results import write_section
from tests.browser.conftest import FLAGS
from tests.browser.site import AT_REST, Site, open_table, sit_at

STARTS = 5
CLICK_TARGET = 100  # milliseconds, in the median
START_TARGET = 2000

WATCH = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).type === "play") window.played = true;
  return send.call(this, text);
};
"""
"""Before anything else in the page: note when a move goes out."""

CLICKS = """
async ([moves, hurried]) => {
  const atRest = AT_REST;
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const lines = () => document.querySelectorAll("aside li[data-versions]").length;
  const all = (sought) => [...document.querySelectorAll(sought)];
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(null);
  }));
  const grown = (before) => new Promise((done, fail) => {
    setTimeout(() => fail(new Error("the page does not go on")), 20_000);
    const look = () => { if (lines() > before) { observer.disconnect(); done(); } };
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector("aside"), { childList: true, subtree: true });
    look();
  });
  const waits = [];
  while (waits.length < moves && !document.querySelector(".verdict")) {
    const ready = document.querySelector(".curtain .act");
    let lit = all('[data-standing="lit"], .ways .act');
    if (lit.length === 0) lit = all('[data-standing="spare"]');
    const next = ready ?? lit[Math.floor(Math.random() * lit.length)];
    if (next !== undefined) {
      const before = lines();
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


def clicks(moves: int, *, hurried: bool = False) -> list[float]:
    """Milliseconds that each click waited, over as many matches as it takes."""
    waits: list[float] = []
    chromium = shutil.which("chromium") or "/usr/bin/chromium"
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            page = browser.new_page(
                base_url=site.address, viewport={"width": 1280, "height": 860}, locale="en"
            )
            page.add_init_script(WATCH)
            page.goto("/")
            while len(waits) < moves:
                waits += one_match(page, moves - len(waits), hurried=hurried)
            browser.close()
        finally:
            site.stop()
    return waits


def one_match(page: Page, moves: int, *, hurried: bool) -> list[float]:
    sit_at(page, open_table(page, "me", "me"))
    waits: list[float] = page.evaluate(CLICKS, [moves, hurried])
    return waits


def starts() -> list[float]:
    """Milliseconds from ``./play serve`` to the first page, with a database that is there."""
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


def report(waits: list[float], hurried: list[float], started: list[float]) -> str:
    day, load = datetime.now(UTC).date(), os.getloadavg()[0]
    reached = median(waits) <= CLICK_TARGET and median(started) <= START_TARGET
    return f"""\
## What a person waits for (`python -m bench.bench_click`)

{day}, {cpu()}, {os.cpu_count()} cores, engine compiled, Chromium on the same machine. Load of
the machine during the run: {load:.1f}.

| from | median | 95 % within | target |
|---|--:|--:|--:|
| a click to its painted answer ({len(waits)} moves) | {row(waits)} ms | {CLICK_TARGET} ms |
| the same, in the middle of the last motion ({len(hurried)}) | {row(hurried)} ms | |
| `./play serve`, warm, to the first page ({len(started)}) | {row(started)} ms | {START_TARGET} ms |

{"Reached." if reached else "Not reached."}"""


def row(times: list[float]) -> str:
    return f"{median(times):.0f} ms | {quantiles(times, n=20, method='inclusive')[-1]:.0f}"


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    section = report(clicks(moves), clicks(moves // 2, hurried=True), starts())
    write_section("bench_click", section)


if __name__ == "__main__":
    main()
