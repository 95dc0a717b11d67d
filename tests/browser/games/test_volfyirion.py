"""Volfyirion in the browser: a whole match, every mode, and hidden information."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.site import (
    Site,
    await_verdict,
    end_turn,
    in_sight,
    leave_pass_screen,
    long_press,
    look_at,
    open_table,
    play,
    sit_at,
    too_small,
)
from tests.browser.test_pages import assert_accessible

GOING_ON = "[data-standing=lit], .ways .act, .pass-screen"
MODES = {"duel": 2, "solo": 1, "team": 4, "coop": 2}

# End every turn at once and answer all questions until the game is over.
END_EVERY_TURN = """
async () => {
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const ways = ['[data-choice="choice:end"]', '[data-choice="choice:decline"]',
                '[data-standing="lit"]', ".ways .act"];
  const until = Date.now() + 150_000;
  while (!document.querySelector(".verdict")) {
    if (Date.now() > until) throw new Error("the game does not end");
    const way = ways.map((way) => document.querySelector(way)).find((found) => found !== null);
    if (way) click(way);
    await new Promise((done) => setTimeout(done, 5));
  }
}
"""


def open_volfyirion(page: Page, *seats: str, **options: str) -> str:
    table = open_table(page, *seats, game="volfyirion", **options)
    sit_at(page, table)
    return table


def overflow(page: Page) -> list[int]:
    """Return how far the table, its stage and the page overflow, in pixels."""
    over = "(element) => element.scrollHeight - element.clientHeight"
    return [int(page.locator(part).evaluate(over)) for part in (".surface", ".table-area", "html")]


def test_a_match_against_a_bot_to_the_end_and_its_replay(new_page):
    page = new_page()
    table = open_volfyirion(page, "me", "bot:2", first="seat")
    play(page, seed=7, choices=30)
    page.evaluate(END_EVERY_TURN)
    assert await_verdict(page) in ("Victory", "Defeat")
    expect(page.locator("dialog table")).to_contain_text("Cities standing")
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".site.ruin")).not_to_have_count(0)
    page.get_by_role("button", name="Check that chance was fair").click()
    expect(page.locator(".fair").first).to_contain_text("correct. Each one follows")


def test_cards_are_played_and_undone_and_a_centre_card_can_be_exchanged(new_page):
    page = new_page("it", width=390, height=844)
    open_volfyirion(page, "me", "me", first="seat")
    held = page.locator(".hands .card")
    expect(held).to_have_count(5)
    held.first.click()
    expect(held).to_have_count(4)
    expect(page.locator("[data-place='area:0'] .chip")).to_have_count(1)
    page.get_by_role("button", name="Annulla").click()
    expect(held).to_have_count(5)
    page.locator("[data-thing^='centre:']").first.click()  # it can be exchanged (6.3)
    expect(page.locator("[data-choice='choice:exchange'], .ways .act").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_card_that_can_only_be_exchanged_is_marked_as_such(new_page):
    page = new_page()
    open_volfyirion(page, "me", "me", first="seat")
    centre = page.locator("[data-thing^='centre:']")
    expect(centre).to_have_count(5)
    expect(page.locator("[data-thing^='centre:'].swapped")).to_have_count(5)  # nothing to spend yet
    page.get_by_role("button", name="Play all (5)").click()
    expect(page.locator(".hands .card")).to_have_count(0)
    have = int(page.locator("[data-place='pool:0:command'] b").inner_text())
    for card in centre.all():
        price = int(card.locator(".cost i").get_attribute("data-print"))
        marked = "swapped" in (card.get_attribute("class") or "").split()
        assert marked == (price > have)


def test_all_cards_are_played_by_one_button_and_taken_back_one_by_one(new_page):
    page = new_page("it", width=390, height=844)
    open_volfyirion(page, "me", "me", first="seat")
    page.get_by_role("button", name="Gioca tutte (5)").click()
    held = page.locator(".hands .card")
    expect(held).to_have_count(0)
    expect(page.get_by_role("button", name="Gioca tutte")).to_have_count(0)
    page.get_by_role("button", name="Annulla").click()
    expect(held).to_have_count(1)


def test_ending_a_turn_early_is_confirmed_once_and_never_the_main_button(new_page):
    page = new_page()
    open_volfyirion(page, "me", "me", first="seat")
    end = page.locator("[data-choice='choice:end']")
    expect(end).to_have_class(re.compile(r"\btool\b"))
    end.click()
    expect(page.locator(".question")).to_contain_text("You can still play 5 cards.")
    expect(end).to_have_class(re.compile(r"\btool\b"))
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator(".question")).not_to_contain_text("can still play")
    page.get_by_role("button", name="Play all (5)").click()
    expect(page.get_by_role("button", name="Play all")).to_have_count(0)
    expect(end).to_have_class(re.compile(r"\btool\b"))
    end.click()
    expect(page.locator(".question")).to_contain_text("You can still spend")
    end.click()
    expect(page.locator(".pass-screen")).to_be_visible()


def test_the_newest_discard_lies_on_top(new_page):
    page = new_page()
    open_volfyirion(page, "me", "bot:1", first="seat")
    page.get_by_role("button", name="Play all (5)").click()
    bought = page.locator("[data-thing^='centre:'][data-standing=lit]:not(.swapped)").first
    card = bought.get_attribute("data-about")
    bought.click()
    acquire = page.locator("[data-choice='choice:acquire']")
    if acquire.count():
        acquire.click()
    top = page.locator("[data-place='discard:0'] [data-top]")
    expect(top).to_have_attribute("data-top", card)
    page.reload()  # then the page learns it from the log
    expect(top).to_have_attribute("data-top", card)
    end_turn(page)
    expect(top).not_to_have_attribute("data-top", card)


def test_the_goal_and_the_legend_are_one_glance_and_one_click_away(new_page):
    page = new_page("it", width=390, height=844)
    open_volfyirion(page, "me", "me", mode="coop")
    goal = page.locator("section.goal-line")
    expect(goal.get_by_role("img", name="Casata Rorius: in piedi 3 su 3")).to_be_visible()
    expect(goal.get_by_role("img", name="0 su 30 Punti Battaglia")).to_be_visible()
    goal.get_by_role("button", name="Obiettivo e simboli").click()
    legend = page.locator("dialog")
    expect(legend).to_contain_text("30 Punti Battaglia o 30 Punti Conoscenza in un turno")
    expect(legend).to_contain_text("Sposta Volfyirion")


@pytest.mark.parametrize("mode", MODES)
def test_question_hand_and_own_cities_are_in_sight(new_page, mode):
    """Test a phone, a phone on its side, a laptop at 200 % and a low laptop."""
    page = new_page("it")
    open_volfyirion(page, *["me"] * MODES[mode], mode=mode)
    expect(page.locator(GOING_ON).first).to_be_visible()
    if page.locator(".pass-screen").count():  # the other side starts
        leave_pass_screen(page)
    page.locator(".corner .act").click()  # close the tip
    expect(page.locator(".hands .card").first).to_be_visible()
    city = ".surface > .realm:not(.other) .site"
    for width, height in ((390, 844), (844, 390), (683, 384), (1366, 650)):
        look_at(page, width, height)
        for part in (".question", ".hands .card", *([city] if height > 500 else [])):
            assert in_sight(page, part), (part, width)


def test_hovering_a_card_tells_what_it_does_and_why_it_cannot_be_used(new_page):
    page = new_page()
    open_volfyirion(page, "me", "me", first="seat")
    page.locator(".hands [data-about='card:prospector']").first.hover()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Starting card.")
    expect(bubble).to_contain_text("Gives 1 command point.")
    assert bubble.locator(".card").bounding_box()["width"] > 120  # it is shown large
    expect(bubble).not_to_contain_text("Why not?")
    page.mouse.move(0, 0)  # away from the card
    expect(bubble).to_be_hidden()
    page.locator("[data-thing^='lair:']").first.hover()
    expect(bubble).to_contain_text("Wonder.")
    expect(bubble).to_contain_text("Why not?")
    bubble.hover()  # the bubble stays open under the mouse
    page.wait_for_timeout(600)
    bubble.get_by_role("link", name="Rule 7.6").first.click()
    expect(page.locator("dialog .asked")).to_contain_text("Acquire a Wonder")


def test_a_long_press_tells_what_a_card_does_and_plays_nothing(new_page):
    page = new_page("it", width=390, height=844, has_touch=True)
    open_volfyirion(page, "me", "me", first="seat")
    held = page.locator(".hands [data-about='card:prospector']")
    before = held.count()
    long_press(page, held.first)
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Carta iniziale.")
    expect(bubble.get_by_role("link", name="Regola 4.3")).to_be_visible()
    assert held.count() == before
    held.first.tap()
    expect(held).to_have_count(before - 1)
    long_press(page, page.locator(".chip[data-about='card:prospector']"))
    expect(bubble).to_contain_text("Dà 1 Punto Comando.")


def test_focusing_a_card_by_keyboard_tells_what_it_does(new_page):
    page = new_page()
    open_volfyirion(page, "me", "me", first="seat")
    page.locator(".hands .card").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".bubble")).to_contain_text("Starting card.")
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)


def test_a_spectator_is_told_what_cards_do(new_page):
    player, watcher = new_page(), new_page()
    sit_at(watcher, open_volfyirion(player, "me", "me", first="seat"))
    watcher.locator("[data-thing^='centre:']").first.hover()
    expect(watcher.locator(".bubble")).to_contain_text("Price")
    expect(watcher.locator(".bubble")).not_to_contain_text("Why not?")


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_played_and_read_and_fits_the_screen(new_page, mode):
    page = new_page("it", width=1440, height=900)
    open_volfyirion(page, *["me"] * MODES[mode], mode=mode)
    play(page, seed=2, choices=20)
    expect(page.locator("section.realm")).to_have_count(MODES[mode])
    expect(page.locator(GOING_ON).first).to_be_visible()
    assert overflow(page) == [0, 0, 0]
    look_at(page, 1024, 768)
    assert overflow(page) == [0, 0, 0]
    for width, height in ((390, 844), (360, 640)):
        look_at(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert too_small(page) == []


def test_the_question_names_a_missing_player_and_all_who_act_together(new_page):
    """Each player's question names their own house."""
    anna, bruno = new_page("en"), new_page("it")
    open_volfyirion(anna, "me", "open", mode="coop")
    link = anna.locator("dialog input").first.input_value()
    anna.keyboard.press("Escape")
    expect(anna.locator(".question")).to_have_text("Waiting for a player to join as House Rorius.")
    anna.get_by_role("button", name="Show the link").click()
    expect(anna.locator("dialog input").first).to_have_value(link)
    bruno.goto(link)
    bruno.locator(".pass-screen .act").click()
    expect(anna.locator(".question")).to_contain_text("House Volarees:")
    expect(bruno.locator(".question")).to_contain_text("Casata Rorius:")


