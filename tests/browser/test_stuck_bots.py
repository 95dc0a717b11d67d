"""A table whose bot cannot choose says so, and its players can change the bot."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.support.site import Site, open_table, sit_at


@pytest.fixture
def failing_site(tmp_path: Path) -> Iterator[Site]:
    """Start a server whose bots of level 1 fail."""
    site = Site(tmp_path, worker="tests.browser.support.failing_worker")
    yield site
    site.stop()


@pytest.mark.parametrize(
    ("lang", "width", "said", "button"),
    [("en", 1280, "keeps trying", "Change the bot"), ("it", 390, "a provare", "Cambia il bot")],
)
def test_a_bot_that_cannot_choose_is_named_and_changed(
    new_page, failing_site, lang, width, said, button
):
    page = new_page(lang, width=width, address=failing_site.address, first="/")
    sit_at(page, open_table(page, "bot:1", "me"))
    expect(page.locator(".question")).to_contain_text(said)
    page.get_by_role("button", name=button).click()
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(page.get_by_role("button", name=button)).to_have_count(0)
