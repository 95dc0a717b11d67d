"""Play a game to its end by the advice of the page's coach."""

from typing import Final

from playwright.sync_api import Page

VERDICT: Final = ".verdict"
SAID: Final = ".corner .said"
CHOOSING: Final = ".prompt.yours"
MOST: Final = 1500  # choices of one player in a game
WAIT: Final = 120_000  # milliseconds that an advice or the other seats may take


def play_by_advice(page: Page) -> list[str]:
    """Ask the coach before every choice and play what it says. Return all its advice."""
    advice: list[str] = []
    while len(advice) < MOST:
        page.wait_for_selector(f"{VERDICT}, {CHOOSING}", timeout=WAIT)
        if page.locator(VERDICT).count():
            return advice
        if ask(page):
            advice.append(page.locator(SAID).inner_text())
            follow(page)
    raise AssertionError("the game does not end")


def ask(page: Page) -> bool:
    """Ask for advice. Return False if the question went away before the answer came."""
    page.keyboard.press("h")
    page.wait_for_selector(f"{SAID}, {VERDICT}, body:not(:has(.corner))", timeout=WAIT)
    return page.locator(SAID).count() > 0


def follow(page: Page) -> None:
    """Press the button that plays the advice, and wait until the advice is gone."""
    page.locator(".corner .act").click()
    page.wait_for_selector(SAID, state="detached")