def test_a_new_table_shows_only_the_options_of_its_mode(new_page):
    page = new_page()
    page.goto("/#/new/volfyirion")
    page.locator("summary").click()
    expect(page.get_by_label("Mercenaries")).to_be_visible()
    expect(page.get_by_label("Difficulty")).to_have_count(0)
    page.get_by_label("Mercenaries").select_option("Yes")
    page.get_by_label("Alone", exact=True).check()
    expect(page.get_by_label("Mercenaries")).to_have_count(0)
    page.get_by_label("Difficulty").select_option("Hard")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".rage")
    table = page.url.split("/")[-1]
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    chosen = {name: options[name] for name in ("mode", "difficulty", "mercenaries")}
    assert chosen == {"mode": "solo", "difficulty": "hard", "mercenaries": "no"}


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 390)])
def test_axe_finds_nothing_at_the_table(new_page, scheme, width):
    page = new_page(width=width, color_scheme=scheme)
    open_volfyirion(page, "me", "me", first="seat", perks="yes", ploys="yes", collect="hand")
    expect(page.locator("[data-standing=lit]").first).to_be_visible()
    page.locator(".hands .card").first.click()
    expect(page.locator("[data-place='area:0'] .chip")).to_have_count(1)
    assert_accessible(page)
    page.get_by_role("button", name="Show Every card").first.click()
    page.wait_for_selector("dialog .card")
    assert_accessible(page)


