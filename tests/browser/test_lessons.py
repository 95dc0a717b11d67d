"""Lessons in the browser: following the highlights, leaving, continuing, and small screens."""

import re

import pytest
from playwright.sync_api import Page, expect

from antro.games import GAMES
from tests.browser.support.site import follow_link, too_small
from tests.browser.test_pages import LOOKS, assert_accessible

LESSONS = [(game, name) for game in GAMES for name in GAMES[game].lessons]
FIRST = {game: next(iter(GAMES[game].lessons)) for game in GAMES}
BY_DAY = [  # tests/contract plays all lessons on the engine every day
    pytest.param(game, name, marks=[] if FIRST[game] == name else pytest.mark.nightly)
    for game, name in LESSONS
]

# Press Next if there is more to read, else click the highlight, until the lesson is over.
FOLLOW = """
async (steps) => {
  const panel = () => document.querySelector("section[aria-label=Lesson]");
  const number = () => Number(panel().querySelector(".number").textContent.split("/")[0]);
  const more = () => [...panel().querySelectorAll("button")].find(
    (button) => button.textContent.trim() === "Next");
  const ways = [
    '[data-hinted][data-standing="lit"]:not([data-thing^="choice:"])', // buttons come second
    '[data-hinted][data-standing="lit"], .prompt button[data-hinted]',
    '[data-hinted][data-standing="open"]',
  ];
  const lit = () => ways.map((way) => document.querySelector(way)).find((found) => found);
  const over = () => panel().classList.contains("done") && !more();
  const until = Date.now() + 60_000;
  while (!over() && number() < steps) {
    if (Date.now() > until) throw new Error("the lesson does not continue: " + panel().textContent);
    (more() ?? lit())?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((done) => setTimeout(done, 30));
  }
}
"""


def start_lesson(page: Page, game: str, name: str) -> None:
    table = page.request.post(f"/api/lessons/{game}/{name}", data={"again": True}).json()
    page.goto(f"/#/table/{table['id']}")
    page.wait_for_selector(".surface")
    expect(panel(page)).to_be_visible()


def panel(page: Page):
    return page.get_by_role("region", name="Lesson")


def follow(page: Page, steps: int = 1000) -> None:
    """Click the highlights up to a step or to the end."""
    page.evaluate(FOLLOW, steps)


@pytest.mark.parametrize(("game", "name"), BY_DAY)
def test_following_the_highlights_completes_the_lesson(new_page, game, name):
    page = new_page(width=390, height=844)
    start_lesson(page, game, name)
    follow(page)
    expect(panel(page)).to_contain_text("Lesson complete")
    expect(panel(page).get_by_role("button", name="Repeat")).to_be_visible()


def test_the_first_page_offers_a_lesson_to_a_new_guest_and_forces_none(new_page):
    page = new_page(first="/")
    learn = page.get_by_role("region", name="Learn by playing")
    expect(learn).to_contain_text("New here?")
    learn.get_by_role("button", name="Start").first.click()
    expect(panel(page)).to_contain_text("Welcome to the lair")
    panel(page).get_by_role("button", name="Next").click()
    follow_link(page, panel(page).get_by_role("link", name="Continue later"))
    expect(learn).not_to_contain_text("New here?")
    learn.get_by_role("button", name="Continue").click()
    expect(panel(page)).to_contain_text("1/18")


def test_another_move_gets_a_friendly_answer_and_the_highlight_stays(new_page):
    page = new_page()
    start_lesson(page, "drako", "dragon-dwarves")
    for _ in range(2):
        panel(page).get_by_role("button", name="Next").click()
    page.locator('[data-thing="pile:deck"]').click()
    expect(panel(page).get_by_role("status")).to_contain_text("the best one for this moment")
    follow(page, 4)
    expect(panel(page)).to_contain_text("Caught!")


def test_the_highlight_moves_on_to_the_confirmation(new_page):
    """The Dragon ends the turn with a card in hand, so the confirmation is highlighted too."""
    page = new_page(width=390, height=844)
    start_lesson(page, "vast", "dragon")
    follow(page, 6)
    light = page.locator(".prompt [data-hinted]")
    expect(light).to_have_attribute("data-choice", "choice:end_dragon_turn")
    light.click()
    expect(page.locator(".question")).to_contain_text("You can still use 1 card in your hand.")
    expect(light).to_have_text("End turn")
    expect(light).to_have_css("box-shadow", re.compile("0px 0px 0px 4px"))
    light.click()
    expect(panel(page)).to_contain_text("The Treasure wakes a Greed cube")


