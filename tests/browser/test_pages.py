"""Every page: accessibility, both languages, and the size of the first load."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from antro.games import GAMES
from tests.browser.support.site import (
    AT_REST,
    await_verdict,
    follow_link,
    look_at,
    open_table,
    play,
    sit_at,
    too_small,
    use_tool,
)

AT_NIGHT = pytest.mark.nightly
LOOKS = [
    ("dark", 390),
    ("light", 1280),
    pytest.param("light", 390, marks=AT_NIGHT),
    pytest.param("dark", 1280, marks=AT_NIGHT),
]
FIRST_LOAD = 200_000  # bytes, compressed


def assert_accessible(page: Page) -> None:
    """Check with axe after all animations. Things that fade in have other colours until then."""
    page.wait_for_function(AT_REST)
    found = Axe().run(page).response["violations"]
    report = [(rule["id"], [node["html"][:160] for node in rule["nodes"]]) for rule in found]
    assert report == []


@pytest.mark.parametrize(("scheme", "width"), LOOKS)
def test_axe_finds_nothing_on_any_page(new_page, scheme, width):
    page = new_page("it", width=width, color_scheme=scheme, first="/")
    expect(page.locator(".box.ready").first).to_be_visible()
    assert_accessible(page)
    for address, mark in (
        ("/#/new/drako", "form"),
        ("/#/rules/drako/8.4", ".asked"),
        ("/#/record", ".drop"),
        ("/#/about", "article"),
    ):
        page.goto(address)
        page.wait_for_selector(mark)
        assert_accessible(page)


IN_ROW = """
(row) => new Promise((painted) => requestAnimationFrame(() => painted([
  row.scrollWidth <= row.clientWidth,
  [...row.querySelectorAll(".spread :is(.tool, .preferences)")]
    .filter((e) => e.checkVisibility()).length,
])))
"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_header_of_a_table_folds_tool_by_tool_and_stays_one_row(new_page, lang):
    """Two people and two bots play, so every tool is there at once."""
    anna, bruno = new_page(lang), new_page(lang)
    options = {"mode": "team", "first": "seat"}
    table = open_table(anna, "me", "open", "bot:1", "bot:1", game="volfyirion", **options)
    key = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]["key"]
    bruno.request.post(f"/api/tables/{table}/sit", data={"seat": 1, "key": key})
    sit_at(anna, table)
    row, counts = anna.get_by_role("banner").locator(".row"), {}
    for width in (360, 390, 560, 720, 800, *range(801, 1921, 100), 1080, 1920):
        look_at(anna, width, 860)
        fits, count = row.evaluate(IN_ROW)
        assert fits, width
        assert anna.get_by_role("banner").bounding_box()["height"] <= 64, width
        counts[width] = count
    narrow = [counts[width] for width in sorted(counts) if 800 < width <= 1080]
    wide = [
        counts[width] for width in sorted(counts) if width > 1080
    ]  # there the chat has its own column
    assert narrow == sorted(narrow)
    assert wide == sorted(wide)
    assert len({*narrow, *wide}) >= 4, counts


@pytest.mark.parametrize("width", [360, 1024, 1280, 1920])
def test_every_tool_of_a_table_is_in_its_header_or_in_the_menu(new_page, width):
    page = new_page(width=width)
    sit_at(page, open_table(page, "me", "bot:1"))
    for tool in ("As text", "Keyboard", "Resign"):
        use_tool(page, page.locator("header .tool", has_text=tool))
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize(("scheme", "width"), LOOKS)
def test_axe_finds_nothing_at_a_table(new_page, scheme, width):
    page = new_page(width=width, color_scheme=scheme)
    table = open_table(page, "me", "me", matchup="dragon-knights", placement="first")
    sit_at(page, table)
    expect(page.locator("[data-standing=lit]").first).to_be_visible()
    assert_accessible(page)
    for name in ("Rules", "As text", "Share", "Keyboard", "Resign"):
        use_tool(page, page.locator("header .tool", has_text=name))
        page.wait_for_selector("dialog")
        assert_accessible(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    play(page, seed=1, choices=2)
    assert_accessible(page)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "while the engine is being built"), ("it", "il motore è in preparazione")],
)
def test_bots_that_are_warming_up_say_so_until_they_are_warm(new_page, language, said):
    page = new_page(language, width=390, alone=True)
    warming = [True, True, False]
    page.route("**/api/engine", lambda route: route.fulfill(json={"warming_up": warming.pop(0)}))
    page.clock.install()
    page.goto("/")
    note = page.get_by_role("status").filter(has_text=said)
    expect(note).to_be_visible()
    assert_accessible(page)
    page.goto("/#/about")
    expect(note).to_be_visible()
    page.clock.run_for(20_000)
    expect(note).to_be_visible()
    page.clock.run_for(20_000)
    expect(note).to_have_count(0)
    assert warming == []


