"""Browsers of guests, which tests use one after the other.

A new browser context starts a process and compiles the scripts of the page. To clear a used one
takes less than half of that processor time.
"""

from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Error, Page

FLAT_PICTURES: Final = "try { localStorage.setItem('antro.pictures', 'flat') } catch {}"
"""Choose flat pictures: a page with lit ones bakes those that its browser has not stored."""

SAME_ENTROPY: Final = """
const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(16) : random(bytes));
"""
"""Fix the 16 random bytes that a browser adds to the chance of a table."""

EMPTY: Final = "/health"  # a page of the site without scripts, in the same process
FORGET: Final = "() => { localStorage.clear(); sessionStorage.clear(); }"

# Messages of Chromium itself when a server is gone or refuses a request: not the page's fault.
EXPECTED: Final = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "WebSocket connection to",
    "responded with a status of 4",
)


class Kind(NamedTuple):
    """The properties of a browser context that cannot change."""

    address: str
    lang: str
    touch: bool
    lit: bool


class Guests:
    """Hand out pages of guests, each in a browser context with its own cookies."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Kind, list[Page]] = {}
        self.complaints: list[str] = []  # errors, warnings and violations of all pages

    def shared_page(self, kind: Kind) -> Page:
        """Return a cleared page of an earlier test, or a new one."""
        free = self.free.setdefault(kind, [])
        if free:
            return free.pop()
        page = self.own_page(kind)
        refuse_lasting_changes(page)
        return page

    def own_page(self, kind: Kind) -> Page:
        """Return a page that no other test gets."""
        context = self.browser.new_context(
            base_url=kind.address, locale=kind.lang, has_touch=kind.touch
        )
        context.add_init_script(SAME_ENTROPY)
        if not kind.lit:
            context.add_init_script(FLAT_PICTURES)
        page = context.new_page()
        page.on("console", lambda message: self.complain(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(words in text for words in EXPECTED):
            self.complaints.append(f"{kind}: {text}")

    def take_back(self, kind: Kind, page: Page) -> None:
        """Clear a shared page for the next test, or close it if that fails."""
        try:
            clear(page)
        except Error:
            page.context.close()
        else:
            self.free[kind].append(page)


def clear(page: Page) -> None:
    """Forget the guest: cookies, choices, routes, the place of the mouse, the running page."""
    page.unroute_all(behavior="ignoreErrors")
    page.mouse.move(-1, -1)
    page.goto(EMPTY)
    page.evaluate(FORGET)
    page.context.clear_cookies()


def refuse_lasting_changes(page: Page) -> None:
    """Refuse what would also change the page of the next test."""

    def refused(*_: Any, **__: Any) -> None:
        raise AssertionError("this lasts: use new_page(alone=True)")

    for thing, name in (
        (page, "add_init_script"),
        (page, "route_web_socket"),
        (page, "expose_function"),
        (page, "add_locator_handler"),
        (page.context, "add_init_script"),
        (page.context, "route"),
        (page.context, "grant_permissions"),
        (page.clock, "install"),
        (page.clock, "set_fixed_time"),
    ):
        setattr(thing, name, refused)
