"""The layout of a Heroes table: clocks, the goal, the legend, and small screens."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games.test_heroes import ROLL, SOON, open_heroes, reach_first_roll
from tests.browser.support.site import TOO_SMALL, in_sight, log_of, look_at, sit_at, too_small
from tests.browser.test_looks import BROKEN
from tests.browser.test_pages import assert_accessible

CLOCK = {"type": "fischer", "initial": 600_000, "increment": 5_000}

# True if each clock is inside its seat and covers nothing else there.
WITHIN_THEIR_SEATS = """
(clocks) => clocks.every((clock) => {
  const [own, seat] = [clock, clock.closest(".seat")].map((part) => part.getBoundingClientRect());
  const others = [...clock.parentElement.children].filter(
    (part) => part !== clock && !part.matches(".tall > .portrait"));
  const apart = others.map((part) => part.getBoundingClientRect()).every((box) =>
    box.right <= own.left + 1 || own.right <= box.left + 1 ||
    box.bottom <= own.top + 1 || own.bottom <= box.top + 1);
  return own.left >= seat.left && own.right <= seat.right && own.bottom <= seat.bottom && apart;
})
"""


def open_with_clock(page: Page, *seats: str, **options: str) -> None:
    """Open a table with a clock for every player."""
    body = {"game": "heroes", "seats": list(seats), "options": {**SOON, **options}, "clock": CLOCK}
    sit_at(page, page.request.post("/api/tables", data=body).json()["id"])


@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_has_its_clock(new_page, players):
    page = new_page("it", width=390, height=844)
    seats = ["me", *["bot:1"] * (players - 1)]
    open_with_clock(page, *seats, players=str(players), pace="stepped")
    reach_first_roll(page)
    clocks = page.locator(".seat .seat-clock")
    for width, height in ((390, 844), (1280, 720), (1440, 900)):
        look_at(page, width, height)
        expect(clocks).to_have_count(players)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert clocks.evaluate_all(WITHIN_THEIR_SEATS), width


def test_a_live_game_shows_clocks_only_if_it_has_them(new_page):
    page = new_page()
    open_with_clock(page, "me", "bot:1", pace="live")
    expect(page.locator(".seat .seat-clock")).to_have_count(2)
    body = {"game": "heroes", "seats": ["me", "bot:1"], "options": SOON}
    sit_at(page, page.request.post("/api/tables", data=body).json()["id"])
    expect(page.locator(".seat").first).to_be_visible()
    expect(page.locator(".seat-clock")).to_have_count(0)


GOALS = {
    "classic": (2, "Vince l’ultimo Eroe in vita", ": punti ferita 15 su 15"),
    "points": (2, "Vince il primo giocatore con 21 punti", ": 0 punti su 21"),
    "teams": (4, "entrambi gli Eroi dell’altra squadra", ": punti ferita 15 su 15"),
    "tournament": (4, "Vinci il tuo duello, poi la finale", ": punti ferita 15 su 15"),
}


@pytest.mark.parametrize("mode", GOALS)
def test_the_goal_and_the_legend_are_one_glance_and_one_click_away(new_page, mode):
    players, words, reach = GOALS[mode]
    page = new_page("it", width=390, height=844)
    seats = ["me", *["bot:1"] * (players - 1)]
    open_heroes(page, *seats, mode=mode, players=str(players), pace="stepped", **SOON)
    reach_first_roll(page)
    goal = page.locator("section.goal-line")
    legend = goal.get_by_role("button", name="Obiettivo e simboli")
    for width, height in ((390, 844), (1440, 900)):
        look_at(page, width, height)
        expect(goal.get_by_role("img", name=reach).last).to_be_visible()
        assert in_sight(page, "section.goal-line button"), width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(goal).to_contain_text(words)
    expect(goal.locator(".goal-text span")).to_be_visible()
    look_at(page, 390, 844)
    page.wait_for_function(f"() => ({TOO_SMALL})(44).length === 0")  # with all new sizes
    legend.click()
    sheet = page.locator("dialog")
    expect(sheet).to_contain_text("Dopo 60 stop")
    expect(sheet).to_contain_text("forza: le ferite fisiche di un attacco")
    assert_accessible(page)


@pytest.mark.parametrize("players", [2, 4])
def test_question_dice_and_buttons_are_in_sight_on_low_screens(new_page, players):
    """Test a phone on its side, a laptop at 200 % and a low laptop."""
    page = new_page("it", width=1366, height=650)
    seats = ["me", *["bot:1"] * (players - 1)]
    open_heroes(page, *seats, players=str(players), pace="stepped", **SOON)
    reach_first_roll(page)
    for width, height in ((1366, 650), (844, 390), (683, 384)):
        look_at(page, width, height)
        for part in (
            ".question",
            ".tray .die",
            ".calls .stop",
            ".calls [data-thing='choice:throw']",
        ):
            assert in_sight(page, part), (part, width)
        if players == 2:
            for board in page.locator(".board").all():
                expect(board).to_be_in_viewport(ratio=0.99)


# The seats whose names are cut off, cover the life beside them or reach beyond the seat.
CROWDED = """
() => [...document.querySelectorAll(".seat")].filter((seat) => {
  const [bounds, role, name, life] = [seat, ...[".who .crest", "h2", ".life"].map(
    (part) => seat.querySelector(part))].map((part) => part.getBoundingClientRect());
  const cut = [...seat.querySelectorAll(".player, h2")].some(
    (part) => part.scrollWidth > part.clientWidth);
  const over = [role, name].some((box) => box.top < bounds.top || box.right > bounds.right ||
    (box.right > life.left + 1 && life.right > box.left + 1 &&
      box.bottom > life.top + 3 && life.bottom > box.top + 3));
  return cut || over;
}).map((seat) => seat.textContent)
"""


@pytest.mark.parametrize(("players", "clock"), [(2, False), (2, True), (4, False), (4, True)])
def test_every_seat_shows_the_name_that_the_log_uses(new_page, players, clock):
    page = new_page("it", width=390, height=844)
    seats = ["me", *["bot:1"] * (players - 1)]
    if clock:
        open_with_clock(page, *seats, players=str(players), pace="stepped")
    else:
        open_heroes(page, *seats, players=str(players), pace="stepped", **SOON)
    reach_first_roll(page)
    names = page.locator(".seat h2").all_inner_texts()
    assert len(set(names)) == players
    log = log_of(page)
    for name in names:
        expect(log.get_by_text(f"{name} tira").first).to_be_attached()
    page.keyboard.press("Escape")
    for width, height in ((390, 844), (1024, 768), (1440, 900), (1920, 1080)):
        look_at(page, width, height)
        for name in names:
            seat = page.get_by_role("region", name=name, exact=True)
            expect(seat.locator("h2")).to_be_visible()
            expect(seat.locator(".who .crest path")).to_have_count(1)
        assert page.evaluate(CROWDED) == [], width


def test_below_a_hint_every_seat_keeps_its_name(new_page):
    page = new_page("it", width=1024, height=768)
    open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
    reach_first_roll(page)
    page.keyboard.press("h")
    expect(page.locator(".corner .said")).to_be_visible()
    assert page.evaluate(CROWDED) == []


def test_an_ally_is_told_from_enemies_at_his_seat(new_page):
    page = new_page("it", width=390, height=844)
    open_heroes(page, "me", *["bot:1"] * 3, players="4", mode="teams", pace="stepped", **SOON)
    reach_first_roll(page)
    for width, height in ((390, 844), (1024, 768), (1440, 900), (1920, 1080)):
        look_at(page, width, height)
        allies = page.locator(".seat", has=page.locator(".ally"))
        expect(allies).to_have_count(1)
        expect(allies.locator(".who .crest")).to_have_attribute("style", re.compile("noon"))
        assert page.evaluate(CROWDED) == [], width
    look_at(page, 390, 844)
    lefts = [rival.bounding_box()["x"] for rival in page.locator(".rival").all()]
    expect(page.locator(".rival").first).to_have_class(re.compile(r"\bout\b"))
    assert lefts[0] == max(lefts)  # it is out, so the other opponents come before it


@pytest.mark.parametrize("players", [3, 4])
def test_boards_of_several_opponents_are_almost_as_high_as_your_own(new_page, players):
    page = new_page("it", width=1024, height=768)
    open_with_clock(page, "me", *["bot:1"] * (players - 1), players=str(players), pace="stepped")
    reach_first_roll(page)
    for width, height in ((1024, 768), (1440, 900), (1920, 1080)):
        look_at(page, width, height)
        heights = [board.bounding_box()["height"] for board in page.locator(".board").all()]
        assert min(heights) > 0.8 * max(heights), width


# An opponent's facts that are under the clock or reach beyond the seat.
UNDER_CLOCKS = """
() => [...document.querySelectorAll(".rival .facts li")].filter((fact) => {
  const seat = fact.closest(".seat");
  const [box, clock, bounds] = [fact, seat.querySelector(".seat-clock"), seat].map(
    (part) => part.getBoundingClientRect());
  return box.right > bounds.right || (box.right > clock.left && box.bottom > clock.top &&
    box.top < clock.bottom);
}).map((fact) => fact.textContent)
"""


def test_on_a_phone_both_boards_of_two_opponents_can_be_seen_and_touched(new_page):
    page = new_page("it", width=390, height=844, has_touch=True)
    open_with_clock(page, "me", "bot:1", "bot:1", players="3", pace="stepped")
    reach_first_roll(page)
    for board in page.locator(".rival .board").all():
        expect(board).to_be_in_viewport(ratio=1)
    expect(page.locator(".rival .plan")).to_have_count(2)
    assert page.evaluate(UNDER_CLOCKS) == []
    assert page.evaluate(CROWDED) == []
    assert too_small(page) == []


def test_heroes_in_the_draft_are_large_beside_the_spell_rows(new_page):
    page = new_page("it", width=700, height=768)
    open_heroes(page, "me", "bot:1", pace="stepped", first="seat")
    widths = [hero.bounding_box()["width"] for hero in page.locator(".draft .hero").all()]
    assert len(widths) == 4
    assert min(widths) > 120
    for width, height in ((667, 375), (844, 390)):  # on a phone on its side they share a row
        look_at(page, width, height)
        tops = {hero.bounding_box()["y"] for hero in page.locator(".draft .hero").all()}
        assert len(tops) == 1, width


@pytest.mark.parametrize(("lang", "weak"), [("en", "Weakness: water"), ("it", "Debolezza: acqua")])
def test_a_hero_in_the_draft_shows_its_weakness_and_explains_its_powers(new_page, lang, weak):
    page = new_page(lang, width=1440, height=900)
    open_heroes(page, "me", "bot:1", pace="stepped", first="seat")
    hero = page.locator(".draft .hero").first
    expect(hero).to_contain_text(weak)
    hero.hover()
    explanation = page.locator("[role=status].slab", has=page.get_by_role("link", name="13.2"))
    expect(explanation).to_be_visible()
    expect(explanation.get_by_role("link", name="10.2")).to_be_visible()


# The names of beings that are cut off.
CUT_NAMES = """
() => [...document.querySelectorAll(".board .name")]
  .filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth)
  .map((name) => name.textContent)
