"""The page of each game, opened from the shelf."""

import pytest
from playwright.sync_api import expect

from antro.games import GAMES
from tests.browser.support.site import follow_link, look_at
from tests.browser.test_pages import assert_accessible

SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
WORDS = {
    "en": ("Take a lesson", "New game", "Start"),
    "it": ("Segui una lezione", "Nuova partita", "Inizia"),
}

CUT_OFF = """
() => [...document.querySelectorAll("main :is(h1, h2, h3, p, dd, dt, a, button)")]
  .filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 0)
  .filter((e) => {
    const { left, right } = e.getBoundingClientRect();
    return left < 0 || right > innerWidth || e.scrollWidth > e.clientWidth + 1;
  })
  .filter((e) => getComputedStyle(e).display !== "inline")
  .map((e) => e.outerHTML.slice(0, 120))
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", WORDS)
def test_a_game_is_opened_from_the_shelf_learned_and_played(new_page, language, game):
    learn, play, start = WORDS[language]
    page = new_page(language, first="/")
    page.locator(".box").get_by_role("link", name=game.capitalize()).click()
    expect(page.locator("h1")).to_have_text("")  # the title is carved
    expect(page.locator("h1").get_by_role("img", name=game.capitalize())).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=learn)).to_be_visible()
    assert_accessible(page)
    for width, height in SIZES:
        look_at(page, width, height)
        assert page.evaluate(CUT_OFF) == [], (width, height)
    follow_link(page, page.get_by_role("button", name=learn))
    page.wait_for_selector(".surface")
    page.go_back()
    follow_link(page, page.get_by_role("link", name=play))
    expect(page.get_by_role("button", name=start, exact=True)).to_be_visible()


def test_an_unknown_game_says_so(new_page):
    page = new_page(first="/#/games/chess")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_mode_on_the_page_of_a_game_leads_to_a_table_with_this_mode(new_page):
    page = new_page(first="/#/games/drako")
    follow_link(page, page.get_by_role("link", name="Trolls and Dwarves"))
    expect(page.get_by_role("radio", name="Trolls and Dwarves")).to_be_checked()
