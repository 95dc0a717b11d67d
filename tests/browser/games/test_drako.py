"""Drako in the browser: the goal, the symbols, the discard piles and the layout."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.site import (
    in_sight,
    leave_pass_screen,
    look_at,
    open_table,
    sit_at,
    too_small,
)
from tests.browser.test_pages import assert_accessible

MATCHUPS = [
    "dragon-dwarves",
    "trolls-knights",
    "dragon-trolls",
    "trolls-dwarves",
    "dragon-knights",
    "knights-dwarves",
]
SCREENS = ((1440, 900), (1280, 860), (1280, 720), (1366, 650), (1024, 768), (1920, 1080))


def open_drako(page: Page, matchup: str = "dragon-dwarves", *seats: str) -> str:
    table = open_table(page, *(seats or ("me", "me")), matchup=matchup)
    sit_at(page, table)
    expect(page.locator(".pass-screen, .question").first).to_be_visible()
    if page.locator(".pass-screen").count():  # the other side starts
        leave_pass_screen(page)
    return table


@pytest.mark.parametrize(
    ("lang", "width", "scheme", "told"),
    [
        ("en", 1440, "dark", ("Goal and symbols", "Kill the Dragon before", "Crossbow: Morin")),
        ("it", 1440, "light", ("Obiettivo e simboli", "Uccidi il Drago", "Balestra: Morin")),
        ("en", 390, "light", ("Goal and symbols", "Kill the Dragon before", "Crossbow: Morin")),
        ("it", 390, "dark", ("Obiettivo e simboli", "Uccidi il Drago", "Balestra: Morin")),
    ],
)
def test_the_goal_and_the_legend_are_one_click_away(new_page, lang, width, scheme, told):
    page = new_page(lang, width=width, height=900 if width > 400 else 844, color_scheme=scheme)
    open_drako(page)
    name, goal, crossbow = told
    button = page.locator("section.goal").get_by_role("button", name=name)
    assert in_sight(page, "section.goal button")
    assert width > 400 or too_small(page) == []
    button.click()
    legend = page.get_by_role("dialog", name=name)
    for text in (goal, crossbow):
        expect(legend).to_contain_text(text)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert legend.locator(".body").evaluate("(body) => body.scrollWidth - body.clientWidth") == 0
    assert_accessible(page)
    legend.get_by_role("link").first.click()  # its rule opens over the legend
    expect(page.locator("dialog .asked")).to_be_visible()


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_the_goal_is_beside_the_board_and_covers_no_hex(new_page, matchup):
    """A large screen shows the words, a small one a button."""
    page = new_page("it", width=1440, height=900)
    open_drako(page, matchup)
    goal = page.locator("section.goal p")
    expect(goal).to_contain_text([re.compile("Uccid"), re.compile("Uccid")])
    for width, height in SCREENS:
        look_at(page, width, height)
        assert covered_hexes(page) == [], (width, height)
    for width, height in ((390, 844), (360, 640), (844, 390), (683, 384)):
        look_at(page, width, height)
        expect(goal.filter(visible=True)).to_have_count(0)
        assert in_sight(page, "section.goal button"), width
        assert covered_hexes(page) == [], (width, height)


# The hexes that are too small for a finger, or that something covers when they are scrolled to.
UNTOUCHABLE = """
() => [...document.querySelectorAll(".board .hex")].filter((hex) => {
  const stone = hex.querySelector(".stone");
  stone.scrollIntoView({ block: "center" });
  const { left, top, width, height } = stone.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return Math.min(width, height) < 40 || there?.closest(".board") === null;
}).map((hex) => hex.dataset.thing)
"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_finger_can_hit_every_hex_on_a_phone(new_page, lang):
    page = new_page(lang, width=390, height=844, has_touch=True)
    open_drako(page, "dragon-dwarves", "me", "bot:1")
    for width, height in ((390, 844), (375, 667), (360, 780), (360, 640), (844, 390), (667, 375)):
        look_at(page, width, height)
        assert page.evaluate(UNTOUCHABLE) == [], (width, height)


def covered_hexes(page: Page) -> list[str]:
    """Return the hexes that the goal or its button covers."""
    return list(
        page.evaluate(
            """() => {
              const words = [...document.querySelectorAll("section.goal > *")]
                .filter((part) => part.checkVisibility())
                .map((part) => part.getBoundingClientRect());
              const inside = ({ left, right, top, bottom }, { x, y }) =>
                x > left && x < right && y > top && y < bottom;
              const corners = (stone) => [...stone.points].map((point) =>
                point.matrixTransform(stone.getScreenCTM()));
              const covered = (at) => words.some((box) => inside(box, at));
              return [...document.querySelectorAll(".board .stone")]
                .filter((stone) => corners(stone).some(covered))
                .map((stone) => stone.closest("[data-place]").dataset.place);
            }"""
        )
    )


def test_each_side_shows_its_goal_beside_its_mat(new_page):
    player, watcher = new_page(), new_page()
    table = open_drako(player, "dragon-dwarves", "bot:1", "me")
    sit_at(watcher, table)
    expect(player.locator("section.goal p.near")).to_have_text(
        "Kill the Dragon before you run out of cards"
    )
    expect(watcher.locator("section.goal p.near")).to_have_text(
        "Kill all three Dwarves, or survive until they run out of cards"
    )
    boxes = [player.locator(at).bounding_box() for at in (".goal p.near", ".goal p:not(.near)")]
    assert boxes[0]["x"] < boxes[1]["x"]


def test_the_newest_discard_lies_on_top(new_page):
    page = new_page()
    open_drako(page, "dragon-dwarves", "bot:1", "me")
    held = page.locator(".hands .card")
    expect(page.locator(".question")).to_contain_text("2 actions left")
    deck = page.locator('.near [data-thing="pile:deck"]')
    deck.click()
    expect(page.locator(".question")).to_contain_text("1 action left")
    deck.click()
    page.locator("[data-choice='choice:draw']").click()
    top, card = page.locator("[data-place='discard:1'] [data-top]"), ""
    for half in (held.last, held.first):  # eight cards are two too many (3.4)
        card = str(half.locator("[data-thing]").first.get_attribute("data-thing")).split()[0]
        half.locator("[data-thing]").first.click()
        expect(top).to_have_attribute("data-top", card)
    page.reload()  # then the page learns it from the log
    expect(top).to_have_attribute("data-top", card)


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_question_and_hand_are_in_sight(new_page, matchup):
    """Test a phone, a phone on its side, a laptop at 200 % and a low laptop."""
    page = new_page("it")
    open_drako(page, matchup)
    page.locator(".corner .act").click()  # close the tip
    expect(page.locator(".hands .card").first).to_be_visible()
    for width, height in ((390, 844), (844, 390), (683, 384), (1366, 650)):
        look_at(page, width, height)
        for part in (".question", ".hands .card"):
            assert in_sight(page, part), (part, width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_mat_keeps_room_for_the_flames_of_its_turn(new_page):
    page = new_page(width=1280, height=800)
    open_drako(page, "dragon-dwarves")
    rooms = [room.bounding_box() for room in page.locator(".mat .actions").all()]
    assert len(rooms) == 2
    assert rooms[0]["width"] == rooms[1]["width"] > 30
