"""A table for those who type, and for those who hear what is on it."""

import re

from playwright.sync_api import expect

from tests.browser.site import open_table, sit_at, use_tool

FOCUSED = "document.activeElement"


def test_a_new_game_puts_the_focus_into_the_game(somebody):
    page = somebody()
    page.goto("/#/new/drako")
    page.get_by_role("button", name="Start", exact=True).press("Enter")
    page.wait_for_selector(".surface")
    page.wait_for_function(f"{FOCUSED}.matches('.question')")
    page.wait_for_selector("[data-standing=lit]")  # the bot has had its turn
    page.keyboard.press("ArrowDown")
    assert page.evaluate(f"{FOCUSED}.closest('[data-thing]') !== null")


def test_the_keys_are_shown_at_the_table(somebody):
    page = somebody("it")
    sit_at(page, open_table(page, "me", "me"))
    keys = page.get_by_role("dialog", name="Tastiera")
    page.keyboard.press("?")
    expect(keys).to_contain_text("U annulla, H chiede al maestro")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    use_tool(page, page.locator("header .tool", has_text="Tastiera"))
    expect(keys).to_be_visible()


def test_the_halves_of_a_card_belong_to_their_card(somebody):
    page = somebody()
    sit_at(page, open_table(page, "me", "me"))
    pair = page.locator(".hands .card.pair").first
    expect(pair).to_have_role("group")
    first, second = pair.get_by_role("button").all()
    name = f"{first.get_attribute('aria-label')} / {second.get_attribute('aria-label')}"
    expect(pair).to_have_accessible_name(name)


def test_what_cannot_be_used_says_so_and_why(somebody):
    page = somebody()
    sit_at(page, open_table(page, "me", "me"))
    away = page.locator('[data-thing="hex:a1"]')
    expect(away).to_have_attribute("aria-disabled", "true")
    page.locator('[data-thing="hex:a2"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(away).to_be_focused()
    expect(away).to_have_accessible_description(
        re.compile("Pick a card and one of its symbols first")
    )


def test_a_hint_that_cannot_be_had_says_why(somebody):
    page = somebody()
    sit_at(page, open_table(page, "me", "open"))
    page.keyboard.press("Escape")  # the invitation
    hint = page.get_by_role("button", name="Hint")
    expect(hint).to_have_attribute("aria-disabled", "true")
    expect(hint).to_have_accessible_description("There is nothing to choose now.")
    hint.click(force=True)
    expect(page.locator("header [role=status]")).to_have_text("There is nothing to choose now.")


def test_every_option_is_explained_in_one_sentence(somebody):
    page = somebody("it")
    page.goto("/#/new/volfyirion")
    expect(page.get_by_text("Un duello, da soli contro il drago")).to_be_visible()
    page.get_by_text("Opzioni").click()
    expect(page.get_by_label("Sabotatori")).to_have_accessible_description(
        "Due carte deboli entrano nel mazzo: chi ne acquisisce una la dà al nemico."
    )
    assert all(page.locator(".options p").all_inner_texts())
