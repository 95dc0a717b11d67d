"""The server under test, and helpers that play on its pages."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from antro.server.ops.settings import WORKER
from antro.server.transport.listener import free_port
from tests.browser.support.host import TEST
from tools.setup import debian

HOST: Final = Path(__file__).parent / "host.py"
STARTING: Final = 60  # seconds that a server may take to start
MATCH: Final = 160_000  # milliseconds that a whole match may take

# Choose lit things at random, as quickly as the page allows, until the game is over. Attack
# whenever possible, so that matches end. The clicks reach the same listener as real clicks.
PLAY: Final = """
async ([seed, choices]) => {
  const dice = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const all = (sought) => [...document.querySelectorAll(sought)];
  const strikes = ["attack", "fire", "crossbow", "throw"].map(
    (symbol) => `[data-standing="lit"][data-thing*="symbol:${symbol}"]`).join();
  const lit = '[data-standing="lit"], .ways :is(.act, [data-choice])';
  const ways = [strikes, lit, '[data-standing="spare"]'];
  const until = Date.now() + 150_000;
  for (let made = 0; made < choices && !document.querySelector(".verdict"); ) {
    if (Date.now() > until) throw new Error("the page does not continue");
    const ready = document.querySelector(".pass-screen .act:not([data-pressed])");
    const open = ways.map(all).find((found) => found.length > 0);
    if (ready) {
      ready.setAttribute("data-pressed", ""); // press it once: the other seat's view comes later
      click(ready);
    } else if (open && !document.querySelector(".pass-screen")) {
      click(open[dice(open.length)]);
      made += 1;
    }
    await new Promise((done) => setTimeout(done, 4));
  }
}
"""

# Things to touch that are less than this many pixels wide or high, including the area that reacts
# around them. Links within a sentence are left out: they cannot be higher than its lines.
TOO_SMALL: Final = """
(smallest) => [...document.querySelectorAll("header a, button, [role=button]")]
  .filter((element) => element.checkVisibility())
  .map((element) => {
    const [box, reach] = [element.getBoundingClientRect(), getComputedStyle(element, "::before")];
    const far = reach.position === "absolute" ? [reach.width, reach.height] : ["0", "0"];
    const [width, height] = far.map(parseFloat);
    const least = Math.min(Math.max(box.width, width), Math.max(box.height, height));
    return [element.outerHTML.slice(0, 160), least];
  })
  .filter(([, least]) => least < smallest - 0.5)
"""


LAST_TOOL: Final = "header :is(.spread, .menu) > button.tool:last-of-type"
"""The Resign button, either in the header's row or in its menu."""

AT_REST: Final = """
() => !document.getAnimations().some(({ effect, playState }) =>
  playState === "running" && effect.getComputedTiming().endTime !== Infinity)
"""
"""True if no animation is running, apart from endless ones."""


def chromium() -> str:
    """Return the path of Chromium."""
    found = debian.browser()
    assert found is not None, "./test fetches the browser"
    return found


# Scroll up until the log begins, and read each line when it comes. A line of several random results
# may be on the page in parts, so the longest part counts. Return pairs of versions and text.
READ_LOG: Final = """
async () => {
  const list = document.querySelector("aside .log");
  const scroller = list.closest(".log-scroller");
  const found = new Map();
  const read = () => {
    for (const { dataset, textContent } of list.querySelectorAll("li[data-versions]"))
      for (const version of dataset.versions.split(" "))
        if (dataset.versions.length >= (found.get(version)?.[0].length ?? 0))
          found.set(version, [dataset.versions, textContent.trim().replace(/\\s+/g, " ")]);
  };
  const observer = new MutationObserver(read);
  observer.observe(list, { subtree: true, childList: true, attributes: true });
  read();
  while (!found.has("1")) {
    scroller.scrollTop = -scroller.scrollHeight;
    await new Promise((done) => setTimeout(done, 30));
  }
  observer.disconnect();
  const order = [...found.keys()].sort((one, other) => one - other);
  return [...new Map(order.map((version) => found.get(version)))];
}
"""


