"""Whole matches in the browser: against a bot, between two browsers, on one screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.support.site import (
    LAST_TOOL,
    await_verdict,
    follow_link,
    leave_pass_screen,
    open_table,
    play,
    sit_at,
    start_playing,
    use_tool,
)

VERDICTS = {"en": {"Victory", "Defeat", "Draw"}, "it": {"Vittoria", "Sconfitta", "Pareggio"}}


@pytest.mark.parametrize(
    ("lang", "width"), [("en", 1280), pytest.param("it", 390, marks=pytest.mark.nightly)]
)
def test_a_match_against_a_bot_from_the_first_page_to_the_rematch(new_page, lang, width):
    page = new_page(lang, width=width, first="/")
    page.locator(".hero .act").click()
    page.wait_for_selector(".surface")
    play(page, seed=3)
    assert await_verdict(page) in VERDICTS[lang]
    before = page.url
    dwarves = page.locator(".near h2").inner_text()
    page.locator("dialog .act").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".surface")
    expect(page.locator(".near h2")).not_to_have_text(dwarves)


def test_a_match_of_two_browsers_in_two_languages_with_a_spectator(new_page):
    anna, bruno, clara = new_page("en"), new_page("it"), new_page("en")
    anna.goto("/#/new/drako")
    anna.get_by_label("Trolls and Knights").check()
    anna.get_by_label("A friend with a link").check()
    anna.get_by_role("button", name="Start", exact=True).click()
    invitation = anna.get_by_role("dialog", name="Invite your opponent")
    link = invitation.get_by_label("Trolls").input_value()
    watch = invitation.get_by_label("Link for spectators").input_value()

    bruno.goto(link)
    bruno.get_by_role("button", name="Gioca come Troll").click()
    clara.goto(watch)
    clara.wait_for_selector(".surface")

    for page, seed in ((anna, 5), (bruno, 6)):
        page.wait_for_selector(".surface")
        start_playing(page, seed)
    assert {await_verdict(anna), await_verdict(bruno)} in (
        {"Victory", "Sconfitta"},
        {"Defeat", "Vittoria"},
    )
    assert await_verdict(clara) in ("Trolls", "Knights")
    assert clara.locator(".hands .card").count() == 0
    assert_same_reason_for_all(anna, bruno, clara)


DECIDED = {
    "en": r"The (Trolls|Knights) win: (the last of the \d (Trolls|Knights) is dead"
    r"|the Trolls have no cards left in hand or deck)\. §(11\.1|13\.2)",
    "it": r"Vincono i (Troll|Cavalieri): (è morto l’ultimo dei \d (Troll|Cavalieri)"
    r"|i Troll non hanno più carte, né in mano né nel mazzo)\. §(11\.1|13\.2)",
}


def assert_same_reason_for_all(anna, bruno, clara):
    """Check that all see the same winner, reason and rule, also in the log and in the replay."""
    why = [page.locator("dialog .why").inner_text() for page in (anna, bruno, clara)]
    assert why[0] == why[2]
    assert re.fullmatch(DECIDED["en"], why[0])
    assert re.fullmatch(DECIDED["it"], why[1])
    clause = anna.locator("dialog .why a")
    number = clause.inner_text().removeprefix("§")
    clause.click()
    expect(anna.locator(f"[id='clause-{number}']")).to_be_in_viewport()
    bruno.get_by_role("button", name="Mostra la plancia").click()
    expect(bruno.locator("aside li.end")).to_have_text(why[1])
    expect(bruno.locator(".question")).to_have_text(why[1].rpartition(" §")[0])
    follow_link(clara, clara.get_by_role("link", name="Replay"))
    clara.get_by_role("button", name="To the end").click()
    expect(clara.locator(".said .end")).to_have_text(why[2])


def test_an_invitation_works_in_a_browser_that_opened_no_other_page(new_page):
    """The link comes by mail, so this browser has never opened another page of the site."""
    anna = new_page()
    table = open_table(anna, "me", "open", matchup="dragon-dwarves")
    key = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]["key"]
    bruno = new_page(first=f"/#/table/{table}?seat=1&key={key}")
    bruno.locator(".pass-screen .act").click()
    expect(bruno.locator(".near h2")).to_have_text("Dwarves")
    expect(bruno.locator(".hands .card").first).to_be_visible()
    expect(bruno.get_by_role("alert")).to_have_count(0)
    bruno.reload()
    expect(bruno.locator(".near h2")).to_have_text("Dwarves")


def test_a_spectator_sees_no_hand_while_the_game_runs(new_page):
    player, watcher = new_page(), new_page()
    table = open_table(player, "me", "bot:1")
    sit_at(player, table)
    sit_at(watcher, table)
    expect(player.locator(".hands .card").first).to_be_visible()
    assert watcher.locator(".hands .card").count() == 0
    watcher.get_by_role("button", name="As text").click()
    expect(watcher.locator("dialog")).to_contain_text("cards in hand")
    expect(watcher.locator("dialog")).not_to_contain_text("In hand:")


def test_a_hot_seat_hides_the_hand_until_the_other_is_ready(new_page):
    page = new_page("it")
    sit_at(page, open_table(page, "me", "me"))
    page.locator('[data-thing="pile:deck"]').click()  # the first turn has one action (3.1)
    page.wait_for_selector(".pass-screen")
    assert page.locator(".hands .card").count() == 0
    expect(page.locator(".pass-screen h2")).to_have_text("Passa lo schermo ai Nani")
    page.locator(".pass-screen .act").click()
    expect(page.locator(".near h2")).to_have_text("Nani")
    expect(page.locator(".hands .card").first).to_be_visible()
    play(page, seed=2, choices=20)
    expect(page.locator(".pass-screen, [data-standing=lit], .ways .act").first).to_be_visible()


def test_a_hot_seat_shows_the_pass_screen_again_after_a_reload(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "me", redraw="yes"))
    for name in ("Dwarves", "Dragon"):
        page.locator(".ways .act").first.click()  # each player keeps the dealt hand
        expect(page.locator(".pass-screen h2")).to_have_text(f"Pass the screen to the {name}")
        page.reload()
        expect(page.locator(".pass-screen h2")).to_have_text(f"Pass the screen to the {name}")
        assert page.locator(".hands .card").count() == 0
        leave_pass_screen(page)
        expect(page.locator(".near h2")).to_have_text(name)
        expect(page.locator(".hands .card").first).to_be_visible()


def test_fury_is_asked_for_when_the_actions_are_spent(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "me", matchup="dragon-dwarves"))
    deck, held = page.locator('.near [data-thing="pile:deck"]'), page.locator(".hands .card")
    deck.click()  # the dragon's only action (3.1)
    leave_pass_screen(page)
    expect(page.locator(".near h2")).to_have_text("Dwarves")
    deck.click()
    expect(page.locator(".question")).to_contain_text("1 action left")
    deck.click()
    expect(page.locator(".question")).to_contain_text("You just drew cards.")
    page.locator("[data-choice='choice:draw']").click()
    for left in (2, 1):  # eight cards are two too many (3.4)
        expect(page.locator(".question")).to_contain_text(f"Discard {left} card")
        held.first.click()
    expect(page.locator(".question")).to_contain_text("Use Fury")
    expect(page.locator('[data-thing="token:fury"]')).to_have_attribute("data-standing", "lit")
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".pass-screen h2")).to_have_text("Pass the screen to the Dragon")


def test_resigning_ends_the_game_and_says_how(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "me"))
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .resign").click()
    assert await_verdict(page) == "Dwarves"
    expect(page.locator("dialog .why")).to_contain_text("Dragon resigned.")


@pytest.mark.parametrize("matchup", ["dragon-trolls", "knights-dwarves"])
def test_every_side_can_be_played(new_page, matchup):
    page = new_page()
    sit_at(page, open_table(page, "me", "me", matchup=matchup, placement="free", redraw="yes"))
    play(page, seed=4, choices=30)
    going_on = "[data-standing=lit], [data-standing=spare], .ways .act, .pass-screen"
    expect(page.locator(f".verdict, {going_on}").first).to_be_visible()
    assert re.search(r"\d", page.locator(".near .pile b").first.inner_text())


def test_a_player_who_leaves_is_replaced_by_a_bot_and_takes_the_seat_back(new_page):
    anna, bruno = new_page("en"), new_page("it")
    table = open_table(anna, "open", "me", matchup="dragon-dwarves")
    key = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]["key"]
    bruno.goto(f"/#/table/{table}?seat=0&key={key}")
    bruno.locator(".pass-screen .act").click()
    expect(bruno.locator("[data-standing=lit]").first).to_be_visible()
    sit_at(anna, table)
    use_tool(bruno, bruno.locator(LAST_TOOL))
    bruno.get_by_role("button", name="Lascia il tavolo").click()
    bruno.wait_for_selector(".hero")

    expect(anna.get_by_text("Nobody is playing the Dragon")).to_be_visible()
    anna.get_by_label("Bot level").select_option("1. Pip, the stable hand")
    anna.get_by_role("button", name="Let a bot take over").click()
    expect(anna.locator(".far")).to_contain_text("Pip, the stable hand (bot)")
    expect(anna.locator("[data-standing=lit]").first).to_be_visible()  # so the bot has moved

    sit_at(bruno, table)
    expect(bruno.get_by_text("Pip, lo stalliere gioca al tuo posto.")).to_be_visible()
    bruno.get_by_role("button", name="Riprendi il tuo posto").click()
    expect(bruno.get_by_role("button", name="Riprendi il tuo posto")).to_have_count(0)
    expect(anna.locator(".far")).to_contain_text("Guest")


def test_a_player_who_loads_the_page_again_is_not_called_absent(new_page):
    anna, bruno = new_page(alone=True), new_page()
    table = open_table(anna, "open", "me", matchup="dragon-dwarves")
    key = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]["key"]
    bruno.request.post(f"/api/tables/{table}/sit", data={"seat": 0, "key": key})
    anna.clock.install()
    sit_at(anna, table)
    takeover = anna.get_by_role("button", name="Let a bot take over")
    expect(anna.locator(".question")).to_contain_text("Waiting for")
    anna.clock.fast_forward(15_000)
    expect(takeover).to_have_count(0)
    anna.clock.fast_forward(10_000)
    expect(takeover).to_be_visible()
    sit_at(bruno, table)
    expect(takeover).to_have_count(0)


FIRST = {"drako": {}, "volfyirion": {"first": "seat"}}


@pytest.mark.parametrize(
    ("game", "lang", "width"), [("drako", "en", 1280), ("volfyirion", "it", 390)]
)
def test_the_coach_shows_a_move_with_its_reason_and_plays_it(new_page, game, lang, width):
    page = new_page(lang, width=width)
    sit_at(page, open_table(page, "me", "me", game=game, **FIRST[game]))
    expect(page.locator("[data-standing=lit]").first).to_be_visible()
    page.keyboard.press("h")
    advice = page.locator("[role=status].slab", has=page.locator(".move"))
    expect(advice.locator(".move")).not_to_be_empty()
    expect(advice.get_by_role("link", name=re.compile(r"\d+\.\d+"))).to_be_visible()
    expect(page.locator("[data-hinted], .wasted").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    advice.locator(".act").click()
    expect(advice).to_have_count(0)
