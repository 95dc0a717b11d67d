"""Heroes in the browser: a whole duel, beats played with keys, and the dice on the screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.site import (
    await_verdict,
    in_sight,
    look_at,
    open_table,
    sit_at,
    too_small,
)
from tests.browser.test_pages import assert_accessible

SOON = {"boards": "ready", "life": "15", "most-stops": "60", "first": "seat"}

# Choose lit things at random, but stop often, so that the duel ends. Confirm every stop if asked.
DUEL = """
async (seed) => {
  const dice = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const lit = (sought) => [...document.querySelectorAll(sought)];
  const seen = new Set();
  const until = Date.now() + 150_000;
  while (!document.querySelector(".verdict")) {
    if (Date.now() > until) throw new Error("the duel does not end");
    const ready = document.querySelector(".pass-screen .act:not([data-pressed])");
    const stop = document.querySelector(".calls .stop:not([aria-disabled=true])");
    const ways = lit("[data-standing=lit], .ways .act");
    if (ready) {
      ready.setAttribute("data-pressed", "");
      click(ready);
    } else if (!document.querySelector(".pass-screen")) {
      const way = stop && dice(3) > 0 ? stop : ways[dice(Math.max(1, ways.length))];
      if (way) seen.add((way.getAttribute("data-thing") ?? "choice").split(":")[0]);
      if (way) click(way);
    }
    await new Promise((done) => setTimeout(done, 4));
  }
  return [...seen];
}
"""


def open_heroes(page: Page, *seats: str, **options: str) -> str:
    table = open_table(page, *seats, game="heroes", **options)
    sit_at(page, table)
    return table


# Take one step through the draft, then roll all dice. Return true once a stop is possible.
ROLL = """
() => {
  const click = (element) => element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (document.querySelector(".calls .stop:not([aria-disabled=true])")) return true;
  const ways = [
    ".pass-screen .act, .draft [data-standing=lit]",
    "[data-thing='choice:throw'][data-standing=lit]",
    "[data-standing=lit], .ways .act",
  ];
  click(ways.map((way) => document.querySelector(way)).find((found) => found));
  return false;
}
"""


def reach_first_roll(page: Page) -> None:
    """Play until the first dice are rolled."""
    for _ in range(400):
        if page.evaluate(ROLL):
            return
        page.wait_for_timeout(20)
    raise AssertionError("nobody rolls")


def keep(page: Page, places: str) -> list[str]:
    """Press the keys of dice. Return the labels of all kept dice."""
    for key in places:
        page.keyboard.press(key)
    kept = page.locator(".tray .die.kept")
    return list(kept.evaluate_all("(dice) => dice.map((die) => die.getAttribute('aria-label'))"))


def test_a_stepped_duel_at_one_screen_to_the_end(new_page):
    page = new_page()
    table = open_heroes(page, "me", "me", pace="stepped", **SOON)
    seen = page.evaluate(DUEL, 11)
    assert await_verdict(page)
    assert {"die", "choice", "hero", "market"} <= set(seen)
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Check that chance was fair").click()
    expect(page.locator(".fair").first).to_contain_text("correct. Each one follows")


def test_dice_are_kept_by_keys_and_stay_where_they_are(new_page):
    page = new_page()
    open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
    reach_first_roll(page)
    dice = page.locator(".tray .die")
    expect(dice).to_have_count(6)
    kept = keep(page, "26")
    assert len(kept) == 2
    assert all(label.endswith(", kept") for label in kept)
    assert [dice.nth(at).get_attribute("aria-label") for at in (1, 5)] == kept
    assert keep(page, "6") == kept[:1]  # the same key releases it
    keep(page, "6")
    faces = [face(page, at) for at in (1, 5)]
    page.keyboard.press("r")
    expect(page.locator("aside").get_by_text(f"{own_name(page)} rolls")).to_have_count(2)
    expect(page.locator(".tray .veiled")).to_have_count(0)
    assert [face(page, at) for at in (1, 5)] == faces


def own_name(page: Page) -> str:
    """Return the name of the viewer’s hero, once the hero is on the board."""
    return page.locator(".seat.own h2").inner_text()


def face(page: Page, at: int) -> str | None:
    """Return the face that the die at this place shows."""
    return page.locator(".tray .cube").nth(at).get_attribute("data-face")


def test_a_stop_without_effect_is_confirmed_once(new_page):
    page = new_page()
    open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
    reach_first_roll(page)
    safe = page.locator(".calls .stop.safe").count() > 0
    page.keyboard.press(" ")
    if not safe:
        expect(page.locator(".question")).to_contain_text("Stop anyway?")
        page.keyboard.press(" ")
    expect(page.locator(".halt")).to_contain_text("acts")


def test_a_duel_on_beats_is_played_with_keys(new_page):
    page = new_page("it", reduced_motion="no-preference")
    open_heroes(page, "me", "bot:1", beat="3.0", limits="no", **SOON)
    reach_first_roll(page)
    log = page.locator("aside")
    for _ in range(60):
        if log.get_by_text("e tira gli altri").count():
            break
        page.keyboard.press("1")
        page.keyboard.press("r")
        pass_if_asked(page)
        page.wait_for_timeout(300)
    expect(log).to_contain_text("e tira gli altri")
    for _ in range(60):
        if log.get_by_text("Vuole fermare").count() or page.locator(".halt").count():
            break
        page.keyboard.press(" ")
        pass_if_asked(page)
        page.wait_for_timeout(300)
    expect(log).to_contain_text(re.compile("stop!", re.IGNORECASE))


def pass_if_asked(page: Page) -> None:
    """Do as little as possible after a stop."""
    for way in ("choice:pass", "choice:forgo", "choice:hold"):
        button = page.locator(f".ways [data-choice='{way}']")
        if button.count():
            button.first.dispatch_event("click")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_players_fits_the_screen(new_page, players):
    page = new_page("it")
    seats = ["me", *["bot:1"] * (players - 1)]
    open_heroes(page, *seats, players=str(players), pace="stepped", **SOON)
    reach_first_roll(page)
    expect(page.locator(".board")).to_have_count(players)
    for width, height in ((390, 844), (1440, 900)):
        look_at(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for part in (".question", ".tray .die", ".calls .stop", ".hand .card"):
            assert in_sight(page, part), (part, width)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_is_accessible(new_page, theme):
    page = new_page("it", width=390, height=844, color_scheme=theme)
    open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
    reach_first_roll(page)
    assert_accessible(page)
    assert too_small(page) == []
