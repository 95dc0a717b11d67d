"""Small screens: a phone, also on its side, and a laptop at 200 % zoom."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from antro.games import GAMES
from tests.browser.games.test_heroes import SOON, open_heroes, reach_first_roll
from tests.browser.support.site import look_at, open_table, sit_at, too_small

LOW: Final = ((844, 390), (640, 400))
every_game = pytest.mark.parametrize("game", GAMES)


def seated(page: Page, game: str) -> Page:
    """Sit at a table against bots, when there is something to choose."""
    if game == "heroes":
        open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
        reach_first_roll(page)
    else:
        seats = 5 if game == "vast" else 2
        sit_at(page, open_table(page, "me", *["bot:1"] * (seats - 1), game=game))
    page.wait_for_selector(".yours")
    return page


@every_game
def test_the_first_note_waits_on_a_low_screen(new_page, game):
    page = new_page("it", width=844, height=390)
    seats = 5 if game == "vast" else 2
    sit_at(page, open_table(page, "me", *["bot:1"] * (seats - 1), game=game))
    page.wait_for_selector(".yours")
    for width, height in LOW:
        look_at(page, width, height)
        expect(page.get_by_role("note")).to_have_count(0)
    look_at(page, 390, 844)
    expect(page.get_by_role("note")).to_be_visible()


@every_game
def test_a_finger_can_hit_everything_on_a_phone_on_its_side(new_page, game):
    page = seated(new_page("it", width=844, height=390, has_touch=True), game)
    small = [thing for thing, _ in too_small(page, 40)]
    # Both boards of Heroes are in sight together, so their spaces cannot be higher.
    assert [thing for thing in small if 'class="space' not in thing] == []


def test_a_hand_that_scrolls_fades_where_it_continues(new_page):
    page = new_page(width=390, height=844)
    open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
    rows = page.locator(".shop .rows")
    expect(rows).to_have_attribute("data-beyond", "right")
    rows.evaluate("(rows) => rows.scrollTo(rows.scrollWidth, 0)")
    expect(rows).to_have_attribute("data-beyond", "left")
    look_at(page, 1440, 900)
    expect(rows).to_have_attribute("data-beyond", "")
