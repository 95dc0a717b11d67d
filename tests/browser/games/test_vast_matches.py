"""Matches of Vast in the browser: two players, bots, a spectator, a crash, a keyboard."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from antro.core.record.verify import verify_text
from antro.games import GAMES
from antro.games.vast.options import LEAFLET
from tests.browser.support.site import (
    MATCH,
    Site,
    await_verdict,
    log_of,
    open_table,
    play,
    resign,
    sit_at,
    start_playing,
    whole_log,
)

RULES = {game: manifest.make for game, manifest in GAMES.items()}
LINE = "aside li[data-versions]"
HIDDEN_CARDS = "[data-thing^='sidequest:'], [data-thing^='secret:'], [data-thing^='card:']"
SHORT = {"fewer-tiles": "4"}


def seat_two(anna: Page, bruno: Page, roles: str, *bots: str, **options: str) -> str:
    """Open a table where Anna has the first seat, Bruno the second, and bots the others."""
    table = open_table(anna, "me", "open", *bots, game="vast", roles=roles, **options)
    key = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]["key"]
    bruno.request.post(f"/api/tables/{table}/sit", data={"seat": 1, "key": key})
    for page in (anna, bruno):
        sit_at(page, table)
    return table


def assert_fair(page: Page, table: str) -> None:
    """Check that the random results of a finished game follow from its seed."""
    report = verify_text(page.request.get(f"/api/tables/{table}/record").body(), RULES)
    assert report.fair, report.wrong
    assert report.draws > 0


def test_knight_and_goblins_in_two_browsers_until_one_resigns(new_page):
    anna, bruno = new_page("en"), new_page("it")
    table = seat_two(anna, bruno, "KG")
    for page, seed in ((anna, 5), (bruno, 6)):
        start_playing(page, seed)
    for page in (anna, bruno):
        expect(page.locator(LINE).nth(30)).to_be_attached()
    assert anna.locator("[data-thing^='sidequest:']").count() > 0
    assert bruno.locator("[data-thing^='sidequest:']").count() == 0
    for page in (anna, bruno):
        page.reload()  # this ends the random play
    resign(bruno)
    assert (await_verdict(anna), await_verdict(bruno)) == ("Victory", "Sconfitta")
    assert_fair(anna, table)


@pytest.mark.nightly
def test_knight_and_goblins_in_two_browsers_to_the_end(new_page):
    anna, bruno = new_page("en"), new_page("it", width=390, height=844)
    table = seat_two(anna, bruno, "KG", **SHORT)
    for page, seed in ((anna, 5), (bruno, 6)):
        start_playing(page, seed)
    assert await_verdict(anna) in ("Victory", "Defeat")
    assert await_verdict(bruno) in ("Vittoria", "Sconfitta")
    assert_fair(anna, table)


def test_two_people_and_three_bots_sit_at_one_table(new_page):
    anna, bruno = new_page("en"), new_page("it", width=390, height=844)
    seat_two(anna, bruno, "KGDCT", "bot:1", "bot:1", "bot:1")
    for page, seed in ((anna, 3), (bruno, 4)):
        start_playing(page, seed)
    for page, bots in ((anna, ("Dragon", "Cave", "Thief")), (bruno, ("Drago", "Caverna", "Ladro"))):
        log = log_of(page)
        for role in bots:
            done = log.locator(f"li:has([role=img][aria-label='{role}'])")
            expect(done.first).to_be_attached(timeout=MATCH)
    assert bruno.evaluate("document.documentElement.scrollWidth") <= 390


def views_of(page: Page) -> list[Any]:
    """Return a list that collects every whole view sent to the page from now on."""
    found: list[Any] = []

    def read(frame: str | bytes) -> None:
        messages = [json.loads(line) for line in frame.splitlines()]
        found.extend(said["view"] for said in messages if said["type"] == "snapshot")

    page.on("websocket", lambda socket: socket.on("framereceived", read))
    return found


def hidden_in(view: Any) -> list[Any]:
    """Return what a view shows of hands, face-down cards and the faces of Dark tiles."""
    knight, thief = view["knight"], view["thief"]
    dark = [square for square in view["squares"] if square and not square["lit"]]
    tiles = [*dark, *view["cave"]["hand"]]
    hidden = [*knight["sidequests"], *knight["face_down"], *view["goblins"]["secrets"]]
    hidden += [card for card in view["dragon"]["hand"] if card["count"]]
    hidden += [tile["type"] for tile in tiles if tile["type"] and not tile.get("terrain")]
    return hidden if thief["card_shown"] else [*hidden, *filter(None, [thief["card"]])]


def test_a_spectator_is_sent_nothing_hidden(new_page):
    player, watcher = new_page(), new_page()
    own, watched = views_of(player), views_of(watcher)
    table = open_table(player, *["me"] * 5, game="vast", roles="KGDCT", **LEAFLET)
    sit_at(player, table)
    play(player, seed=2, choices=25)
    sit_at(watcher, table)
    assert hidden_in(own[0])
    assert [hidden_in(view) for view in watched] == [[]]
    expect(watcher.locator(f"{HIDDEN_CARDS}, .square .known")).to_have_count(0)


def test_a_server_killed_in_mid_collapse_loses_no_move_and_makes_none_twice(
    new_page, fragile_site: Site
):
    """The Goblins keep playing alone to the end."""
    page = new_page(address=fragile_site.address)
    table = open_table(page, "me", game="vast", roles="G", **SHORT)
    sit_at(page, table)
    start_playing(page, 7)
    page.wait_for_selector(".status .collapse", timeout=MATCH)
    *before, _ = whole_log(page).values()  # the last line may still grow
    fragile_site.restart()
    assert await_verdict(page)
    log = whole_log(page)
    assert list(log.values())[: len(before)] == before
    versions = [int(version) for line in log for version in line.split()]
    saved = len(page.request.get(f"/api/tables/{table}/record").text().splitlines())
    assert versions == list(range(1, saved - 1))  # without the header and the seed
    assert_fair(page, table)


def test_the_next_campaign_game_starts_from_the_result_of_the_last(new_page):
    page = new_page()
    table = open_table(page, "me", "bot:1", game="vast", roles="KG", campaign="begin")
    sit_at(page, table)
    resign(page)
    assert await_verdict(page) == "Defeat"
    expect(page.get_by_text("The Goblins go one level up: Boss (easy).")).to_be_visible()
    page.get_by_role("button", name="Next campaign game").click()
    expect(page.locator(".verdict")).to_have_count(0)
    options = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["options"]
    levels = [options[f"{role}-level"] for role in ("knight", "goblins")]
    assert (options["campaign"], levels) == ("go-on", ["easiest", "easy"])
    expect(page.locator(".board").get_by_text("Level: Novice (easiest)")).to_be_visible()
    expect(page.get_by_role("button", name="Goblins").get_by_text("Boss (easy)")).to_be_visible()


def tab_to(page: Page, sought: str) -> None:
    """Press Tab until the element *sought* has the focus."""
    for _ in range(120):
        if page.evaluate("(sought) => document.activeElement.matches(sought)", sought):
            return
        page.keyboard.press("Tab")


def test_by_keyboard_alone_a_turn_is_played(new_page):
    page = new_page()
    sit_at(page, open_table(page, "me", "me", game="vast", roles="KG"))
    doable = "[data-thing][tabindex='0'], .ways .act, .ways [data-choice]"
    for _ in range(600):
        page.wait_for_selector(f"{doable}, .pass-screen")
        if page.locator(".pass-screen").count():
            break
        page.keyboard.press("Tab")
        if page.evaluate(f'document.activeElement.matches("{doable}")'):
            page.keyboard.press("Enter")
        if page.get_by_role("button", name="Keep playing").count():
            tab_to(page, "[data-choice='choice:end_knight_turn']")
            page.keyboard.press("Enter")
    page.locator(".pass-screen .act").press("Enter")
    expect(page.locator(".board[data-role='goblins']")).to_be_visible()