WOUNDS = """
() => [...document.querySelectorAll(".slots")].map((slots) => {
  const [own, mat] = [slots, slots.closest(".mat")].map((e) => e.getBoundingClientRect());
  return [own.width, mat.right - own.right, slots.scrollWidth - slots.clientWidth];
})
"""


def test_wounds_stay_on_their_mats(new_page):
    """Trolls have eight wound spaces beside a long name."""
    page = new_page()
    sit_at(page, open_table(page, "me", "me", matchup="trolls-knights"))
    for screen in (390, 820, 1440):
        look_at(page, screen, 860)
        sizes = page.evaluate(WOUNDS)
        assert len(sizes) == 5
        assert all(width > 20 and left > 0 >= over for width, left, over in sizes), screen


def test_everything_on_a_phone_is_large_enough_to_touch(new_page):
    page = new_page("it", width=390, height=844, has_touch=True)
    for matchup in ("dragon-trolls", "knights-dwarves"):
        sit_at(page, open_table(page, "me", "me", matchup=matchup))
        expect(page.locator("[data-standing=lit], .ways .act").first).to_be_visible()
        assert too_small(page) == []


def test_axe_finds_nothing_at_the_end_and_in_the_replay(new_page):
    page = new_page()
    table = open_table(page, "me", "me")
    sit_at(page, table)
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .resign").click()
    await_verdict(page)
    assert_accessible(page)
    page.goto(f"/#/replay/{table}")
    page.wait_for_selector(".surface")
    assert_accessible(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_fits_the_screen_and_always_shows_the_start_button(new_page, game):
    page = new_page("it", first=f"/#/new/{game}")
    expect(page.locator("h1")).to_have_text(game.capitalize())
    for width in (390, 820, 1024):
        look_at(page, width, 768)
        expect(page.get_by_role("button", name="Inizia")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("lang", "is_a_game"), [("en", "is a game"), ("it", "è un gioco")])
def test_every_game_on_the_shelf_is_credited(new_page, lang, is_a_game):
    page = new_page(lang, first="/#/about")
    for game in GAMES:
        expect(page.locator("article")).to_contain_text(f"{game.capitalize()} {is_a_game}")


def test_a_rulebook_that_cannot_be_loaded_says_so(new_page):
    page = new_page()
    page.route("**/assets/drako.en-*", lambda route: route.abort("connectionrefused"))
    page.goto("/#/rules/drako")
    expect(page.get_by_text("The rulebook could not be loaded")).to_be_visible()


def test_a_new_table_of_another_game_shows_its_own_options(new_page):
    page = new_page()
    page.goto("/#/new/drako")
    expect(page.get_by_label("Dragon and Dwarves")).to_be_checked()
    page.goto("/#/new/volfyirion")
    expect(page.get_by_label("Duel")).to_be_checked()
    expect(page.get_by_label("Dragon and Dwarves")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "This table does not exist. Check the link."),
        ("it", "Questo tavolo non esiste. Controlla il link."),
    ],
)
def test_a_missing_table_says_so_and_links_back(new_page, lang, said):
    page = new_page(lang)
    for page_of in ("table", "replay", "review"):
        page.goto(f"/#/{page_of}/nowhere")
        expect(page.get_by_role("alert")).to_contain_text(said)
        follow_link(page, page.get_by_role("alert").get_by_role("link"))
        expect(page.locator(".box.ready").first).to_be_visible()


def test_a_table_is_introduced_once(new_page):
    page = new_page(first="/")
    follow_link(page, page.locator(".hero .act"))
    tip = page.get_by_role("note")
    expect(tip).to_contain_text("You can use anything that glows.")
    assert_accessible(page)
    page.locator('[data-thing="pile:deck"]').click()
    expect(tip).to_have_count(0)
    page.reload()
    expect(page.locator("[data-standing=lit]").first).to_be_visible()
    expect(tip).to_have_count(0)


