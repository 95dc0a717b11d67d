"""Texts and marks stand out from the real pictures behind them, in both themes (WCAG 2)."""

import pytest
from playwright.sync_api import Page

from tests.browser.support.contrast import faint_marks, faint_texts
from tests.browser.support.site import AT_REST, leave_pass_screen, open_table, play, sit_at

TABLES: dict[str, dict[str, str]] = {
    "drako": {},
    "volfyirion": {"first": "seat"},
    "heroes": {"pace": "stepped", "boards": "ready", "first": "seat"},
    "vast": {"roles": "KG"},
}
THEMES = ("light", "dark")


GROUND = "() => document.documentElement.style.getPropertyValue('--ground-tile') !== ''"
"""True if the stone of the page is lit."""

SETTLED = """
() => new Promise((done) => {
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(done, 1500);
  };
  const all = { childList: true, subtree: true, attributeFilter: ["src", "href", "class"] };
  new MutationObserver(wait).observe(document, all);
  wait();
})
"""
"""Wait until nothing new appears."""


def wait_for_pictures(page: Page) -> None:
    page.wait_for_function(GROUND, timeout=60_000)
    page.evaluate(SETTLED)
    page.wait_for_function(AT_REST)


def check(page: Page) -> None:
    wait_for_pictures(page)
    assert page.context.browser is not None
    faint = faint_texts(page, page.context.browser)
    assert not faint, "\n".join(faint)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/", "/#/new/drako", "/#/new/vast"])
def test_the_texts_of_a_page_are_readable(new_page, path, theme):
    page = new_page(first=path, lit=True, width=1440, height=900, color_scheme=theme)
    page.wait_for_selector("main h1, main h2, main legend")
    check(page)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", TABLES)
def test_the_texts_of_a_table_are_readable(new_page, game, theme):
    page = new_page(lit=True, width=1440, height=900, color_scheme=theme)
    sit_at(page, open_table(page, "me", "bot:1", game=game, **TABLES[game]))
    check(page)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", TABLES)
def test_the_things_that_can_be_chosen_stand_out(new_page, game, theme):
    page = new_page(lit=True, width=1440, height=900, color_scheme=theme)
    sit_at(page, open_table(page, "me", "me", game=game, **TABLES[game]))
    page.wait_for_selector("[data-standing=lit]")
    assert page.context.browser is not None
    for seed in range(3):
        wait_for_pictures(page)
        if page.locator(".pass-screen").is_visible():
            leave_pass_screen(page)
            wait_for_pictures(page)
        faint = faint_marks(page, page.context.browser)
        assert not faint, "\n".join(faint)
        play(page, seed, seed + 1)