def test_a_spectator_sees_nothing_hidden(new_page):
    player, watcher = new_page(), new_page()
    table = open_volfyirion(player, "me", "me", first="seat", ploys="yes", top="down")
    expect(player.locator(".hands .card").first).to_be_visible()
    sit_at(watcher, table)
    assert watcher.locator(".hands .card").count() == 0
    expect(watcher.locator(".ploy")).to_have_text(["a secret Ploy"] * 2)
    assert player.locator(".ploy", has_text="a secret Ploy").count() == 1
    assert watcher.locator(".stock .card").count() == 0
    watcher.get_by_role("button", name="As text").click()
    expect(watcher.locator("dialog")).to_contain_text("Hand 5")
    expect(watcher.locator("dialog")).not_to_contain_text("Hand:")


def test_a_table_outlives_the_server(new_page, fragile_site: Site):
    page = new_page(address=fragile_site.address)
    open_volfyirion(page, "me", "me", first="seat")
    play(page, seed=3, choices=2)
    shown = ".realm .pile, .market .card .name, .hands .card .name"
    expect(page.locator(GOING_ON).first).to_be_visible()
    before = page.locator(shown).all_inner_texts()
    fragile_site.restart()
    page.reload()
    leave_pass_screen(page)
    assert page.locator(shown).all_inner_texts() == before
    play(page, seed=4, choices=5)


