"""A page reloads once if its files are gone after an upgrade."""

from contextlib import nullcontext

import pytest
from playwright.sync_api import Page, Route, expect

RULES = "**/assets/RulesPage*.js"
SCRIPT = "/assets/client-"
NEWER = "/assets/newer-"
UNREACHABLE = "The server does not answer."


def lose_rules(page: Page, times: int | None = None) -> None:
    """Answer that the script of the rules is gone, once or always."""
    page.route(RULES, lambda route: route.fulfill(status=404, body=""), times=times)


def upgrade(page: Page) -> None:
    """Answer as a server with another release: its page names another script."""

    def answer(route: Route) -> None:
        if route.request.resource_type == "fetch":
            body = route.fetch().text()
            assert SCRIPT in body
            route.fulfill(body=body.replace(SCRIPT, NEWER), content_type="text/html")
        else:
            route.fallback()

    page.route(lambda url: url.rstrip("/").count("/") == 2, answer)


@pytest.fixture
def home(new_page):
    page = new_page(first="/", alone=True)
    expect(page.get_by_role("button", name="Play Drako now")).to_be_visible()
    return page


def test_a_page_whose_script_is_gone_after_an_upgrade_is_reloaded(home):
    upgrade(home)
    lose_rules(home, times=1)
    with home.expect_event("load"):
        home.evaluate("location.hash = '#/rules/drako'")
    expect(home.locator(".clause").first).to_be_visible()


@pytest.mark.parametrize("upgraded", [True, False])
def test_a_page_is_reloaded_only_once_and_only_after_an_upgrade(home, upgraded):
    loads: list[int] = []
    home.on("load", lambda _: loads.append(1))
    lose_rules(home)
    if upgraded:
        upgrade(home)
    with home.expect_event("load") if upgraded else nullcontext():
        home.evaluate("location.hash = '#/rules/drako'")
    expect(home.get_by_role("alert").filter(has_text=UNREACHABLE)).to_be_visible()
    home.wait_for_load_state("networkidle")
    assert len(loads) == upgraded
