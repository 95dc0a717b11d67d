"""Volfyirion on a phone: everything fits, and nothing moves."""

import pytest
from playwright.sync_api import expect

from tests.browser.games.test_volfyirion import open_volfyirion, overflow
from tests.browser.support.site import play, too_small


@pytest.mark.parametrize("seed", range(2, 4))
def test_a_duel_fits_a_phone(new_page, seed):
    page = new_page("it", width=390, height=844)
    open_volfyirion(page, "me", "me", first="seat")
    for choices in (0, 3, 3, 3):
        play(page, seed=seed, choices=choices)
        assert overflow(page) == [0, 0, 0]


def test_three_answers_share_a_row_on_a_phone(new_page):
    page = new_page("it", width=390, height=844)
    open_volfyirion(page, "me", "me", first="seat")
    answers = page.locator(".asked button")
    expect(answers).to_have_count(3)
    boxes = [answer.bounding_box() for answer in answers.all()]
    assert len({(box["y"], box["height"]) for box in boxes}) == 1
    assert too_small(page) == []


def test_cities_keep_their_size_on_a_phone_during_every_question(new_page):
    page = new_page(width=390, height=844)
    open_volfyirion(page, "me", "me", first="seat")
    realms = "(realms) => realms.map((realm) => Math.round(realm.offsetHeight))"
    heights = page.locator(".realm").evaluate_all(realms)
    page.locator("[data-thing^='centre:']").first.click()
    expect(page.locator(".prompt .path")).to_be_visible()
    assert page.locator(".realm").evaluate_all(realms) == heights
    page.get_by_role("button", name="Cancel").click()
    page.locator("[data-choice='choice:end']").click()
    expect(page.get_by_role("button", name="Keep playing")).to_be_visible()
    assert page.locator(".realm").evaluate_all(realms) == heights


TOPS = """
() => [...document.querySelectorAll("div.realm, .middle, .question, .hands")]
  .map((part) => Math.round(part.getBoundingClientRect().top))
"""


def test_a_phone_table_does_not_move_when_cards_enter_play(new_page):
    """Cards are played one by one until the hand is empty."""
    page = new_page("it", width=390, height=844)
    open_volfyirion(page, "me", "me", first="seat")
    page.get_by_role("button", name="Gioca tutte (5)").click()
    held = page.locator(".hands .card")
    expect(held).to_have_count(0)
    empty = page.evaluate(TOPS)
    for count in (1, 3, 5):
        while held.count() < count:
            before = held.count()
            page.get_by_role("button", name="Annulla").click()
            expect(held).to_have_count(before + 1)
        assert page.evaluate(TOPS) == empty, count
