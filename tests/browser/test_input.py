"""Input by mouse, finger and keyboard, and the reasons why a thing cannot be used."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.support.site import (
    AT_REST,
    leave_pass_screen,
    long_press,
    open_table,
    sit_at,
)

LINE = "aside li[data-versions]"
LIT = "[data-standing=lit]"


def seated(page: Page) -> Page:
    sit_at(page, open_table(page, "me", "me"))
    expect(page.locator("[data-standing=lit]").first).to_be_visible()
    return page


def movable(page: Page) -> Locator:
    """Return the lit symbols that lead to a choice of hexes: Move and Flight."""
    half = ".half[data-standing=lit][data-thing*='symbol:{}']"
    return page.locator(f"{half.format('move')}, {half.format('flight')}")


def test_by_keyboard_alone_turns_are_played(new_page):
    page = seated(new_page())
    for side in ("Dwarves", "Dragon", "Dwarves"):
        play_by_keyboard(page)
        page.locator(".pass-screen .act").press("Enter")
        expect(page.locator(".near h2")).to_have_text(side)


def play_by_keyboard(page: Page) -> None:
    """Press Tab and Enter until the turn is over."""
    doable = "[data-thing][tabindex='0'], .ways .act"
    for _ in range(400):
        page.wait_for_selector(f"{doable}, .pass-screen")
        if page.locator(".pass-screen").count():
            return
        page.keyboard.press("Tab")
        if page.evaluate(f'document.activeElement.matches("{doable}")'):
            page.keyboard.press("Enter")
    raise AssertionError("the turn never ends")


def test_tab_visits_available_things_and_arrows_visit_all_others(new_page):
    page = seated(new_page())
    page.locator("[data-standing=lit]").first.focus()
    page.keyboard.press("Tab")
    standing = "document.activeElement.getAttribute('data-standing')"
    assert page.evaluate(standing) in ("lit", None)
    page.locator('[data-thing="hex:c2"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.thing") in ("hex:c3", "figure:dragon")


def test_hovering_a_symbol_tells_what_it_does(new_page):
    page = seated(new_page())
    pile = page.locator('button[data-thing="pile:deck"]')
    pile.hover()
    expect(page.get_by_role("status").filter(has_text="draw two cards")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("status").filter(has_text="draw two cards")).to_have_count(0)
    page.mouse.move(2, 2)
    pile.hover()
    page.get_by_role("link", name="Rule 3.3").click()
    expect(page.locator("dialog .asked")).to_contain_text("Draw:")


def test_no_bubble_opens_after_the_mouse_has_left(new_page):
    page = seated(new_page())
    page.locator('button[data-thing="pile:deck"]').hover()
    page.mouse.move(2, 2)
    page.wait_for_timeout(1200)
    expect(page.locator(".bubble")).to_have_count(0)


def test_escape_goes_back_one_step(new_page):
    page = seated(new_page())
    half = pick_movement_symbol(page)
    expect(page.locator(".path span").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hex[data-standing=lit]")).to_have_count(0)
    if page.locator(".path span").count():  # if a figure had to be picked first
        page.keyboard.press("Escape")
    expect(half).to_have_attribute("data-standing", "lit")


def pick_movement_symbol(page: Page) -> Locator:
    """Pick a symbol that moves a figure, then the figure. Draw cards until there is a symbol."""
    while not movable(page).count():
        seen = page.locator(LINE).count()
        page.locator('[data-thing="pile:deck"], .half[data-standing=lit]').last.click()
        expect(page.locator(LINE).nth(seen)).to_be_attached()
        page.wait_for_selector(f"{LIT}, .pass-screen")
        if page.locator(".pass-screen").count():
            leave_pass_screen(page)
            page.wait_for_selector(LIT)
    half = movable(page).first
    half.click()
    while not page.locator(".hex[data-standing=lit]").count():
        page.locator(".figure[data-standing=lit]").first.click()
    return half


def test_why_not_on_hover_names_the_reason_and_opens_its_rule(new_page):
    page = seated(new_page())
    page.locator('[data-thing="hex:e2"]').hover()
    reason = page.locator("[role=status].slab", has_text="Why not?")
    expect(reason).to_be_visible()
    reason.get_by_role("link").click()
    clause = page.locator("dialog .asked")
    expect(clause).to_be_visible()


@pytest.mark.parametrize(
    ("symbol", "reason"),
    [
        ("Crossbow", "You need an enemy in a straight line"),
        ("Defence", "Use Defence when you are attacked."),
    ],
)
def test_a_click_on_a_dim_half_of_a_card_says_why_not(new_page, symbol, reason):
    page = new_page()
    lesson = page.request.post("/api/lessons/drako/dragon-dwarves", data={}).json()["id"]
    sit_at(page, lesson)
    page.locator(".hand button.half", has_text=symbol).first.click()
    why = page.locator("[role=status].slab", has_text="Why not?")
    expect(why).to_contain_text(reason)
    expect(page.locator(".asked .ways button").first).to_have_text("Discard it unused")


def test_why_not_on_a_long_press_of_a_finger(new_page):
    page = seated(new_page(width=390, height=844, has_touch=True))
    long_press(page, page.locator('[data-thing="hex:e2"]'))
    expect(page.locator("[role=status].slab", has_text="Why not?")).to_be_visible()


def test_a_tap_plays_a_move(new_page):
    page = seated(new_page(width=390, height=844, has_touch=True))
    before = page.locator(".near .pile b").first.inner_text()
    page.locator('[data-thing="pile:deck"]').tap()
    expect(page.locator(".near .pile b").first).not_to_have_text(before)


def test_the_log_lights_up_what_it_speaks_of(new_page):
    page = seated(new_page("it"))
    pick_movement_symbol(page)
    page.locator(".hex[data-standing=lit]").first.click()
    line = page.locator("aside li", has_text=re.compile(" va in | atterra ")).last
    expect(line).to_be_visible()
    leave_pass_screen(page)
    expect(page.locator(".figure[data-mentioned]")).to_have_count(0)
    line.hover()
    expect(page.locator(".figure[data-mentioned]")).to_have_count(1)
    expect(page.locator(".hex[data-mentioned]")).to_have_count(1)


def test_undo_takes_back_a_move_and_says_why_when_it_cannot(new_page):
    page = seated(new_page())
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator("header [role=status]")).to_contain_text("You have no move")
    page.locator('[data-thing="pile:deck"]').click()
    page.locator(".pass-screen .act").click()
    expect(page.locator("[data-standing=lit]").first).to_be_visible()
    move_quietly(page)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(page.locator("aside .struck").first).to_be_visible()
    expect(page.locator("aside li").last).to_have_text("The Dwarves undo a move.")


def move_quietly(page: Page) -> None:
    """Take an action that reveals nothing hidden: discard a card for no effect, or move."""
    spare = page.locator(".half[data-standing=spare]")
    if spare.count():
        spare.first.click()
        page.get_by_role("button", name="Discard it unused").click()
    else:
        pick_movement_symbol(page)
        page.locator(".hex[data-standing=lit]").first.click()


# The number of lit things that a bubble covers.
COVERED = """
() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  return [...document.querySelectorAll("[data-standing=lit], .prompt")].filter((thing) => {
    const lit = thing.getBoundingClientRect();
    return lit.left < bubble.right && bubble.left < lit.right && lit.top < bubble.bottom &&
      bubble.top < lit.bottom;
  }).length;
}
"""


def cave(page: Page) -> None:
    """Sit at a table of Vast after the first choice."""
    sit_at(page, open_table(page, *["me"] * 5, game="vast", roles="KGDCT"))
    page.locator("[data-thing='cube:movement'][data-standing=lit]").first.click()
    page.wait_for_selector("[data-thing^='way:'][data-standing=lit]")


def market(page: Page) -> None:
    sit_at(page, open_table(page, "me", "bot:1", game="volfyirion", first="seat"))
    page.wait_for_selector(LIT)


def test_no_bubble_opens_under_a_mouse_that_has_not_moved_since_its_click(new_page):
    """The clicked cube cannot be clicked again, and the mouse still lies on it."""
    page = new_page(width=1440, height=900)
    sit_at(page, open_table(page, *["me"] * 5, game="vast", roles="KGDCT"))
    cube = page.locator("[data-thing='cube:movement'][data-standing=lit]").first
    page.wait_for_function(AT_REST)
    box = cube.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.wait_for_selector("[data-thing^='way:'][data-standing=lit]")
    page.mouse.move(x + 2, y)  # a hand is never quite still
    page.wait_for_timeout(1200)
    expect(page.locator(".bubble")).to_have_count(0)


def test_no_bubble_opens_under_a_mouse_that_rests_when_a_table_opens(new_page):
    page = new_page(width=1440, height=900)
    market(page)
    card = page.locator("[data-thing^='centre:']").first.bounding_box()
    assert card is not None
    page.evaluate("history.replaceState(null, '', location.hash); location.hash = '#/rules/drako'")
    page.wait_for_selector(".leaf")
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    page.mouse.click(x, y)
    page.go_back()
    page.wait_for_selector(LIT)
    page.mouse.move(x + 2, y)  # a hand is never quite still
    page.wait_for_timeout(1200)
    expect(page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize(
    ("seat_at", "subject"),
    [(cave, ".mine [data-thing]"), (market, "[data-thing^='lair:']")],
    ids=["vast", "volfyirion"],
)
def test_a_bubble_covers_nothing_that_is_lit(new_page, seat_at, subject):
    page = new_page(width=1440, height=900)
    seat_at(page)
    page.locator(subject).filter(visible=True).last.hover()
    expect(page.locator(".bubble")).to_be_visible()
    assert page.evaluate(COVERED) == 0
