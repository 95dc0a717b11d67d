"""Heroes in real time and with written orders in the browser, for two players and bots."""

import re

from playwright.sync_api import Page, expect

from antro.core.record.verify import verify_text
from antro.games import GAMES
from tests.browser.games.test_heroes import own_name, reach_first_roll
from tests.browser.support.site import (
    MATCH,
    Site,
    log_of,
    newest_version,
    open_table,
    resign,
    sit_at,
    too_small,
    whole_log,
)
from tests.browser.support.slow_line import slow_line
from tests.browser.test_pages import assert_accessible

RULES = {game: manifest.make for game, manifest in GAMES.items()}
DUEL = {"boards": "ready", "first": "seat", "limits": "no"}
LIVE = {**DUEL, "pace": "live", "slot": "1.0"}
STOPS = 2

# Roll while everyone rolls, stop once the dice are good for an action, else choose lit things.
# Ignore the buttons of a sheet, such as the rematch after a player has resigned.
RACE = """
(seed) => {
  const dice = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const find = (sought) => [...document.querySelectorAll(sought)];
  setInterval(() => {
    if (document.querySelector("dialog[open]")) return;
    const calls = (name) => find(`.calls .${name}:not([aria-disabled=true])`);
    const ways = [calls("stop.safe"), calls("throw"), find("[data-standing=lit], .ways .act")];
    const open = ways.find((found) => found.length > 0);
    if (open) click(open[dice(open.length)]);
  }, 60);
}
"""


# Choose the first lit thing until the form of an order appears.
DRAFT = """
() => {
  const click = (element) => element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const taking = setInterval(() => {
    if (document.querySelector("form")) clearInterval(taking);
    else click(document.querySelector("[data-standing=lit], .ways .act"));
  }, 60);
}
"""


def two_at_a_table(anna: Page, bruno: Page, *bots: str, **options: str) -> str:
    table = open_table(anna, "me", "open", *bots, game="heroes", **options)
    key = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]["key"]
    bruno.request.post(f"/api/tables/{table}/sit", data={"seat": 1, "key": key})
    for page in (anna, bruno):
        sit_at(page, table)
    return table


def record_after_resigning(page: Page, table: str) -> bytes:
    """Resign the game and return its record."""
    resign(page)
    expect(page.locator(".verdict")).to_be_visible()
    return page.request.get(f"/api/tables/{table}/record").body()


def test_a_live_duel_over_a_slow_connection_passes_two_stops(new_page, site: Site):
    with slow_line(site.port, 0.1) as far:
        anna, bruno = new_page(), new_page(address=far)
        table = two_at_a_table(anna, bruno, **LIVE)
        for seed, page in enumerate((anna, bruno)):
            page.evaluate(RACE, seed + 5)
        stops = bruno.locator("aside .log li").filter(has_text="Stop!")
        expect(stops.nth(STOPS - 1)).to_be_attached(timeout=MATCH)
        lamps = anna.locator(".lamp")
        expect(lamps).to_have_count(2)
        expect(lamps.first).to_have_attribute("title", re.compile("Connection: [0-9]+ ms"))
        anna.reload()
        anna.wait_for_selector(".surface")
        report = verify_text(record_after_resigning(anna, table), RULES)
        assert report.fair, report.wrong
        assert report.draws > 0


def test_two_people_and_two_bots_roll_on_one_beat(new_page):
    anna, bruno = new_page(), new_page("it", width=390, height=844)
    options = {**DUEL, "players": "4", "pace": "beat", "beat": "1.2"}
    two_at_a_table(anna, bruno, "bot:1", "bot:1", **options)
    for seed, page in enumerate((anna, bruno)):
        page.evaluate(RACE, seed + 1)
    for page, rolls in ((anna, " rolls "), (bruno, " tira ")):
        expect(page.locator(".board")).to_have_count(4)
        log = log_of(page)
        expect(log.get_by_text(rolls).nth(3)).to_be_attached(timeout=40_000)
        expect(log.get_by_text("A new beat.")).to_have_count(0)
    assert bruno.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_order_is_given_by_one_form_and_one_answer(new_page):
    page = new_page(width=390, height=844)
    table = open_table(page, "me", "bot:1", game="heroes", pace="orders", boards="ready")
    sit_at(page, table)
    form = page.get_by_role("form", name="Your order")
    page.evaluate(DRAFT)
    expect(form).to_be_visible()
    assert_accessible(page)
    assert too_small(page) == []
    form.get_by_label("Goal", exact=True).first.select_option("C3")
    form.get_by_label("Follow").select_option("any")
    form.get_by_role("button", name="Give this order").click()
    log = log_of(page)
    expect(log.get_by_text("Goal 1: 3 × Card, plus any extra helms or cards.")).to_be_attached()
    expect(log.get_by_text("Gives an order: accept no opposite symbols;")).to_be_attached()
    expect(log.get_by_text(f"{own_name(page)} rolls").first).to_be_attached()


ROLLED = """
([rolls, after]) => [...document.querySelectorAll("aside .log li[data-versions]")]
  .filter((line) => parseInt(line.dataset.versions) > after && line.innerText.includes(rolls))
  .length > 1
"""
"""True if the log has at least two new rolls after a version."""


def test_a_server_killed_while_dice_roll_loses_and_repeats_no_roll(new_page, fragile_site: Site):
    """Dawn stops whenever it can act, so a whole cycle may lie between two of its rolls."""
    page = new_page(address=fragile_site.address)
    table = open_table(page, "me", "bot:1", game="heroes", **LIVE)
    sit_at(page, table)
    page.evaluate(RACE, 3)
    page.wait_for_selector(".tray .die")
    thrown = page.locator("aside").get_by_text(f"{own_name(page)} rolls")
    expect(thrown.nth(2)).to_be_attached(timeout=MATCH)
    log = whole_log(page)
    *before, _ = log.values()  # the last line may still grow
    fragile_site.restart()
    latest = newest_version(page)
    page.wait_for_function(ROLLED, arg=[f"{own_name(page)} rolls", latest], timeout=MATCH)
    assert list(whole_log(page).values())[: len(before)] == before
    report = verify_text(record_after_resigning(page, table), RULES)
    assert report.fair, report.wrong


def test_the_live_table_is_accessible_on_a_phone(new_page):
    page = new_page("it", width=390, height=844)
    table = open_table(page, "me", "bot:1", game="heroes", **LIVE)
    sit_at(page, table)
    reach_first_roll(page)
    assert_accessible(page)
    assert too_small(page) == []