def test_a_lesson_continues_at_its_step_after_a_reload(new_page):
    page = new_page()
    start_lesson(page, "drako", "knights-dwarves")
    follow(page, 3)
    expect(panel(page)).to_contain_text("Urpen throws the Net at your Swordsman!")
    page.reload()
    expect(panel(page)).to_contain_text("Urpen throws the Net at your Swordsman!")


@pytest.mark.parametrize(("scheme", "width"), LOOKS)
def test_axe_finds_nothing_in_a_lesson_or_the_list_of_lessons(new_page, scheme, width):
    page = new_page(width=width, color_scheme=scheme)
    page.goto("/#/lessons")
    expect(page.get_by_role("button", name="Start")).to_have_count(len(LESSONS))
    assert_accessible(page)
    start_lesson(page, "volfyirion", "coop")
    assert_accessible(page)


def test_everything_in_a_lesson_is_large_enough_to_touch(new_page):
    page = new_page(width=390, height=844, has_touch=True)
    start_lesson(page, "drako", "dragon-knights")
    assert too_small(page) == []
    follow(page)
    assert too_small(page) == []


def test_a_lesson_can_be_followed_by_keyboard_alone(new_page):
    page = new_page()
    start_lesson(page, "drako", "knights-dwarves")
    page.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    lit = page.locator('[data-hinted][data-standing="lit"]')
    while panel(page).get_by_text("2/7").count():
        lit.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    expect(panel(page)).to_contain_text("Urpen throws the Net at your Swordsman!")


HIGHLIGHT_IN_SIGHT = """
() => [...document.querySelectorAll("[data-hinted]")].some((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (thing.contains(there) || there.contains(thing));
})
"""


def test_on_a_phone_the_highlight_scrolls_into_sight_below_the_lesson(new_page):
    page = new_page(width=390, height=844)
    start_lesson(page, "vast", "thief")
    follow(page, 6)
    expect(page.locator('[data-hinted][data-thing="upgrade:plus_thievery"]')).to_be_in_viewport()
    page.wait_for_function(HIGHLIGHT_IN_SIGHT)
    follow(page, 7)
    expect(page.locator('[data-hinted][data-thing~="way:south"]')).to_be_visible()
    page.wait_for_function(HIGHLIGHT_IN_SIGHT)


# The highlighted things that are partly off the screen or partly covered.
HIGHLIGHT_IN_PART = """
() => [...document.querySelectorAll("[data-hinted]")].filter((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
  return !edges.every((edge) => thing.contains(document.elementFromPoint(...edge)));
}).map((thing) => thing.dataset.thing)
"""


@pytest.mark.parametrize(
    ("game", "name", "step", "lit"),
    [
        ("heroes", "duel", 3, "market:b1"),
        ("heroes", "points", 5, "space:b2:1"),
        ("heroes", "points", 7, "space:f2:2"),
        ("vast", "cave", 19, "side:9:0"),
        ("volfyirion", "team", 3, "lair:strange_box"),
    ],
)
def test_on_a_phone_every_highlight_scrolls_wholly_into_sight(new_page, game, name, step, lit):
    """It may be under the question, beyond the end of a row, on another board or off the map."""
    page = new_page(width=390, height=844)
    start_lesson(page, game, name)
    follow(page, step)
    expect(page.locator(f'[data-hinted][data-thing="{lit}"]')).to_be_visible()
    page.wait_for_function(f"() => ({HIGHLIGHT_IN_PART})().length === 0")


def test_on_a_phone_the_next_highlight_scrolls_into_sight_after_a_pick(new_page):
    """The Gem that pays is more than a screen above the power."""
    page = new_page(width=390, height=844)
    start_lesson(page, "vast", "dragon")
    follow(page, 8)
    page.locator('[data-hinted][data-thing="gem:claw"]').click()
    expect(page.locator('[data-hinted][data-thing="power:claw"]')).to_be_in_viewport(ratio=1)


def test_the_page_says_how_powers_are_paid_only_when_the_dragon_may_use_them(new_page):
    page = new_page()
    start_lesson(page, "vast", "dragon")
    how = page.get_by_text("Choose cards first, then the power to pay for.")
    follow(page, 3)
    expect(how).to_be_visible()
    follow(page, 7)
    expect(page.locator(".question")).to_contain_text("place a Gem here?")
    expect(how).to_have_count(0)
