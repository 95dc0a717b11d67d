"""The surroundings of the cave of Vast: clocks, the legend, and questions before a turn ends."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.site import AT_REST, in_sight, open_table, play, sit_at
from tests.browser.test_pages import assert_accessible

SCREENS = [(390, 844), (1440, 900)]


def open_with_clock(page: Page, roles: str) -> None:
    """Open a table with a clock. This player has the first role, bots have the others."""
    seats = ["me", *["bot:1"] * (len(roles) - 1)]
    clock = {"type": "fischer", "initial": 600_000, "increment": 30_000}
    body = {"game": "vast", "seats": seats, "options": {"roles": roles}, "clock": clock}
    sit_at(page, page.request.post("/api/tables", data=body).json()["id"])


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_every_seat_has_its_clock_at_its_board_or_crest(new_page, width, height):
    page = new_page("it", width=width, height=height)
    open_with_clock(page, "KGDCT")
    expect(page.locator(".board .seat-clock")).to_have_count(1)
    crests = page.locator(".others .role")
    expect(crests.locator(".seat-clock")).to_have_count(4)
    for seat in crests.all():
        crest, clock = seat.bounding_box(), seat.locator(".seat-clock").bounding_box()
        assert clock["x"] >= crest["x"]
        assert clock["x"] + clock["width"] <= crest["x"] + crest["width"]
    crests.first.get_by_role("button").click()
    expect(page.locator(".seat-clock")).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_ending_a_turn_early_is_confirmed_once_and_never_the_main_button(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "me", game="vast", roles="KG"))
    end, question = (
        page.locator("[data-choice='choice:end_knight_turn']"),
        page.locator(".question"),
    )
    expect(end).to_have_class(re.compile(r"\btool\b"))
    end.click()
    expect(question).to_contain_text("You still have 2 cubes in hand.")
    page.get_by_role("button", name="Keep playing").click()
    expect(question).not_to_contain_text("in hand")
    page.locator("[data-thing='cube:strength']").click()
    page.locator("[data-thing='cube:strength']").click()
    end.click()
    expect(question).to_contain_text("You can still take 1 step.")
    expect(end).to_have_class(re.compile(r"\btool\b"))
    end.click()
    expect(page.locator("ol.log")).to_contain_text("Ends the turn.")


def test_the_dragon_must_confirm_the_loss_of_unused_cards(new_page):
    """The end of the turn replaces the whole hand, used or not (§25.9)."""
    page = new_page()
    sit_at(page, open_table(page, "me", game="vast", roles="D"))
    end, question = (
        page.locator("[data-choice='choice:end_dragon_turn']"),
        page.locator(".question"),
    )
    held = page.locator("[data-thing^='card:']").count()
    expect(end).to_have_class(re.compile(r"\btool\b"))
    end.click()
    expect(question).to_contain_text(f"You can still use {held} cards in your hand.")
    page.get_by_role("button", name="Keep playing").click()
    expect(question).not_to_contain_text("in your hand")
    end.click()
    end.click()
    expect(page.locator("ol.log")).to_contain_text("Ends the turn.")


def test_a_confirmation_can_be_given_by_keyboard(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", game="vast", roles="D"))
    page.locator("[data-choice='choice:end_dragon_turn']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("ol.log")).to_contain_text("Ends the turn.")


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_legend_tells_goals_and_symbols(new_page, width, height):
    page = new_page("it", width=width, height=height)
    sit_at(page, open_table(page, *["me"] * 5, game="vast", roles="KGDCT"))
    button = page.get_by_role("button", name="Obiettivi e simboli")
    assert button.bounding_box()["width"] >= 44
    assert in_sight(page, ".legend")
    button.click()
    sheet = page.get_by_role("dialog", name="Obiettivi e simboli")
    page.wait_for_function(AT_REST)
    for text in ("uccidere il Drago", "Mappa Antica", "Avidità", "quarzo", "Muro di Fiamme"):
        expect(sheet.get_by_text(text)).to_have_count(1)
    assert sheet.locator(".body").evaluate("(body) => body.scrollWidth <= body.clientWidth")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("roles", ["KG", "KGDCT"])
def test_question_answer_and_cave_are_in_sight_on_low_screens(new_page, roles):
    """Test a phone on its side, a laptop at 200 % and a low laptop. Nothing covers the cave."""
    page = new_page("it", width=1366, height=650)
    sit_at(page, open_table(page, "me", *["bot:1"] * (len(roles) - 1), game="vast", roles=roles))
    page.get_by_role("button", name="Capito").click()  # close the new guest's tip
    for width, height in ((1366, 650), (844, 390), (683, 384)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(AT_REST)
        for part in (".question", ".ways [data-choice], .ways .act"):
            assert in_sight(page, part), (part, width)
        expect(page.locator(".surface .ground")).to_be_in_viewport(ratio=0.99)
        cave, crest = (
            page.locator(each).first.bounding_box() for each in (".surface .ground", ".others")
        )
        assert crest["x"] >= cave["x"] + cave["width"], width


def test_on_a_desk_a_tile_that_is_turned_takes_no_room_from_the_cave(new_page):
    page = new_page("it", width=1024, height=768)
    open_with_clock(page, "KGDCT")
    cave, turns = page.locator(".surface .ground"), page.locator(".turns")
    before = cave.bounding_box()["height"]
    for seed in range(200):
        if turns.count():
            break
        play(page, seed, choices=1)
        page.wait_for_timeout(20)
    expect(turns).to_be_visible()
    assert cave.bounding_box()["height"] > before - 20
    assert in_sight(page, ".turns button")
    assert in_sight(page, ".question")
    others = page.locator(".others")
    assert others.evaluate("(crests) => crests.scrollHeight <= crests.clientHeight")


def test_a_single_crest_in_a_replay_leaves_room_for_the_cave(new_page):
    page = new_page("it", width=1024, height=768)
    table = open_table(page, "me", "me", game="vast", roles="KG")
    page.goto(f"/#/replay/{table}")
    expect(page.locator(".others .role")).to_have_count(1)
    assert page.locator(".others").bounding_box()["height"] < 80
