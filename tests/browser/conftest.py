from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.support.site import Site, chromium

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

FLAT_PICTURES = "try { localStorage.setItem('antro.pictures', 'flat') } catch {}"
"""Choose flat pictures: each page of a test is a new browser and would bake all of them."""

SAME_ENTROPY = """
const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(16) : random(bytes));
"""
"""Fix the 16 random bytes that a browser adds to the chance of a table."""

Opener = Callable[..., Page]

expect.set_options(timeout=20_000)  # a busy machine is not a failing test


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("antro"))
    yield site
    site.stop()


@pytest.fixture
def fragile_site(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Site]:
    """Start a server for one test alone. The test may kill it."""
    site = Site(tmp_path)
    site.deal_for(request.node.name)
    yield site
    site.stop()


@pytest.fixture
def new_page(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Return a function that opens a page for a new guest, in a new browser with its own cookie.

    The page is empty, except with an address (``first="/"``). Its pictures are flat, except
    with ``lit=True``.

    The test fails at its end if a page has reported an error, a warning or a violation of the
    security policy.
    """
    site.deal_for(request.node.name)
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(lang: str = "en", width: int = 1280, height: int = 860, **more: Any) -> Page:
        address, first = more.pop("address", site.address), more.pop("first", None)
        lit = more.pop("lit", False)
        settings = {"reduced_motion": "reduce", "color_scheme": "dark", **more}
        context = browser.new_context(
            base_url=address, locale=lang, viewport={"width": width, "height": height}, **settings
        )
        contexts.append(context)
        context.add_init_script(SAME_ENTROPY)
        if not lit:
            context.add_init_script(FLAT_PICTURES)
        page = context.new_page()
        page.on("console", lambda message: complain(complaints, message.type, message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if first is not None:
            page.goto(first)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


# Messages of Chromium itself when a server is gone or refuses a request: not the page's fault.
EXPECTED = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "WebSocket connection to",
    "responded with a status of 4",
)


def complain(complaints: list[str], kind: str, text: str) -> None:
    if kind in ("error", "warning") and not any(words in text for words in EXPECTED):
        complaints.append(f"{kind}: {text}")
