"""Take the README's pictures of pages: ``python -m tests.browser.support.readme_pictures [NAME…]``.

This uses a real server, the built client with lit pictures, and Chromium. Random results and
clicks are the same every time, but the moves of bots may differ, so check the pictures. They are
written to ``docs/images``. ``python -m tools.checks.terminal_picture`` draws the terminal's.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.support.guests import SAME_ENTROPY
from tests.browser.support.site import (
    AT_REST,
    Site,
    await_verdict,
    chromium,
    open_table,
    play,
    sit_at,
)
from tools.setup.keys import ROOT

IMAGES: Final = ROOT / "docs" / "images"
LIT: Final = 6000  # milliseconds until all pictures of a page are lit
MOST: Final = 3000  # choices before the moment for a picture must have come
SEED: Final = 4

ASKED: Final = "(document.querySelector('.question')?.textContent ?? '')"

# Brald attacks the Dragon, who holds some cards that can block the attack and some that cannot.
ATTACKED: Final = f"""
() => {ASKED}.includes("Brald attacks the Dragon for ")
  && document.querySelectorAll(".hand [data-standing=lit]").length > 1
  && document.querySelectorAll(".hand .card").length > 3
"""

# Some turns are over, and the current player has cards on the table and in hand.
LATER: Final = f"""
() => {ASKED}.includes("play cards, spend points")
  && parseInt(document.querySelector(".goal-line .count")?.textContent.match(/[0-9]+/)?.[0]) > 6
  && document.querySelectorAll(".hands [data-standing=lit]").length > 1
  && document.querySelectorAll(".realm.acting .chip").length > 2
"""

# Both heroes are wounded, and there are dice to keep.
MID_DUEL: Final = f"""
() => {ASKED}.includes("which dice do you keep")
  && document.querySelectorAll(".tray .die:not(.veiled)").length === 6
  && [...document.querySelectorAll(".life b")].every((life) => parseInt(life.textContent) < 20)
  && document.querySelector(".calls .throw:not([aria-disabled=true])") !== null
"""

# The cave has grown, and the Goblins have the turn.
HUNT: Final = f"""
() => document.querySelectorAll(".square").length > 22
  && {ASKED}.includes("activate a Tribe")
"""


class Picture(NamedTuple):
    """The size of a picture, and the function that leads a page to the moment for it."""

    width: int
    height: int
    compose: Callable[[Page], None]


def main(names: list[str]) -> None:
    for name in names or PICTURES:
        with TemporaryDirectory() as folder:
            site = Site(Path(folder))
            try:
                take(site, name)
            finally:
                site.stop()


def take(site: Site, name: str) -> None:
    """Take a picture in a new browser."""
    site.deal_for("the README")
    width, height, compose = PICTURES[name]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(
            base_url=site.address,
            locale="en",
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme="dark",
        )
        page.add_init_script(SAME_ENTROPY)
        compose(page)
        page.wait_for_timeout(LIT)
        page.wait_for_function(AT_REST)
        page.screenshot(path=IMAGES / f"{name}.jpg", quality=80)
        browser.close()


def table(*seats: str, until: str, **options: str) -> Callable[[Page], None]:
    """Return a function that plays at random until the page fulfils the script *until*.

    If a game ends first, it opens another table.
    """

    def compose(page: Page) -> None:
        luck = Random(SEED)
        sit_at(page, open_table(page, *seats, **options))
        for _ in range(MOST):
            if page.evaluate(until):
                return
            if page.locator(".verdict").count():
                sit_at(page, open_table(page, *seats, **options))
            play(page, luck.randrange(MOST), choices=1)
            page.wait_for_timeout(30)
        raise AssertionError("the moment for the picture never comes")

    return compose


def home(page: Page) -> None:
    page.goto("/")


def review(page: Page) -> None:
    """Show a choice that could have been better, in the review of a random game."""
    of = open_table(page, "me", "bot:2")
    sit_at(page, of)
    play(page, SEED)
    await_verdict(page)
    page.goto(f"/#/review/{of}")
    page.get_by_role("button", name="Show this moment").first.click(timeout=120_000)
    page.locator(".curve").scroll_into_view_if_needed()


DRAKO: Final = table("me", "bot:1", until=ATTACKED, game="drako")
VOLFYIRION: Final = table("me", "bot:2", until=LATER, game="volfyirion", first="seat")
READY: Final = {"pace": "stepped", "boards": "ready", "first": "seat"}
HEROES: Final = table("me", "me", until=MID_DUEL, game="heroes", **READY)
VAST: Final = table("bot:1", "me", *["bot:1"] * 3, until=HUNT, game="vast", roles="KGDCT")

PICTURES: Final = {
    "home": Picture(1280, 1500, home),
    "table": Picture(1440, 900, DRAKO),
    "phone": Picture(390, 844, DRAKO),
    "volfyirion": Picture(1440, 900, VOLFYIRION),
    "heroes": Picture(1440, 900, HEROES),
    "vast": Picture(1440, 900, VAST),
    "review": Picture(1440, 900, review),
}

if __name__ == "__main__":
    main(sys.argv[1:])
