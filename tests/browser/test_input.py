"""The same handles for mouse, finger and keyboard; and why not."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.support.site import lift_curtain, open_table, press_long, sit_at

LINE = "aside li[data-versions]"
LIT = "[data-standing=lit]"


def seated(page: Page) -> Page:
    sit_at(page, open_table(page, "me", "me"))
    expect(page.locator("[data-standing=lit]").first).to_be_visible()
    return page


def movable(page: Page) -> Locator:
    """A symbol that leads to a choice of hexes: the dragon's Move or Flight."""
    half = ".half[data-standing=lit][data-thing*='symbol:{}']"
    return page.locator(f"{half.format('move')}, {half.format('flight')}")


def test_by_keyboard_alone_turns_are_played(somebody):
    page = seated(somebody())
    for side in ("Dwarves", "Dragon", "Dwarves"):
        press_on(page)
        page.locator(".pass-screen .act").press("Enter")
        expect(page.locator(".near h2")).to_have_text(side)


def press_on(page: Page) -> None:
    """Tab to something that can be done, and Enter, until the turn is over."""
    doable = "[data-thing][tabindex='0'], .ways .act"
    for _ in range(400):
        page.wait_for_selector(f"{doable}, .pass-screen")
        if page.locator(".pass-screen").count():
            return
        page.keyboard.press("Tab")
        if page.evaluate(f'document.activeElement.matches("{doable}")'):
            page.keyboard.press("Enter")
    raise AssertionError("the turn never ends")


def test_tab_goes_through_what_can_be_done_and_arrows_to_all_the_rest(somebody):
    page = seated(somebody())
    page.locator("[data-standing=lit]").first.focus()
    page.keyboard.press("Tab")
    standing = "document.activeElement.getAttribute('data-standing')"
    assert page.evaluate(standing) in ("lit", None)
    page.locator('[data-thing="hex:c2"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.thing") in ("hex:c3", "figure:dragon")


def test_a_mouse_that_rests_tells_what_a_symbol_does(somebody):
    page = seated(somebody())
    pile = page.locator('button[data-thing="pile:deck"]')
    pile.hover()
    expect(page.get_by_role("status").filter(has_text="draw two cards")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("status").filter(has_text="draw two cards")).to_have_count(0)
    page.mouse.move(2, 2)
    pile.hover()
    page.get_by_role("link", name="Rule 3.3").click()
    expect(page.locator("dialog .asked")).to_contain_text("Draw:")


def test_a_mouse_that_has_gone_away_is_told_nothing(somebody):
    page = seated(somebody())
    page.locator('button[data-thing="pile:deck"]').hover()
    page.mouse.move(2, 2)
    page.wait_for_timeout(1200)
    expect(page.locator(".bubble")).to_have_count(0)


def test_escape_goes_back_a_step_and_a_change_of_mind_needs_none(somebody):
    page = seated(somebody())
    half = pick_a_way_to_move(page)
    expect(page.locator(".path span").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hex[data-standing=lit]")).to_have_count(0)
    if page.locator(".path span").count():  # a figure had to be picked too
        page.keyboard.press("Escape")
    expect(half).to_have_attribute("data-standing", "lit")


def pick_a_way_to_move(page: Page) -> Locator:
    """Touch a symbol that lets a figure of whoever is asked move; draw until there is one."""
    while not movable(page).count():
        seen = page.locator(LINE).count()
        page.locator('[data-thing="pile:deck"], .half[data-standing=lit]').last.click()
        expect(page.locator(LINE).nth(seen)).to_be_attached()
        page.wait_for_selector(f"{LIT}, .pass-screen")
        if page.locator(".pass-screen").count():
            lift_curtain(page)
            page.wait_for_selector(LIT)
    half = movable(page).first
    half.click()
    while not page.locator(".hex[data-standing=lit]").count():
        page.locator(".figure[data-standing=lit]").first.click()
    return half


def test_why_not_on_hover_names_the_reason_and_opens_its_rule(somebody):
    page = seated(somebody())
    page.locator('[data-thing="hex:e2"]').hover()
    reason = page.locator("[role=status].slab", has_text="Why not?")
    expect(reason).to_be_visible()
    reason.get_by_role("link").click()
    clause = page.locator("dialog .asked")
    expect(clause).to_be_visible()


def test_why_not_on_a_long_press_of_a_finger(somebody):
    page = seated(somebody(width=390, height=844, has_touch=True))
    press_long(page, page.locator('[data-thing="hex:e2"]'))
    expect(page.locator("[role=status].slab", has_text="Why not?")).to_be_visible()


def test_a_finger_plays(somebody):
    page = seated(somebody(width=390, height=844, has_touch=True))
    before = page.locator(".near .pile b").first.inner_text()
    page.locator('[data-thing="pile:deck"]').tap()
    expect(page.locator(".near .pile b").first).not_to_have_text(before)


def test_the_log_lights_up_what_it_speaks_of(somebody):
    page = seated(somebody("it"))
    pick_a_way_to_move(page)
    page.locator(".hex[data-standing=lit]").first.click()
    line = page.locator("aside li", has_text=re.compile(" va in | atterra ")).last
    expect(line).to_be_visible()
    lift_curtain(page)
    expect(page.locator(".figure[data-mentioned]")).to_have_count(0)
    line.hover()
    expect(page.locator(".figure[data-mentioned]")).to_have_count(1)
    expect(page.locator(".hex[data-mentioned]")).to_have_count(1)


def test_undo_takes_back_a_move_and_says_why_when_it_cannot(somebody):
    page = seated(somebody())
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
    expect(page.locator("aside li").last).to_have_text("The Dwarves took back a move.")


def move_quietly(page: Page) -> None:
    """A first action that brings nothing hidden to light: a card for no effect, or a step."""
    spare = page.locator(".half[data-standing=spare]")
    if spare.count():
        spare.first.click()
        page.get_by_role("button", name="Discard for no effect").click()
    else:
        pick_a_way_to_move(page)
        page.locator(".hex[data-standing=lit]").first.click()
