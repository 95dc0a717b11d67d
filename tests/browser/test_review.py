"""The coach's review of a finished game, at a table or from a game file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from antro.core.record.record import write
from tests.bots.test_coach import finished
from tests.browser.support.site import (
    Site,
    await_verdict,
    follow_link,
    look_at,
    open_table,
    play,
    resign,
    sit_at,
)
from tests.browser.test_pages import assert_accessible
from tests.games.support.stored_records import load

GOLDEN = Path(__file__).parent.parent / "games" / "volfyirion" / "golden"
SOLO = write(load(GOLDEN / "solo_easy.game"))
LONG = write(load(GOLDEN / "duel.game"))  # the test ends before the review

REVIEW = {"en": "Review", "it": "Analisi"}
SHOW = {"en": "Show this moment", "it": "Mostra questo momento"}
WORDS = {"en": ["Played", "Better", "Why"], "it": ["Giocata", "Meglio", "Perché"]}


@pytest.fixture
def short() -> bytes:
    """Return the record of a random game with an early resignation, the same each time."""
    return write(finished(moves=60))


def opened(page: Page, record: bytes) -> Page:
    """Open a record as a file."""
    page.goto("/#/record")
    file = FilePayload(name="short.game", mimeType="application/jsonl", buffer=record)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".surface")
    return page


def reviewed(page: Page, record: bytes, lang: str = "en") -> Page:
    opened(page, record).get_by_role("button", name=REVIEW[lang], exact=True).click()
    page.wait_for_selector(".curve")
    return page


def step(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator(".at").inner_text())[0])


def test_on_a_phone_nothing_covers_the_board(new_page, short):
    page = reviewed(new_page(width=390, height=844), short)
    board, hands = (page.locator(part).bounding_box() for part in (".lair", ".player-area"))
    assert board is not None
    assert hands is not None
    assert hands["y"] >= board["y"] + board["height"]


# True if board, list and controls are apart, and the board keeps most of the screen.
APART = """
() => {
  const [board, list, foot] = [".table-area", "aside", ".foot"].map(
    (part) => document.querySelector(part).getBoundingClientRect());
  const inner = document.querySelector("aside");
  return (list.bottom <= board.top + 1 || board.bottom <= list.top + 1) &&
    inner.scrollHeight <= inner.clientHeight + 1 && foot.height < innerHeight / 4 &&
    board.height > innerHeight / 2;
}
"""


def test_on_a_phone_on_its_side_review_and_log_are_apart_from_the_board(new_page, short):
    page = opened(new_page(width=844, height=390), short)
    for width, height in ((844, 390), (667, 375)):
        look_at(page, width, height)
        assert page.evaluate(APART), width
    page.get_by_role("button", name="Review", exact=True).click()
    page.wait_for_selector(".curve")
    for width, height in ((667, 375), (844, 390)):
        look_at(page, width, height)
        assert page.evaluate(APART), width


def test_the_board_keeps_its_size_beside_review_and_log(new_page, short):
    page = opened(new_page(width=1440, height=900), short)
    before = sizes(page)
    page.get_by_role("button", name="Review", exact=True).click()
    page.wait_for_selector(".review")
    assert sizes(page) == before
    page.wait_for_selector(".curve")
    assert sizes(page) == before
    page.get_by_role("button", name="Log", exact=True).click()
    page.wait_for_selector(".log")
    assert sizes(page) == before


def sizes(page: Page) -> list[object]:
    """Return the positions of the stage, its board and the aside."""
    return [page.locator(part).first.bounding_box() for part in (".table-area", ".lair", "aside")]


@pytest.mark.parametrize(
    ("lang", "width"), [pytest.param("en", 1280, marks=pytest.mark.nightly), ("it", 390)]
)
def test_at_the_end_of_a_table_the_coach_shows_what_was_better_and_why(new_page, lang, width):
    page = new_page(lang, width=width)
    sit_at(page, open_table(page, "me", "bot:1"))
    play(page, seed=3, choices=8)
    resign(page)
    await_verdict(page)
    follow_link(page, page.get_by_role("link", name=REVIEW[lang], exact=True))
    page.wait_for_selector(".curve")
    lessons = page.locator("article")
    assert 0 < lessons.count() <= 3
    assert lessons.first.locator("dt").all_inner_texts() == WORDS[lang]
    assert all(lessons.first.locator("dd").all_inner_texts())
    lessons.first.get_by_role("button", name=SHOW[lang]).click()
    played, better = lessons.first.locator("dd").all_inner_texts()[:2]
    expect(page.locator(".said")).to_contain_text(played)
    expect(page.locator(".said .better")).to_contain_text(better)
    expect(page.locator(".table-area").first).to_be_in_viewport()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_moment_shows_what_the_seat_knew_and_lights_the_better_move(new_page, short):
    page = reviewed(new_page(), short)
    page.get_by_role("button", name="Show this moment").first.click()
    expect(page.locator("[data-hinted]").first).to_be_visible()
    expect(page.locator(".near h2")).to_have_text("Dragon")
    expect(page.locator("[data-place='hand:1'] .card")).to_have_count(0)


def test_a_reason_opens_its_rule_beside_the_review(new_page, short):
    page = reviewed(new_page("it"), short, "it")
    page.locator("article a").first.click()
    expect(page.locator("dialog .asked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".curve")).to_be_visible()


def test_the_curve_is_walked_by_keys_and_pointed_at(new_page, short):
    page = reviewed(new_page(), short)
    curve = page.get_by_role("slider", name="Chance of winning")
    curve.press("Home")
    first = step(page)
    said = re.compile(r"^Choice 1 of \d+: \d+\s% to win")
    expect(curve).to_have_attribute("aria-valuetext", said)
    curve.press("ArrowRight")
    assert step(page) > first
    curve.press("PageDown")
    expect(page.locator("article.shown, .turns [aria-current=true]").first).to_be_visible()
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuetext", "The end")
    curve.hover(position={"x": 40, "y": 60})
    expect(page.locator(".readout b")).to_have_text(re.compile("^Choice 1 of"))
    curve.click(position={"x": 40, "y": 60})
    assert step(page) == first


def test_a_record_is_reviewed_for_any_seat(new_page, short):
    page = reviewed(new_page(), short)
    before = page.locator(".curve .line").get_attribute("d")
    page.get_by_label("Choices of").select_option("Dwarves")
    expect(page.locator(".near h2")).to_have_text("Dwarves")
    page.wait_for_selector(".curve")
    assert page.locator(".curve .line").get_attribute("d") != before


def test_a_game_of_volfyirion_is_reviewed_while_its_replay_continues(new_page):
    page = opened(new_page("it", color_scheme="light"), SOLO)
    page.get_by_role("button", name="Analisi", exact=True).click()
    expect(page.locator("progress")).to_be_visible()
    page.get_by_role("button", name="Un passo avanti").click()
    assert step(page) == 1
    page.wait_for_selector(".curve", timeout=90_000)
    page.get_by_role("button", name="Mostra questo momento").first.click()
    expect(page.locator(".said .better")).to_be_visible()
    assert_accessible(page)


def test_a_review_is_stopped_by_its_button_and_by_leaving(new_page):
    page = opened(new_page(), LONG)
    for leave in (stop, go_home):
        page.get_by_role("button", name="Review", exact=True).click()
        page.wait_for_selector("progress[value]")
        with page.expect_event("requestfailed", lambda request: "/api/reviews" in request.url):
            leave(page)


def stop(page: Page) -> None:
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("The review was stopped.")).to_be_visible()
    page.get_by_role("button", name="Log", exact=True).click()


def go_home(page: Page) -> None:
    page.get_by_role("link", name="Antro").click()


@pytest.fixture
def finished_table(new_page) -> tuple[Page, str]:
    """Return a page, and the table of a short game that its guest has resigned."""
    page = new_page()
    table = open_table(page, "me", "bot:1")
    sit_at(page, table)
    play(page, seed=3, choices=4)
    resign(page)
    await_verdict(page)
    return page, table


def test_a_link_opens_the_replay_at_the_shared_moment(finished_table):
    page, table = finished_table
    page.goto(f"/#/replay/{table}")
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment").input_value()
    page.goto("/")
    page.goto(link)
    page.wait_for_selector(".surface")
    assert step(page) == 3
    page.goto(f"/#/replay/{table}?step=9999")
    expect(page.locator(".said .end")).to_be_visible()


@pytest.mark.parametrize("kind", ["review", "replay"])
def test_review_and_replay_lead_back_to_the_table_and_to_a_rematch(finished_table, kind):
    page, table = finished_table
    page.goto(f"/#/{kind}/{table}")
    follow_link(page, page.get_by_role("link", name="Back to the table"))
    page.wait_for_selector(".surface")
    expect(page.locator(".near h2")).to_have_text("Dragon")
    page.goto(f"/#/{kind}/{table}")
    follow_link(page, page.get_by_role("button", name="Rematch with the same roles"))
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(page.locator(".near h2")).to_have_text("Dragon")


def test_a_replay_runs_at_the_chosen_speed(new_page, short):
    page = new_page(alone=True)
    page.clock.install()
    opened(page, short)
    page.clock.pause_at("2100-01-01")
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".at")).to_contain_text("Step 1 ")
    page.clock.run_for(200)
    expect(page.locator(".at")).to_contain_text("Step 2 ")
    page.clock.run_for(200)
    expect(page.locator(".at")).to_contain_text("Step 3 ")


def test_a_game_that_is_not_over_is_not_reviewed(new_page):
    page = new_page("it")
    table = open_table(page, "me", "me")
    page.goto(f"/#/review/{table}")
    expect(page.get_by_role("alert")).to_contain_text("quando è finita")
    expect(page.get_by_role("button", name="Analisi")).to_have_count(0)


def test_a_review_that_breaks_off_says_so_and_can_be_tried_again(new_page, fragile_site: Site):
    page = opened(new_page(address=fragile_site.address), LONG)
    page.get_by_role("button", name="Review", exact=True).click()
    page.wait_for_selector("progress[value]")
    fragile_site.restart()
    expect(page.get_by_role("alert").filter(has_text="The review stopped.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("progress[value]")


def test_a_busy_coach_says_that_another_game_comes_first(new_page):
    one, other = new_page(), new_page()
    opened(one, LONG).get_by_role("button", name="Review", exact=True).click()
    one.wait_for_selector("progress[value]")
    opened(other, LONG).get_by_role("button", name="Review", exact=True).click()
    expect(other.get_by_text("Yours is next.")).to_be_visible()
    go_home(one)
    other.wait_for_selector("progress[value]")
