from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support.guests import Guests, Kind
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


@pytest.fixture(scope="session")
def guests(browser: Browser) -> Guests:
    return Guests(browser)


@pytest.fixture
def new_page(guests: Guests, site: Site, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Return a function that opens a page for a new guest, whose browser has its own cookies.

    The page is empty, except with an address (``first="/"``). Its pictures are flat, except
    with ``lit=True``. A page whose changes last (``add_init_script``) needs ``alone=True``.

    The test fails at its end if a page has reported an error, a warning or a violation of the
    security policy.
    """
    site.deal_for(request.node.name)
    guests.complaints.clear()
    shared: list[tuple[Kind, Page]] = []
    own: list[Page] = []

    def opened(lang: str = "en", width: int = 1280, height: int = 860, **more: Any) -> Page:
        address, first = more.pop("address", site.address), more.pop("first", None)
        kind = Kind(address, lang, more.pop("has_touch", False), more.pop("lit", False))
        if more.pop("alone", False) or address != site.address:
            own.append(page := guests.own_page(kind))
        else:
            shared.append((kind, page := guests.shared_page(kind)))
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(**{"reduced_motion": "reduce", "color_scheme": "dark", **more})
        if first is not None:
            page.goto(first)
        return page

    yield opened
    for page in own:
        page.context.close()
    complaints = [*guests.complaints]
    for kind, page in shared:
        guests.take_back(kind, page)
    assert complaints == []