class Site:
    """A server with its data. After a kill it can restart with the data it had saved."""

    def __init__(self, folder: Path, worker: str = WORKER) -> None:
        self.folder = folder
        self.worker = worker  # the module of its bot processes
        self.deal_for("no test")
        self.port = free_port("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, str(HOST), str(self.port), str(self.folder), self.worker]
        paths = os.pathsep.join(path for path in sys.path if path)
        process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths})
        until = time.monotonic() + STARTING
        while not self.answers():
            assert process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)
        return process

    def deal_for(self, test: str) -> None:
        """From now on, use the random seeds that belong to this test."""
        (self.folder / TEST).write_text(test)

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.address}/health", timeout=1)
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """Kill the server without warning, like a power failure."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        self.kill()
        self.process = self.start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def open_table(page: Page, *seats: str, game: str = "drako", **options: str) -> str:
    """Open a table for this guest with the request that the page would send. Return its id."""
    body = {"game": game, "seats": list(seats), "options": options}
    table: dict[str, Any] = page.request.post("/api/tables", data=body).json()
    return str(table["id"])


def follow_link(page: Page, link: Locator) -> None:
    """Click what leads to another page of the site. Wait until that page has replaced this one.

    Both pages may have the same texts, so a test that reads one at once may read the old page.
    """
    old = page.locator("main").element_handle()
    link.click()
    page.wait_for_function("(old) => !old.isConnected && document.querySelector('main')", arg=old)


def sit_at(page: Page, table: str) -> None:
    page.goto(f"/#/table/{table}")
    page.wait_for_selector(".surface")


def play(page: Page, seed: int, choices: int = 10_000) -> None:
    """Make this many choices, or fewer if the game ends first."""
    page.evaluate(PLAY, [seed, choices])


def leave_pass_screen(page: Page) -> None:
    """Press the button of the pass screen between two players at one screen."""
    page.locator(".pass-screen .act").click()
    expect(page.locator(".pass-screen")).to_have_count(0)


def long_press(page: Page, thing: Locator) -> None:
    """Hold a finger on a thing until its bubble opens."""
    page.wait_for_function(AT_REST)
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".bubble")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def too_small(page: Page, smallest: int = 44) -> list[Any]:
    """Return the things that are too small for a finger, in pixels."""
    return list(page.evaluate(TOO_SMALL, smallest))


def end_turn(page: Page) -> None:
    """Press the End turn button, and press it again if the page asks for confirmation."""
    button = page.locator("[data-choice='choice:end']")
    doubtful = "tool" in (button.get_attribute("class") or "").split()
    button.click()
    if doubtful:
        button.click()


def log_of(page: Page) -> Locator:
    """Return the log beside the table. On a small screen, open the sheet that shows it."""
    if page.locator("aside ol.log").count() == 0:
        page.locator(".tools .log button").click()
    return page.locator("ol.log")


def whole_log(page: Page) -> dict[str, str]:
    """Scroll through the log beside the table. Return its lines by their versions."""
    lines = page.evaluate(READ_LOG)
    page.locator("aside .log").press("End")
    return dict(lines)


def newest_version(page: Page) -> int:
    """Return the version of the last line of the log beside the table."""
    versions = page.locator("aside .log li[data-versions]").last.get_attribute("data-versions")
    return int((versions or "0").split()[-1])


def resign(page: Page) -> None:
    """Resign with the button, once it exists."""
    use_tool(page, page.locator(LAST_TOOL))
    page.locator("dialog .resign").click()


def use_tool(page: Page, tool: Locator) -> None:
    """Press the button of a tool. If the header has no room for it, use the menu."""
    tool.first.wait_for(state="attached")
    in_sight = tool.filter(visible=True)
    if in_sight.count() == 0:
        page.locator("header .lines").click()
    in_sight.click()


def start_playing(page: Page, seed: int) -> None:
    """Play as ``play`` does, but return at once while the page keeps playing."""
    page.evaluate(f"(settings) => {{ ({PLAY})(settings); }}", [seed, 10_000])


def await_verdict(page: Page) -> str:
    page.wait_for_selector(".verdict", timeout=MATCH)
    return page.locator(".verdict [role=img]").get_attribute("aria-label") or ""


def look_at(page: Page, width: int, height: int) -> None:
    """Give the page another screen size and wait until it is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")


def in_sight(page: Page, part: str) -> bool:
    """True if the first such element is on the screen and nothing covers its middle."""
    return bool(
        page.locator(part).first.evaluate(
            """(part) => {
              const { left, top, width, height } = part.getBoundingClientRect();
              const there = document.elementFromPoint(left + width / 2, top + height / 2);
              return there !== null && (part.contains(there) || there.contains(part));
            }"""
        )
    )