def pick_card_with_two_uses(anna: Page, bruno: Page) -> str:
    """Let Anna, an ally of Bruno, pick a card that she can use in two ways. Return the table.

    Not every strategic centre has such a card, so this tries several tables.
    """
    seats = ("me", "open", "bot:1", "bot:1")
    for _ in range(20):
        table = open_table(anna, *seats, game="volfyirion", mode="team", first="seat")
        key = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]["key"]
        bruno.request.post(f"/api/tables/{table}/sit", data={"seat": 1, "key": key})
        sit_at(anna, table)
        play_hand(anna)
        for card in anna.locator("[data-thing^='centre:'][data-standing=lit]").all()[:1]:
            card.click()
        if anna.locator(".question .path").count():
            return table
    raise AssertionError("no table has a card with two uses")


def play_hand(page: Page) -> None:
    held = page.locator(".hands .card")
    expect(held.first).to_be_visible()
    for left in reversed(range(held.count())):
        held.first.click()
        expect(held).to_have_count(left)


def test_a_choice_that_is_half_made_survives_the_move_of_an_ally(new_page):
    anna, bruno = new_page(), new_page()
    table = pick_card_with_two_uses(anna, bruno)
    picked, ways = anna.locator("[data-standing=picked]"), anna.locator(".ways .act")
    expect(picked).to_have_count(1)
    card, before = picked.get_attribute("data-thing"), ways.all_inner_texts()

    sit_at(bruno, table)
    lines = anna.locator(".log li").count()
    bruno.locator(".hands [data-thing^='hand:']").first.click()
    expect(anna.locator(".log li")).to_have_count(lines + 1)
    expect(anna.locator("[data-standing=picked]")).to_have_attribute("data-thing", card)
    assert set(before) <= set(ways.all_inner_texts())

    ways.first.click()
    expect(anna.locator("[data-standing=picked]")).to_have_count(0)
    expect(anna.locator(".log li")).not_to_have_count(lines + 1)
    expect(anna.get_by_role("alert")).to_have_count(0)
