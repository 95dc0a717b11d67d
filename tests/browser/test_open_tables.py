"""Tables for several people: setting each seat, one link for all, empty seats, leaving."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.site import open_table, sit_at, use_tool
from tests.browser.test_pages import assert_accessible

TEAMS = {"game": "volfyirion", "mode": "team"}


def link_to_any_seat(page: Page, table: str) -> str:
    """Return the link to any free seat, which the page shows to the player who opened the table."""
    key = page.request.get(f"/api/tables/{table}").json()["key"]
    return f"/#/table/{table}?key={key}"


def kinds(page: Page, table: str) -> list[str]:
    players = page.request.get(f"/api/tables/{table}").json()["players"]
    return [player["kind"] for player in players]


@pytest.mark.parametrize("width", [390, 1280])
def test_each_seat_of_a_new_table_is_set_on_its_own(new_page, width):
    page = new_page(width=width)
    page.goto("/#/new/volfyirion")
    page.get_by_label("Two against two").check()
    for name, who in (
        ("House Volarees, second player", "A friend with a link"),
        ("House Rorius", "1. Pip, the stable hand"),
        ("House Rorius, second player", "You"),
    ):
        page.get_by_role("combobox", name=name, exact=True).select_option(who)
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".surface")
    table = page.url.split("/")[-1]
    assert kinds(page, table) == ["bot", "open", "bot", "person"]


@pytest.mark.parametrize("width", [390, pytest.param(1280, marks=pytest.mark.nightly)])
def test_one_link_leads_to_the_free_seats_until_none_is_left(new_page, width):
    anna, bruno, clara = new_page(width=width), new_page("it", width=width), new_page()
    table = open_table(anna, "me", "bot:1", "open", "open", **TEAMS)
    sit_at(anna, table)
    sheet = anna.get_by_role("dialog", name="Invite the others")
    expect(sheet).to_contain_text("House Rorius, House Rorius, second player.")
    assert_accessible(anna)
    link = sheet.get_by_label("Link to any free seat").input_value()

    bruno.goto(link)
    clara.goto(link)
    expect(clara.locator(".pass-screen .act")).to_have_count(2)
    bruno.get_by_role("button", name="Gioca come Casata Rorius, secondo giocatore").click()
    expect(bruno.locator(".pass-screen")).to_have_count(0)
    expect(clara.locator(".pass-screen .act")).to_have_count(1)
    assert_accessible(clara)
    clara.get_by_role("button", name="Join as House Rorius").click()
    expect(clara.locator(".pass-screen")).to_have_count(0)
    assert kinds(anna, table) == ["person", "bot", "person", "person"]

    dora = new_page(first=link)
    expect(dora.locator(".pass-screen h2")).to_have_text("No free seats")
    assert_accessible(dora)
    dora.get_by_role("button", name="Watch instead").click()
    expect(dora.locator(".pass-screen")).to_have_count(0)


def test_an_invitation_names_inviter_game_and_options_and_asks_for_a_name(new_page):
    anna, bruno = new_page("it"), new_page("en")
    anna.request.post("/api/me", data={"name": "Anna"})
    table = open_table(anna, "open", "me", matchup="dragon-trolls", placement="free")
    bruno.goto(link_to_any_seat(anna, table))
    invitation = bruno.get_by_role("dialog")
    expect(invitation).to_contain_text("Anna invites you to a game of Drako")
    expect(invitation).to_contain_text("Dragon and Trolls")
    expect(invitation).to_contain_text("Free placement")
    expect(invitation).not_to_contain_text("Opening redraw")
    assert_accessible(bruno)
    bruno.get_by_label("Your name").fill("Bruno")
    sit_at(anna, table)
    expect(anna.locator(".question")).to_contain_text("In attesa")
    bruno.get_by_role("button", name="Join as Dragon").click()
    expect(bruno.locator(".pass-screen")).to_have_count(0)
    expect(anna.locator(".far")).to_contain_text("Bruno")


def test_an_invited_guest_may_watch_instead(new_page):
    anna, bruno = new_page(), new_page()
    table = open_table(anna, "open", "me")
    bruno.goto(link_to_any_seat(anna, table))
    bruno.get_by_role("button", name="Watch instead").click()
    expect(bruno.locator(".pass-screen")).to_have_count(0)
    assert kinds(anna, table) == ["open", "person"]


def test_bots_fill_empty_seats(new_page):
    anna = new_page("it")
    table = open_table(anna, "open", "me", matchup="dragon-dwarves")
    sit_at(anna, table)
    sheet = anna.get_by_role("dialog", name="Invita il tuo avversario")
    sheet.get_by_label("Livello del bot").select_option("1. Pip, lo stalliere")
    sheet.get_by_role("button", name="Metti bot nei posti vuoti").click()
    expect(sheet).to_have_count(0)
    expect(anna.locator(".far")).to_contain_text("Pip, lo stalliere")
    expect(anna.locator("[data-standing=lit]").first).to_be_visible()  # so the bot has moved


def test_a_player_who_leaves_chooses_the_bot_that_takes_over(new_page):
    anna, bruno = new_page(width=390), new_page()
    table = open_table(anna, "me", "open")
    bruno.goto(link_to_any_seat(anna, table))
    bruno.locator(".pass-screen .act").click()
    sit_at(anna, table)
    use_tool(anna, anna.locator("header .tool", has_text="Resign"))
    sheet = anna.get_by_role("dialog", name="Resign")
    expect(sheet).to_contain_text("Resign this game?")
    assert_accessible(anna)
    sheet.get_by_label("Bot level").select_option("1. Pip, the stable hand")
    sheet.get_by_role("button", name="Let a bot play for me").click()
    expect(anna.get_by_text("Pip, the stable hand is playing for you.")).to_be_visible()
    expect(bruno.locator(".far")).to_contain_text("Pip, the stable hand (bot)")
    expect(bruno.locator("[data-standing=lit]").first).to_be_visible()  # so the bot has moved
    anna.get_by_role("button", name="Take your seat back").click()
    expect(bruno.locator(".far")).to_contain_text("Guest")


def test_a_player_who_resigns_is_told_that_the_others_continue(new_page):
    page = new_page()
    table = open_table(page, "me", "bot:1")
    info = page.request.get(f"/api/tables/{table}").json()
    spare = {**info, "spare": info["mine"]}
    page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json=spare))
    sit_at(page, table)
    use_tool(page, page.locator("header .tool", has_text="Resign"))
    expect(page.get_by_role("dialog")).to_contain_text("The other players continue without you.")
