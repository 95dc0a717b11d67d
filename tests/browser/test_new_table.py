"""The page of a new Vast table, where guests choose the roles one by one or as a set."""

import pytest
from playwright.sync_api import Page, expect

from antro.games import GAMES
from tests.browser.support.site import look_at, too_small
from tests.browser.test_pages import assert_accessible

ROLES = ["Knight", "Goblins", "Dragon", "Cave", "Thief"]


def chosen(page: Page) -> list[str]:
    """Return the chosen roles."""
    return [role for role in ROLES if page.get_by_role("checkbox", name=role).is_checked()]


def test_roles_are_chosen_one_by_one_and_an_impossible_set_says_why(new_page):
    page = new_page()
    page.goto("/#/new/vast")
    expect(page.get_by_role("checkbox")).to_have_count(6)  # five roles, and flat pictures
    assert chosen(page) == ["Knight", "Goblins"]  # as in the first lesson
    for role in ("Cave", "Goblins", "Knight"):
        page.get_by_role("checkbox", name=role).click()
    assert chosen(page) == ["Knight", "Cave"]
    expect(page.get_by_text("The Cave cannot play alone.")).to_be_visible()
    expect(page.get_by_text("the Knight has Flare. Infestation B")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_low_screen_the_first_choices_are_in_sight_above_the_start_button(new_page, game):
    """A phone on its side, and a laptop at 200 % zoom."""
    page = new_page(width=844, height=390, first=f"/#/new/{game}")
    start = page.get_by_role("button", name="Start", exact=True)
    tiles = page.locator("form fieldset label")
    expect(tiles.first).to_be_visible()
    for width, height in ((844, 390), (640, 400), (720, 450)):
        look_at(page, width, height)
        panel = page.locator(".table").bounding_box()
        assert panel["height"] <= 68
        assert start.bounding_box()["height"] >= 44
        first = tiles.first.bounding_box()
        assert first["y"] + first["height"] <= panel["y"], width


def test_one_click_chooses_a_suggested_set_of_roles(new_page):
    page = new_page()
    page.goto("/#/new/vast")
    page.get_by_role("button", name="Knight, Goblins, Dragon, Cave, Thief", exact=True).click()
    assert chosen(page) == ROLES
    page.get_by_role("button", name="Knight, Goblins", exact=True).click()
    assert chosen(page) == ["Knight", "Goblins"]
    page.get_by_text("Difficulty and campaign").click()
    page.get_by_label("Campaign").select_option("begin")
    expect(page.get_by_label("Level: Knight")).to_have_count(0)
    expect(page.get_by_text("a new campaign sets all levels itself").first).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".surface")
    table = page.url.rpartition("/")[2]
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    assert (options["roles"], options["campaign"]) == ("KG", "begin")


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("it", 390)])
def test_a_table_of_heroes_explains_its_paces_and_suggests_a_first_game(new_page, lang, width):
    page = new_page(lang, width=width, height=844, first="/#/new/heroes")
    paces = page.get_by_role("group", name="Pace" if lang == "en" else "Ritmo")
    expect(paces.get_by_role("radio")).to_have_count(4)
    for tile in paces.locator("label").all():
        expect(tile.locator("small")).not_to_be_empty()
    page.get_by_role("button", name="First game" if lang == "en" else "Prima partita").click()
    expect(paces.get_by_role("radio").nth(2)).to_be_checked()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator("form .table .act").click()
    page.wait_for_selector(".surface")
    table = page.url.rpartition("/")[2]
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    assert (options["pace"], options["boards"]) == ("stepped", "ready")


def test_a_link_can_set_options(new_page):
    page = new_page("it")
    page.goto("/#/new/vast?roles=K&solo=easy")
    page.get_by_text("Difficoltà e campagna").click()
    expect(page.get_by_label("Partita in solitario")).to_have_value("easy")
    expect(page.get_by_text("Scaglie: solo con il Drago.")).to_be_attached()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_choice_of_roles_is_accessible_and_large_enough_to_touch(new_page, scheme):
    page = new_page(width=390, height=844, color_scheme=scheme)
    page.goto("/#/new/vast")
    page.get_by_role("checkbox", name="Cave").click()
    for summary in page.locator("summary").all():
        summary.click()
    assert_accessible(page)
    assert too_small(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
