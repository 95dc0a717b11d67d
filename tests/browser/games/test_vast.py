"""Vast in the browser: the growing cave, choices, boards and hidden information."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.support.site import await_verdict, open_table, play, sit_at, too_small
from tests.browser.test_pages import assert_accessible

CHOICES = 60
SHORT = {"fewer-tiles": "4"}


def open_vast(page: Page, roles: str, **options: str) -> str:
    """Open a table where all these roles are played at this screen."""
    table = open_table(page, *["me"] * len(roles), game="vast", roles=roles, **options)
    sit_at(page, table)
    return table


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_knight_and_goblins_play_at_one_screen(new_page, width, height):
    page = new_page("it", width=width, height=height)
    open_vast(page, "KG")
    first = page.locator(".square").count()
    play(page, seed=3, choices=CHOICES)
    assert page.locator(".square").count() > first
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".board").count() >= 1


@pytest.mark.parametrize(
    ("role", "width", "height"), [("K", 390, 844), ("D", 1440, 900), ("T", 390, 844)]
)
def test_a_role_plays_alone_to_the_end(new_page, role, width, height):
    """The Goblins do so in ``test_vast_matches.py``, while their server is killed."""
    page = new_page(width=width, height=height)
    open_vast(page, role, **SHORT)
    play(page, seed=7)
    assert await_verdict(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_crest_opens_the_board_of_another_role(new_page):
    page = new_page()
    open_vast(page, "KGDCT")
    crests = page.get_by_role("navigation", name="The roles").get_by_role("button")
    expect(crests).to_have_count(4)
    crests.last.click()
    expect(page.locator(".opened .board")).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.locator(".opened")).to_have_count(0)


def test_the_dragon_sees_his_whole_board_and_pays_with_a_gem_where_it_lies(new_page):
    page = new_page(width=1440, height=900)
    open_vast(page, "D")
    gem = page.locator(".cave [data-thing^='gem:']")
    for seed in range(30):
        if gem.count() > 0:
            break
        play(page, seed, choices=6)
    picked = gem.first.get_attribute("aria-pressed") or ""
    gem.first.click()
    expect(gem.first).not_to_have_attribute("aria-pressed", picked)
    assert page.locator(".mine").evaluate("(mine) => mine.scrollHeight <= mine.clientHeight")


def test_a_dragged_cave_stays_in_place_until_key_0_releases_it(new_page):
    page = new_page()
    open_vast(page, "KG")
    where = page.locator(".world").evaluate("(world) => world.style.transform")
    box = page.locator(".window").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + box["height"] - 90, steps=4)
    page.mouse.up()
    expect(page.locator(".world")).not_to_have_attribute("style", f"transform: {where};")
    page.keyboard.press("0")
    assert page.locator(".world").evaluate("(world) => world.style.transform") == where


def test_a_piece_off_screen_is_marked_at_the_edge_and_on_the_mini_map(new_page):
    page = new_page(width=390, height=844)
    open_vast(page, "KG")
    tip, cave = page.get_by_role("note"), page.locator(".cave")
    assert tip.bounding_box()["y"] > cave.bounding_box()["y"] + cave.bounding_box()["height"]
    tip.get_by_role("button").click()
    expect(page.get_by_role("button", name="Mini-map")).to_have_count(0)
    for _ in range(8):
        page.keyboard.press("Shift+ArrowLeft")
    mark = page.get_by_role("button", name="Knight is off screen")
    expect(mark).to_have_count(1)
    expect(page.get_by_role("button", name="Mini-map")).to_be_visible()
    mark.click()
    expect(mark).to_have_count(0)
    expect(page.locator(".cave [data-thing='piece:knight']")).to_be_in_viewport()


def test_two_fingers_zoom_into_the_cave(new_page):
    page = new_page(width=390, height=844, has_touch=True)
    open_vast(page, "KG")
    page.get_by_role("note").get_by_role("button").click()
    finger = page.context.new_cdp_session(page)
    size = page.locator(".square").first.bounding_box()["width"]
    box = page.locator(".window").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, apart in (("touchStart", 30), ("touchMove", 50), ("touchMove", 90)):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".square").first.bounding_box()["width"] > size * 1.3


def test_a_spectator_sees_no_hand(new_page):
    page = new_page()
    table = open_vast(page, "KGC")
    play(page, seed=5, choices=30)
    guest = new_page()
    sit_at(guest, table)
    expect(guest.locator("[data-watching]")).to_have_count(1)
    expect(guest.locator("[data-thing^='secret:'], .square .known")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_is_accessible(new_page, theme):
    """Check the five boards one after the other in the middle of a game."""
    page = new_page("it", width=390, height=844, color_scheme=theme, alone=True)
    open_vast(page, "KGDCT")
    play(page, seed=2, choices=40)
    page.add_locator_handler(page.locator(".pass-screen .act"), Locator.click)  # it may be late
    crests = page.get_by_role("navigation", name="I ruoli").get_by_role("button")
    for at in range(crests.count()):
        crests.nth(at).click()
        assert_accessible(page)
        assert too_small(page) == []
        crests.nth(at).click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