"""


def test_beings_are_named_where_their_names_have_room(new_page):
    page = new_page("it", width=1440, height=900)
    open_heroes(page, "me", *["bot:1"] * 2, players="3", pace="stepped", **SOON)
    reach_first_roll(page)
    for width, height in ((1024, 768), (1440, 900), (1920, 1080)):
        look_at(page, width, height)
        assert page.evaluate(CUT_NAMES) == [], width


# Take one step through the draft. Return true once the choice of an army appears.
DRAFT = f"() => document.querySelector('.muster') !== null || (({ROLL})(), false)"


def reach_army_choice(page: Page) -> None:
    """Play until heroes and spells are taken."""
    for _ in range(2000):
        if page.evaluate(DRAFT):
            return
        page.wait_for_timeout(20)
    raise AssertionError("no army is chosen")


@pytest.mark.parametrize(
    ("language", "keep", "text"),
    [
        ("en", "Keep playing", "You still have 10 points."),
        ("it", "Continua a giocare", "Hai ancora 10 punti."),
    ],
)
def test_an_army_with_points_left_is_confirmed_twice(new_page, language, keep, text):
    page = new_page(language, width=1440, height=900)
    open_heroes(page, "me", "bot:1", pace="stepped", first="seat")
    reach_army_choice(page)
    question, button = page.locator(".prompt .question"), page.locator(".muster header button")
    expect(button).not_to_have_class(re.compile(r"\bact\b"))
    button.click()
    expect(question).to_contain_text(text)
    page.get_by_role("button", name=keep).click()
    page.locator(".muster .more").first.click()
    button.click()
    expect(question).to_contain_text(text[:8])
    page.get_by_role("button", name=keep).click()
    expect(page.locator(".muster li.some")).to_have_count(1)  # the choice stays
    button.click()
    page.locator(".prompt .ways .tool").click()
    expect(page.locator(".muster")).to_have_count(0)


# The creatures whose numbers cover their names.
OVER_NAMES = """
() => [...document.querySelectorAll(".muster li")].filter((card) => {
  const [numbers, name] = [".numbers", ".name"].map(
    (part) => card.querySelector(part).getBoundingClientRect());
  return numbers.bottom > name.top;
}).map((card) => card.textContent)
"""


def test_a_creature_to_muster_shows_its_numbers_above_its_name(new_page):
    """In Italian, half of the names take two lines."""
    page = new_page("it", width=1440, height=900)
    open_heroes(page, "me", "bot:1", pace="stepped", first="seat")
    reach_army_choice(page)
    expect(page.locator(".muster .numbers")).to_have_count(8)
    for width, height in ((390, 844), (1024, 768), (1440, 900), (1920, 1080)):
        look_at(page, width, height)
        assert page.evaluate(OVER_NAMES) == [], width


def test_above_the_form_of_an_order_every_seat_keeps_its_name(new_page):
    page = new_page("it", width=1440, height=900)
    open_heroes(page, "me", "bot:1", pace="orders", **SOON)
    form = page.locator("form")
    for _ in range(400):
        if form.count():
            break
        page.evaluate(ROLL)
        page.wait_for_timeout(20)
    for width, height in ((1024, 768), (1366, 768), (1440, 900), (1920, 1080)):
        look_at(page, width, height)
        assert page.evaluate(CROWDED) == [], width
        assert form.evaluate("(form) => form.scrollHeight <= form.clientHeight"), width
        for card in page.locator(".hands .card").all():
            expect(card).to_be_in_viewport(ratio=0.97)


# The spells whose symbols reach beyond their edge.
BEYOND_THE_EDGE = """
() => [...document.querySelectorAll(".market .spell")].filter((spell) =>
  spell.querySelector(".needs").getBoundingClientRect().right >
    spell.getBoundingClientRect().right).map((spell) => spell.textContent)
