"""The layout on every screen: nothing is covered or cut off, and no word is broken."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games.test_heroes import SOON, open_heroes, reach_first_roll
from tests.browser.support.site import (
    AT_REST,
    await_verdict,
    in_sight,
    leave_pass_screen,
    look_at,
    open_table,
    play,
    resign,
    sit_at,
)
from tests.browser.test_agreements import sit_together

SCREENS = ((390, 844), (1024, 768), (1440, 900), (1920, 1080))
DESKS = SCREENS[1:]
CLOCK = {"type": "fischer", "initial": 600_000, "increment": 30_000}

# The clocks that cover the words beside them or reach beyond the screen.
MISPLACED = """
() => [...document.querySelectorAll(".seat-clock")].filter((clock) => {
  const words = document.createRange();
  const name = clock.closest("section, article, .role").querySelector("h2, .name");
  words.selectNodeContents(name.parentElement);
  const own = clock.getBoundingClientRect();
  const over = [...words.getClientRects()].some((box) => own.left < box.right - 1 &&
    box.left < own.right - 1 && own.top < box.bottom - 1 && box.top < own.bottom - 1);
  return over || own.right > innerWidth;
}).map((clock) => clock.textContent)
"""

# The words that are broken into two lines.
BROKEN = """
(names) => names.flatMap((name) => [...name.childNodes]).flatMap((text) => {
  if (text.nodeType !== Node.TEXT_NODE) return [];
  const words = [...text.textContent.matchAll(/\\p{L}+/gu)];
  return words.filter((word) => {
    const letters = document.createRange();
    letters.setStart(text, word.index);
    letters.setEnd(text, word.index + word[0].length);
    return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})
"""

# The texts that are wider than their place.
CUT_OFF = """
(names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.textContent)
"""

# The number of parts that overlap one of the others or are not wholly on the screen.
OUT_OF_PLACE = """
([parts, others]) => {
  const boxes = (sought) =>
    [...document.querySelectorAll(sought)].map((part) => part.getBoundingClientRect());
  const over = (one) => (two) => one.left < two.right - 1 && two.left < one.right - 1 &&
    one.top < two.bottom - 1 && two.top < one.bottom - 1;
  return boxes(parts).filter((own) => boxes(others).some(over(own)) || own.top < 0 ||
    own.left < 0 || own.right > innerWidth || own.bottom > innerHeight).length;
}
"""

# The cards whose names are cut off, or whose symbols reach beyond their edge.
CUT = """
(chips) => chips.filter((chip) => {
  const [name, gives, main] = [".name", ".gives", ".main"].map((part) => chip.querySelector(part));
  const [right, edge] = [main, gives].map((part) => part.getBoundingClientRect().right);
  return name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2 ||
    right > edge + 1;
}).map((chip) => chip.textContent.trim())
"""

# True if the whole content fits without scrolling.
ALL_SHOWN = (
    "(part) => part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth"
)


def open_with_clock(page: Page, game: str, seats: list[str], options: dict[str, str]) -> None:
    body: dict[str, Any] = {"game": game, "seats": seats, "options": options, "clock": CLOCK}
    sit_at(page, page.request.post("/api/tables", data=body).json()["id"])
    if page.locator(".pass-screen").count():
        leave_pass_screen(page)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("drako", 2, {"matchup": "trolls-dwarves"}),
        ("volfyirion", 2, {}),
        ("volfyirion", 4, {"mode": "team"}),
        ("vast", 5, {"roles": "KGDCT"}),
    ],
    ids=["drako", "volfyirion", "teams", "vast"],
)
def test_no_clock_covers_a_name(new_page, game, seats, options):
    page = new_page("it", width=1440, height=900)
    open_with_clock(page, game, ["me", *["bot:1"] * (seats - 1)], options)
    expect(page.locator(".seat-clock")).to_have_count(seats)
    for width, height in SCREENS:
        look_at(page, width, height)
        assert page.evaluate(MISPLACED) == [], width


def test_every_crest_of_a_cave_is_in_sight_with_its_clock(new_page):
    page = new_page("it", width=1024, height=768)
    open_with_clock(page, "vast", ["me", *["bot:1"] * 4], {"roles": "KGDCT"})
    expect(page.locator(".others .seat-clock")).to_have_count(4)
    for width, height in DESKS:
        look_at(page, width, height)
        assert page.locator(".others").evaluate(ALL_SHOWN), width


def test_a_hand_of_heroes_is_shown_whole(new_page):
    """The hand has four spells or more."""
    page = new_page("it", width=1440, height=900)
    open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
    reach_first_roll(page)
    assert page.locator(".hands .spell").count() >= 4
    for width, height in DESKS:
        look_at(page, width, height)
        for part in (".hands", ".hands .hand"):
            assert page.locator(part).evaluate(ALL_SHOWN), (part, width)


@pytest.mark.parametrize("role", ["K", "G", "D", "T"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_word_on_a_board_of_vast_is_broken(new_page, lang, role):
    page = new_page(lang, width=1440, height=900)
    sit_at(page, open_table(page, "me", game="vast", roles=role))
    for width, height in (*SCREENS, (1280, 800), (844, 390), (640, 400)):
        look_at(page, width, height)
        names = page.locator(".board .name")
        assert names.count() > 3
        assert names.evaluate_all(BROKEN) == [], width
        assert names.evaluate_all(CUT_OFF) == [], width


@pytest.mark.parametrize("matchup", ["dragon-dwarves", "trolls-knights"])
def test_beside_the_log_of_a_replay_nothing_lies_over_the_lair(new_page, matchup):
    """The log leaves the table only the width of a large phone."""
    page = new_page("it", width=1024, height=768)
    table = open_table(page, "me", "me", matchup=matchup)
    sit_at(page, table)
    play(page, seed=1, choices=8)
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="Alla fine").click()
    page.wait_for_function(AT_REST)
    lair, said = (page.locator(part).bounding_box() for part in (".lair", ".said"))
    assert lair is not None
    assert said is not None
    assert said["y"] >= lair["y"] + lair["height"]
    for mat in page.locator(".mat").all():
        assert mat.evaluate("(mat) => mat.scrollWidth <= mat.clientWidth")


@pytest.mark.parametrize("matchup", ["dragon-dwarves", "knights-dwarves", "trolls-knights"])
def test_both_open_hands_of_a_replay_lie_beside_the_lair_and_the_mats(new_page, matchup):
    """Each hand has six cards, the most it can hold."""
    page = new_page("it", width=1440, height=900)
    table = open_table(page, "me", "me", matchup=matchup)
    sit_at(page, table)
    page.locator('[data-thing="pile:deck"]').click()
    leave_pass_screen(page)
    page.locator('[data-thing="pile:deck"]').click()
    expect(page.locator(".hand .card")).to_have_count(6)
    resign(page)
    await_verdict(page)
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="Alla fine").click()
    expect(page.locator(".hand .card")).to_have_count(12)
    for width, height in DESKS:
        look_at(page, width, height)
        page.wait_for_function(AT_REST)
        assert page.evaluate(OUT_OF_PLACE, [".hand .card", ".mat, .lair svg, .said"]) == 0, width


@pytest.mark.parametrize("matchup", ["dragon-dwarves", "knights-dwarves"])
def test_on_a_phone_both_open_hands_of_a_replay_lie_above_its_controls(new_page, matchup):
    page = new_page("it", width=390, height=844)
    table = open_table(page, "me", "me", matchup=matchup)
    sit_at(page, table)
    resign(page)
    await_verdict(page)
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="Alla fine").click()
    hands = page.locator(".hand")
    expect(hands).to_have_count(2)
    controls = page.locator(".foot").bounding_box()
    for hand in hands.all():
        box = hand.bounding_box()
        assert box["y"] + box["height"] <= controls["y"]
    assert page.locator(".hand .title").evaluate_all(BROKEN) == []


def test_a_replay_states_its_result_once(new_page):
    page = new_page("it", width=1440, height=900)
    table = open_table(page, "me", "bot:1", matchup="dragon-dwarves")
    sit_at(page, table)
    resign(page)
    await_verdict(page)
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="Alla fine").click()
    expect(page.locator(".said")).to_have_text("Il Drago si arrende. Vincono i Nani.")
    expect(page.get_by_text("Vincono i Nani")).to_have_count(1)


def test_the_title_of_the_end_names_the_winning_house(new_page):
    page = new_page("it")
    sit_at(page, open_table(page, "me", *["bot:1"] * 3, game="volfyirion", mode="team"))
    resign(page)
    expect(page.get_by_role("heading", name="Vince la Casata Rorius", exact=True)).to_be_visible()


def test_no_room_is_kept_for_a_hand_before_the_opponent_joins(new_page):
    page = new_page(width=1440, height=900)
    sit_at(page, open_table(page, "me", "open"))
    page.keyboard.press("Escape")
    for width, height in SCREENS:
        look_at(page, width, height)
        assert page.locator(".player-area").bounding_box()["height"] <= 140, width


def test_an_empty_hand_says_so(new_page):
    page = new_page("it", width=390, height=844)
    table = open_table(page, "me", "me")
    sit_at(page, table)
    page.goto(f"/#/replay/{table}")
    expect(page.locator(".hand")).to_have_text("Mano vuota")
    page.get_by_role("button", name="Alla fine").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.get_by_text("Mano vuota")).to_have_count(0)


def test_the_name_of_a_bot_is_whole_beside_tokens_and_a_clock_on_a_phone(new_page):
    page = new_page("it", width=390, height=844)
    open_with_clock(page, "drako", ["me", "bot:1"], {"matchup": "dragon-dwarves"})
    name = page.locator(".far .who p").filter(visible=True)
    expect(name).to_have_text("Pip")
    assert name.evaluate(ALL_SHOWN)


@pytest.mark.parametrize(
    ("game", "own", "options"),
    [
        ("drako", ".near .mat", {}),
        ("volfyirion", ".surface > .realm >> nth=-1", {"first": "seat"}),
    ],
    ids=["drako", "volfyirion"],
)
def test_the_coach_hides_nothing_of_a_table(new_page, game, own, options):
    page = new_page("it", width=1024, height=768)
    page.goto("/")
    page.evaluate("localStorage.setItem('antro.played', 'yes')")
    sit_at(page, open_table(page, "me", "bot:1", game=game, **options))
    page.wait_for_selector(".yours")
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Conferma")).to_be_visible()
    for width, height in ((390, 844), (1024, 768)):
        look_at(page, width, height)
        page.wait_for_function(AT_REST)
        assert page.evaluate(OUT_OF_PLACE, [".corner", ".surface, header"]) == 0, width
        assert in_sight(page, "[data-hinted]"), width
        assert in_sight(page, own), width


def test_beside_the_log_of_a_replay_all_of_volfyirion_is_in_sight(new_page):
    page = new_page("it", width=1024, height=768)
    table = open_table(page, "me", "me", game="volfyirion", first="seat")
    sit_at(page, table)
    play(page, seed=1, choices=6)
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="Alla fine").click()
    expect(page.locator(".hands .card").first).to_be_visible()
    assert page.locator(".table-area").evaluate(ALL_SHOWN)


@pytest.mark.parametrize("matchup", ["dragon-dwarves", "knights-dwarves", "trolls-dwarves"])
@pytest.mark.parametrize("beside", ["note", "clock", "lesson"])
def test_no_mat_lies_over_the_question(new_page, matchup, beside):
    page = new_page("it", width=1024, height=768)
    if beside == "lesson":
        opened = page.request.post(f"/api/lessons/drako/{matchup}", data={"again": True})
        sit_at(page, opened.json()["id"])
    else:
        options = {"matchup": matchup}
        clock = CLOCK if beside == "clock" else None
        body = {"game": "drako", "seats": ["me", "bot:1"], "options": options, "clock": clock}
        sit_at(page, page.request.post("/api/tables", data=body).json()["id"])
    expect(page.locator(".hands .card").first).to_be_visible()
    for width, height in DESKS:
        look_at(page, width, height)
        assert page.evaluate(OUT_OF_PLACE, [".mat", ".player-area, .lair svg"]) == 0, width


def test_in_the_market_of_the_enemies_nothing_is_cut(new_page):
    page = new_page("it", width=1440, height=900)
    sit_at(page, open_table(page, "me", *["bot:1"] * 3, game="volfyirion", mode="team"))
    for width, height in DESKS:
        look_at(page, width, height)
        chips = page.locator(".middle .chip")
        assert chips.count() == 7
        assert chips.evaluate_all(CUT) == [], width


@pytest.mark.parametrize("game", ["drako", "volfyirion"])
def test_the_first_note_is_a_strip_that_hides_nothing_and_offers_a_lesson(new_page, game):
    page = new_page("it", width=390, height=844)
    sit_at(page, open_table(page, "me", "bot:1", game=game))
    note = page.get_by_role("note")
    for width, height in SCREENS:
        look_at(page, width, height)
        assert page.evaluate(OUT_OF_PLACE, ["[role=note]", ".surface, header"]) == 0, width
        assert width > 1080 or note.bounding_box()["height"] <= 64, width
    note.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Impara giocando")).to_be_visible()


def test_the_first_note_leaves_the_chat_and_the_log_in_sight(new_page):
    anna, bruno = (new_page(width=1280, height=800) for _ in range(2))
    sit_together(anna, bruno)
    page = anna if anna.get_by_role("note").count() else bruno
    expect(page.get_by_role("note")).to_be_visible()
    for part in (
        ".chat form input",
        ".chat form button",
        "aside .log-scroller",
        "[role=note] a",
        "[role=note] button",
    ):
        assert in_sight(page, part), part


def test_a_creature_is_shown_large_above_its_explanation(new_page):
    page = new_page(width=1440, height=900)
    open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
    reach_first_roll(page)
    page.locator(".near [data-about^='creature:']").first.hover()
    bubble, picture = (
        page.locator(part).bounding_box() for part in (".bubble", ".bubble [data-about]")
    )
    assert bubble is not None
    assert picture is not None
    assert min(picture["width"], picture["height"]) >= 100
    assert picture["y"] + picture["height"] <= bubble["y"] + bubble["height"]


def test_the_search_of_a_rulebook_spans_the_page_with_no_matches_said_below(new_page):
    page = new_page(first="/#/rules/drako")
    page.get_by_label("Search the rules").fill("submarine")
    none = page.get_by_text("No matching rules")
    expect(none).to_be_visible()
    for width, height in SCREENS:
        look_at(page, width, height)
        leaf, field, said = (
            part.bounding_box() for part in (page.locator(".leaf"), page.locator(".search"), none)
        )
        assert leaf["width"] - field["width"] <= 2, width  # its edges
        assert said["y"] >= field["y"] + field["height"], width


def test_the_button_that_copies_a_link_is_beside_it(new_page):
    page = new_page(width=390, height=844)
    sit_at(page, open_table(page, "me", "open"))
    sheet = page.get_by_role("dialog")
    for width, height in SCREENS:
        look_at(page, width, height)
        link, button = (
            part.first.bounding_box()
            for part in (sheet.locator("input"), sheet.get_by_role("button", name="Copy the link"))
        )
        assert abs(link["y"] - button["y"]) <= 1, width
        assert link["height"] == button["height"], width


def test_no_lesson_on_the_first_page_is_alone_in_its_row(new_page):
    page = new_page(width=1920, height=1080, first="/")
    cards = page.get_by_role("region", name="Learn by playing").get_by_role("article")
    expect(cards).to_have_count(4)
    for width, height in DESKS:
        look_at(page, width, height)
        tops = [card.bounding_box()["y"] for card in cards.all()]
        assert tops.count(tops[0]) == tops.count(tops[-1]) == 2, width
