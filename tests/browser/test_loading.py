"""A table needs few requests and little script, and one language."""

import pytest
from playwright.sync_api import Page, expect

from antro.games import GAMES
from tests.browser.support.site import open_table, sit_at, use_tool

REQUESTS = 15  # of a table, with the page itself
SCRIPT = 170_000  # compressed bytes of a table
OPTIONS = {"vast": {"roles": "KG"}}  # two seats

LOADED = """
() => performance.getEntriesByType("resource").map(({ name, encodedBodySize }) => [
  new URL(name).pathname, encodedBodySize
])
"""


def loaded(page: Page) -> list[tuple[str, int]]:
    """Return the path and the compressed bytes of each answer that a page has loaded."""
    page.wait_for_load_state("networkidle")
    return [(str(path), int(size)) for path, size in page.evaluate(LOADED)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_table_needs_few_requests_and_little_script(new_page, language, game):
    page = new_page(language, lit=True, alone=True)
    sit_at(page, open_table(page, "me", "me", game=game, **OPTIONS.get(game, {})))
    files = loaded(page)
    assert 1 + len(files) <= REQUESTS, files
    assert sum(size for path, size in files if path.endswith(".js")) <= SCRIPT, files


def test_a_table_loads_another_language_only_on_request(new_page):
    page = new_page("en", alone=True)
    sit_at(page, open_table(page, "me", "bot:1"))
    expect(page.get_by_role("heading", name="Log")).to_be_visible()
    before = {path for path, _ in loaded(page)}
    assert not any(".it-" in path for path in before)
    use_tool(page, page.locator("header button[lang=it]"))
    expect(page.get_by_role("heading", name="Cronologia")).to_be_visible()
    later = {path for path, _ in loaded(page)} - before
    assert later
    assert all(".it-" in path for path in later), later
