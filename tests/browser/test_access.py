"""A table for players who use the keyboard or a screen reader."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from antro.games import GAMES
from tests.browser.support.site import (
    await_verdict,
    open_table,
    play,
    resign,
    sit_at,
    use_tool,
)
from tests.browser.test_pages import assert_accessible

FOCUSED = "document.activeElement"
SENTENCE = re.compile(r"^[A-ZÈ].+\.$")


def test_a_new_game_puts_the_focus_into_the_game(new_page):
    page = new_page()
    page.goto("/#/new/drako")
    page.get_by_role("button", name="Start", exact=True).press("Enter")
    page.wait_for_selector(".surface")
    page.wait_for_function(f"{FOCUSED}.matches('.question')")
    page.wait_for_selector("[data-standing=lit]")  # the bot has had its turn
    page.keyboard.press("ArrowDown")
    assert page.evaluate(f"{FOCUSED}.closest('[data-thing]') !== null")


def test_the_keys_are_shown_at_the_table(new_page):
    page = new_page("it")
    sit_at(page, open_table(page, "me", "me"))
    keys = page.get_by_role("dialog", name="Tastiera")
    page.keyboard.press("?")
    for line in (
        "Invio Spazio scelgono",
        "U annulla",
        "H chiede al maestro",
        "? mostra questi tasti",
    ):
        expect(keys.get_by_role("listitem").filter(has_text=line)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    use_tool(page, page.locator("header .tool", has_text="Tastiera"))
    expect(keys).to_be_visible()


def test_the_halves_of_a_card_belong_to_their_card(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "me"))
    pair = page.locator(".hands .card.pair").first
    expect(pair).to_have_role("group")
    first, second = pair.get_by_role("button").all()
    name = f"{first.get_attribute('aria-label')} / {second.get_attribute('aria-label')}"
    expect(pair).to_have_accessible_name(name)


def test_a_hex_that_cannot_be_used_says_why(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "me"))
    away = page.locator('[data-thing="hex:a1"]')
    expect(away).to_have_attribute("aria-disabled", "true")
    page.locator('[data-thing="hex:a2"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(away).to_be_focused()
    expect(away).to_have_accessible_description(
        re.compile("Pick a card and one of its symbols first")
    )


def test_an_unavailable_hint_says_why(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "open"))
    page.keyboard.press("Escape")  # the invitation
    hint = page.get_by_role("button", name="Hint")
    expect(hint).to_have_attribute("aria-disabled", "true")
    expect(hint).to_have_accessible_description("There is nothing to decide right now.")
    hint.click(force=True)
    expect(page.locator("header [role=status]")).to_have_text(
        "There is nothing to decide right now."
    )


def test_a_screen_reader_hears_the_explanation_of_an_option(new_page):
    page = new_page("it")
    page.goto("/#/new/volfyirion")
    expect(page.get_by_text("Gioca un duello, in solitario contro il drago")).to_be_visible()
    page.get_by_text("Opzioni").click()
    expect(page.get_by_label("Saboteur")).to_have_accessible_description(
        "Aggiunge due carte deboli. Quando ne Acquisisci una, "
        "va nella Pila degli Scarti dell’avversario."
    )


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained_in_every_mode(new_page, game, lang):
    page = new_page(lang, first=f"/#/new/{game}")
    summaries = page.locator("form summary")
    expect(summaries.first).to_be_visible()
    modes = page.locator("input[name=main]").all()
    for mode in modes or [page.locator("form")]:
        if modes:
            mode.check(force=True)
        for summary in summaries.all():
            if summary.evaluate("(summary) => !summary.parentElement.open"):
                summary.click()
        fields = page.locator(".options :is(select, textarea)[aria-describedby]")
        for field in fields.all():
            expect(field).to_have_accessible_description(SENTENCE)
        alone = page.locator(".options > div:not(.needs) :is(select, textarea)")
        assert fields.count() == alone.count() > 0


@pytest.mark.parametrize(
    ("game", "seats", "options", "card", "said"),
    [
        ("drako", 2, {}, ".hands [data-thing*='symbol:move']", "a figure moves up to n hexes"),
        ("heroes", 2, {"boards": "ready", "first": "seat"}, "[data-about^='spell:']", "Needs "),
        ("vast", 1, {"roles": "D"}, ".card[data-symbol]", "Powers are paid with symbols"),
    ],
    ids=["drako", "heroes", "vast"],
)
def test_a_card_opens_large_and_says_what_it_does(new_page, game, seats, options, card, said):
    page = new_page()
    sit_at(page, open_table(page, *["me"] * seats, game=game, **options))
    page.locator(card).first.hover()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text(said)
    expect(bubble.get_by_role("link")).not_to_have_count(0)  # to its rule
    box = bubble.locator(".card").bounding_box()
    assert box is not None
    assert box["width"] > 120


READY = {"pace": "stepped", "boards": "ready", "first": "seat"}
MISMATCH = {"runOnly": {"type": "rule", "values": ["label-content-name-mismatch"]}}


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_a_button_is_called_by_the_words_on_it(new_page, game, lang):
    page = new_page(lang)
    options = {"heroes": READY, "vast": {"roles": "KG"}}.get(game, {})
    sit_at(page, open_table(page, "me", "bot:1", game=game, **options))
    for choices in (0, 12):
        play(page, seed=5, choices=choices)
        page.wait_for_selector(".yours")
        assert misnamed(page) == []


def misnamed(page: Page) -> list[str]:
    """Return the buttons whose visible words are not in their names."""
    broken = Axe().run(page, options=MISMATCH).response["violations"]
    return [node["html"] for rule in broken for node in rule["nodes"]]


def test_axe_finds_nothing_at_the_end_of_a_game_and_on_its_replay(new_page):
    page = new_page()
    table = open_table(page, "me", "bot:1")
    sit_at(page, table)
    page.wait_for_selector(".yours")
    resign(page)
    await_verdict(page)
    assert_accessible(page)
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="To the end").wait_for()
    assert_accessible(page)