"""


def test_beside_the_log_of_a_replay_spells_have_whole_words_and_symbols(new_page):
    """The log leaves the table only the width of a tablet."""
    page = new_page("it", width=1024, height=768)
    table = open_heroes(page, "me", "me", pace="stepped", **SOON)
    reach_first_roll(page)
    page.goto(f"/#/replay/{table}")
    page.get_by_role("button", name="Alla fine").click()
    expect(page.locator(".market .spell")).to_have_count(8)
    assert page.evaluate(BEYOND_THE_EDGE) == []
    words = page.locator(".market .name")
    words.evaluate_all("(names) => names.forEach((name) => (name.textContent = 'Maledizione'))")
    assert words.evaluate_all(BROKEN) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 1024


# True if the parts are below each other in this order and do not overlap.
STACKED = """
(parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect())
  .every(({ top }, at, boxes) => at === 0 || top >= boxes[at - 1].bottom - 1)
"""


def test_on_a_phone_on_its_side_the_choices_before_a_duel_cover_nothing(new_page):
    page = new_page(width=667, height=375)
    open_heroes(page, "me", "bot:1", pace="stepped", first="seat")
    expect(page.locator(".draft")).to_be_visible()
    assert page.evaluate(STACKED, [".rival", ".draft", ".near", ".shop"])
    reach_army_choice(page)
    expect(page.locator(".muster")).to_be_visible()
    assert page.evaluate(STACKED, [".rival", ".muster", ".near", ".shop"])


# The top of every board, of the spell rows, of the question and of the dice, in pixels.
TOPS = """
() => [...document.querySelectorAll(".board, .shop, .question, .tray .die")]
  .map((part) => Math.round(part.getBoundingClientRect().top))
"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_table_does_not_move_between_rolling_and_acting(new_page, lang):
    page = new_page(lang, width=1440, height=900)
    open_heroes(page, "me", "bot:1", pace="stepped", **SOON)
    reach_first_roll(page)
    sizes = ((1440, 900), (1024, 768), (768, 1024), (1920, 1080))
    rolling = [tops(page, size) for size in sizes]
    stop_rolling(page)
    assert [tops(page, size) for size in sizes] == rolling


def tops(page: Page, size: tuple[int, int]) -> list[int]:
    look_at(page, *size)
    return list(page.evaluate(TOPS))


def stop_rolling(page: Page) -> None:
    """Stop, confirm it if the page asks, and wait for the next question."""
    page.keyboard.press(" ")
    page.keyboard.press(" ")
    expect(page.locator(".calls")).to_have_count(0)
    expect(page.locator(".prompt.yours")).to_be_visible()