def test_the_language_is_switched_everywhere_and_remembered(new_page):
    page = new_page("en", first="/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="it", exact=True).click()
    expect(page.locator(".tagline")).to_contain_text("antro è aperto")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.goto("/#/rules/drako")
    expect(page.locator("h3").first).to_contain_text("Il tavolo")


def test_a_browser_without_cookies_is_told_why_it_cannot_take_a_seat(new_page):
    page = new_page(first="/", alone=True)
    page.add_init_script(
        """Object.defineProperty(window, "localStorage", { get() { throw new DOMException(); } });
        Object.defineProperty(navigator, "cookieEnabled", { value: false });"""
    )
    page.reload()
    page.get_by_role("button", name="it", exact=True).click()
    page.locator(".hero .act").click()
    expect(page.get_by_role("alert")).to_contain_text("blocca i cookie")


@pytest.mark.parametrize("address", ["/#/%", "/#/table/..%2F..%2Fhealth", "/#/replay/nowhere"])
def test_a_wrong_address_links_home(new_page, address):
    page = new_page(first=address)
    expect(page.locator(".hero, main a.act[href='#/']").first).to_be_visible()


def test_every_game_can_be_played_and_a_missing_one_says_so(new_page):
    page = new_page(first="/")
    for title in ("Drako", "Volfyirion", "Heroes", "Vast"):
        expect(page.get_by_role("link", name=f"Play: {title}")).to_be_visible()
    page.route("**/api/games", only_drako)
    page.reload()
    expect(page.get_by_text("Coming soon")).to_have_count(3)
    expect(page.get_by_role("link", name="Play: Drako")).to_be_visible()


def only_drako(route: Route) -> None:
    """Answer like a server that has only Drako."""
    games = route.fetch().json()
    route.fulfill(json=[game for game in games if game["name"] == "drako"])


def test_the_rulebook_is_searched(new_page):
    page = new_page()
    page.goto("/#/rules/drako")
    page.get_by_label("Search the rules").fill("netted figure")
    expect(page.locator(".clause")).not_to_have_count(0)
    expect(page.locator(".clause").first).to_contain_text("netted")
    page.get_by_label("Search the rules").fill("submarine")
    expect(page.get_by_text("No matching rules")).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_search_field_of_a_rulebook_is_opaque(new_page, scheme):
    page = new_page(color_scheme=scheme, first="/#/rules/drako")
    field = page.locator(".search")
    expect(field).to_be_visible()
    looks = set()
    for heading in page.locator("h3").all()[2:6]:
        heading.evaluate("(heading) => heading.scrollIntoView()")
        box, behind = field.bounding_box(), heading.bounding_box()
        assert box is not None
        assert behind is not None
        assert behind["y"] < box["y"] + box["height"]  # the heading is behind the field
        edge = 14  # corners are round
        clip = {
            "x": box["x"] + edge,
            "y": box["y"],
            "width": box["width"] - 2 * edge,
            "height": box["height"] - edge,
        }
        looks.add(page.screenshot(clip=clip))
    assert len(looks) == 1


def test_a_record_is_downloaded_opened_again_and_found_fair(new_page, tmp_path: Path):
    page = new_page()
    table = open_table(page, "me", "me")
    sit_at(page, table)
    play(page, seed=1, choices=12)
    page.reload()
    page.wait_for_selector(".surface")
    if page.locator(".pass-screen").count():
        page.locator(".pass-screen .act").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .resign").click()
    await_verdict(page)
    follow_link(page, page.get_by_role("link", name="Replay"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game file").click()
    record = tmp_path / "match.game"
    download.value.save_as(record)
    page.goto("/#/record")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator(".fair").first).to_contain_text("correct. Each one follows")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".hands .card").first).to_be_visible()


def test_a_file_that_is_no_game_file_is_refused_with_a_reason(new_page, tmp_path: Path):
    page = new_page("it")
    nonsense = tmp_path / "nonsense.game"
    nonsense.write_text("{}\n")
    page.goto("/#/record")
    page.locator("input[type=file]").set_input_files(nonsense)
    words = re.compile(r"Questo non è un file di partita.* alla riga 1\. Scegli un altro file\.$")
    expect(page.get_by_role("alert")).to_have_text(words)


def test_a_replay_is_scrubbed_stepped_and_seen_from_every_seat(new_page):
    page = new_page()
    table = open_table(page, "me", "me")
    sit_at(page, table)
    play(page, seed=1, choices=6)
    page.goto(f"/#/replay/{table}")
    page.wait_for_selector(".surface")
    page.get_by_role("button", name="To the end").click()
    last = page.locator(".at").inner_text()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".at")).not_to_have_text(last)
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".at")).to_have_text(last)
    page.get_by_label("Position in the game").fill("0")
    expect(page.locator(".said")).to_have_text("Before the first move")
    page.get_by_label("View as").select_option("A spectator")
    expect(page.locator(".hands .card")).to_have_count(0)


def test_the_first_load_is_light(new_page):
    page = new_page(alone=True)
    page.goto("/#/about")
    page.goto("/#/")
    page.reload()
    page.wait_for_selector(".box.ready")
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').map((entry) => entry.encodedBodySize)"
    )
    assert 0 < sum(sizes) < FIRST_LOAD
