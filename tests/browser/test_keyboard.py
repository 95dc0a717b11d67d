"""Tables that are played by keyboard alone."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from antro.games import GAMES
from tests.browser.games.test_heroes import SOON
from tests.browser.support.site import leave_pass_screen, open_table, sit_at

KEYS: Final = 10  # that may be needed for a pile or for End turn
FOCUSED: Final = "document.activeElement"
LOST: Final = f"{FOCUSED} === document.body"
OPTIONS: Final = {
    "drako": {"matchup": "dragon-dwarves"},
    "heroes": {"pace": "stepped", **SOON},
    "vast": {"roles": "KG"},
    "volfyirion": {"first": "seat"},
}
LIT: Final = "[data-thing][data-standing=lit]"
ANSWER: Final = ".prompt .ways button"
ROLL: Final = ".calls .throw:not([aria-disabled=true])"
every_game = pytest.mark.parametrize("game", GAMES)


def seated(page: Page, game: str) -> Page:
    sit_at(page, open_table(page, "me", "me", game=game, **OPTIONS[game]))
    page.wait_for_selector(".yours, .pass-screen")
    if page.locator(".pass-screen").count():
        leave_pass_screen(page)
    page.wait_for_selector(".yours")
    return page


def press_until(page: Page, key: str, sought: str) -> int:
    """Press a key until the focus is on such an element. Return the number of presses."""
    for presses in range(1, 3 * KEYS):
        page.keyboard.press(key)
        if page.evaluate(f"{FOCUSED}.matches({sought!r})"):
            return presses
    raise AssertionError(f"{key} does not reach {sought}")


def choose(page: Page, key: str) -> None:
    """Focus the next thing of a kind and choose it. The focus must not get lost."""
    page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_timeout(150)
    if page.locator(".pass-screen").count() == 0:
        assert not page.evaluate(LOST), page.locator(".question").inner_text()


@every_game
def test_a_turn_is_played_by_keys_and_the_focus_is_never_lost(new_page, game):
    page = seated(new_page(width=1440, height=900), game)
    for step in range(60):
        if page.locator(".pass-screen").count():
            page.keyboard.press("Enter")
            break
        things = page.locator("[data-thing][data-standing=lit]").filter(visible=True).count()
        answers = page.locator(".prompt .ways button").count()
        choose(page, "a" if answers and (not things or step % 4 == 3) else "n")
    expect(page.locator(".pass-screen")).to_have_count(0)
    expect(page.locator(".question")).to_be_visible()
    assert 0 < step < 59, "the turn never ends"


@pytest.mark.parametrize("game", ["vast", "volfyirion"])
def test_end_turn_is_at_most_ten_keys_away(new_page, game):
    page = seated(new_page(width=1440, height=900), game)
    end = "[data-choice^='choice:end']"
    page.wait_for_selector(end)
    assert press_until(page, "a", end) < KEYS


@pytest.mark.parametrize("game", ["drako", "volfyirion"])
def test_every_pile_is_at_most_ten_keys_away(new_page, game):
    page = seated(new_page(width=1440, height=900), game)
    seen = set()
    for _ in range(KEYS):
        page.keyboard.press("p")
        seen.add(page.evaluate(f"{FOCUSED}.getAttribute('aria-label')"))
    assert len(seen) == page.locator("[data-pile]").filter(visible=True).count() > 2


def test_the_keys_for_things_and_piles_are_listed(new_page):
    page = seated(new_page(), "drako")
    page.keyboard.press("?")
    for key, does in (("N", "can choose"), ("A", "beside the question"), ("P", "next pile")):
        line = page.get_by_role("listitem").filter(has_text=does)
        expect(line.locator("kbd")).to_have_text(key)


def test_a_turn_of_heroes_is_played_by_keys_from_the_draft_to_the_next_roll(new_page):
    """Draft, choose and place an army, roll twice, stop, and answer until the next turn."""
    page = new_page(width=1440, height=900)
    options = {**OPTIONS["heroes"], "boards": "own"}
    sit_at(page, open_table(page, "me", "bot:1", game="heroes", **options))
    answer_until(page, ".muster")
    press_until(page, "n", ".more")
    page.keyboard.press("Enter")
    expect(page.locator(".muster .less")).to_have_count(1)
    press_until(page, "n", "[data-thing='choice:muster']")
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_contain_text("Confirm anyway?")
    page.keyboard.press("Enter")
    expect(page.locator(".muster")).to_have_count(0)
    answer_until(page, ROLL)
    page.keyboard.press("1")
    expect(page.locator(".tray .die.kept")).to_have_count(1)
    rolls = page.locator("aside").get_by_text(" rolls")
    before = rolls.count()
    page.keyboard.press("r")
    expect(rolls.nth(before)).to_be_attached()
    page.wait_for_selector(ROLL)
    page.keyboard.press(" ")
    answer_until(page, ".question:has-text('act now, or pass?')")
    answer_until(page, ROLL)


def answer_until(page: Page, sought: str) -> None:
    """Answer every question by keys, with a thing if possible, until something appears."""
    for _ in range(60):
        page.wait_for_selector(f"{sought}, {LIT}, {ANSWER}")
        if page.locator(sought).count():
            return
        choose(page, "n" if page.locator(LIT).filter(visible=True).count() else "a")
    raise AssertionError(f"{sought} does not appear")
