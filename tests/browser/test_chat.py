"""People at a table: chat, coach, invitations, clocks, turns, fast bots."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.site import LAST_TOOL, open_table, play, sit_at, too_small, use_tool
from tests.browser.test_agreements import sit_together


def chat_of(page: Page):
    """Return the chat beside the table."""
    return page.locator("aside .chat")


def in_turn(anna: Page, bruno: Page) -> tuple[Page, Page]:
    """Return the page whose turn it is, then the page that waits."""
    while True:
        for active, waiting in ((anna, bruno), (bruno, anna)):
            if active.locator(".yours").count():
                return active, waiting
        anna.wait_for_timeout(50)


# Chat


def test_two_players_chat_each_in_their_language_and_one_mutes_the_other(new_page):
    anna, bruno = new_page(width=1440), new_page("it", width=1440)
    table = sit_together(anna, bruno)
    anna.get_by_role("button", name="Well played!").click()
    expect(chat_of(bruno)).to_contain_text("Bella mossa!")
    bruno.locator(".chat input").fill("<b>ciao</b>")
    bruno.get_by_role("button", name="Invia").click()
    expect(chat_of(anna)).to_contain_text("<b>ciao</b>")
    assert chat_of(anna).locator("li b").all_inner_texts() == [
        "Dwarves (Guest 2)",
        "Dragon (Guest 1)",
    ]
    anna.get_by_role("button", name="Mute the others").click()
    expect(chat_of(anna)).not_to_contain_text("ciao")
    expect(chat_of(anna)).to_contain_text("Well played!")
    anna.reload()
    expect(chat_of(anna)).to_contain_text("Well played!")
    expect(chat_of(anna)).not_to_contain_text("ciao")
    assert "ciao" not in anna.request.get(f"/api/tables/{table}/replay?seat=0").text()


def test_on_a_phone_messages_are_shown_and_the_chat_is_in_the_menu(new_page):
    anna, bruno = new_page(width=390, height=844), new_page(width=1440)
    sit_together(anna, bruno)
    bruno.get_by_role("button", name="One moment, please.").click()
    news = anna.get_by_role("status").get_by_text("One moment, please.")
    expect(news).to_be_visible()
    said, below = news.bounding_box(), anna.locator(".player-area").bounding_box()
    assert said["y"] + said["height"] < below["y"]  # it does not cover the cards
    use_tool(anna, anna.locator("header .tool", has_text="Chat"))
    expect(anna.get_by_role("dialog")).to_contain_text("One moment, please.")
    assert too_small(anna) == []


def test_the_chat_sheet_shows_every_message_and_only_one_title(new_page):
    anna, bruno = new_page(width=390, height=844), new_page(width=1440)
    sit_together(anna, bruno)
    for number in range(6):
        bruno.locator(".chat input").fill(f"{number}, that is what I say")
        bruno.get_by_role("button", name="Send").click()
    for width, height in ((390, 844), (1024, 768)):
        anna.set_viewport_size({"width": width, "height": height})
        use_tool(anna, anna.locator("header .tool", has_text="Chat"))
        sheet = anna.get_by_role("dialog")
        expect(sheet.get_by_role("log").get_by_role("listitem")).to_have_count(6)
        assert sheet.get_by_role("log").evaluate("(log) => log.scrollHeight <= log.clientHeight")
        assert sheet.locator("h2:not(.unseen)").all_inner_texts() == ["Chat"]
        expect(sheet.get_by_role("button", name="Mute the others")).to_be_in_viewport()
        anna.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_there_is_no_chat_with_bots(new_page):
    page = new_page(width=1440)
    sit_at(page, open_table(page, "me", "bot:1"))
    expect(page.locator(".hands .card").first).to_be_visible()
    expect(chat_of(page)).to_have_count(0)


# The coach


def test_the_coach_needs_the_consent_of_all_and_everyone_sees_its_use(new_page):
    anna, bruno = new_page(width=1440), new_page(width=1440)
    sit_together(anna, bruno)
    first, other = in_turn(anna, bruno)
    first.get_by_role("button", name="Hint").click()
    expect(first.get_by_text("You can use the coach when the others agree.")).to_be_visible()
    expect(first.get_by_role("alert")).to_have_count(0)  # the page says it only once
    other.get_by_role("button", name="Agree").click()
    expect(first.get_by_text("You can use the coach when the others agree.")).to_be_hidden()
    first.get_by_role("button", name="Hint").click()
    expect(first.get_by_text("The coach suggests")).to_be_visible()
    chances = first.get_by_text(re.compile(r"win \d+ % of games"))
    first.get_by_role("button", name="Chances").wait_for()
    expect(chances).to_be_hidden()  # only a player who asks learns that they are losing
    first.get_by_role("button", name="Chances").click()
    expect(chances).to_be_visible()
    expect(chat_of(other)).to_contain_text("asks the coach.")
    other.get_by_role("button", name="Turn the coach off").click()
    expect(chat_of(first)).to_contain_text("no longer wants the coach.")


# Invitations and clocks


def test_an_invitation_has_a_qr_code_and_warns_if_nobody_else_can_open_it(new_page):
    anna, bruno = new_page(), new_page("it")
    anna.goto("/#/new/drako")
    anna.get_by_label("A friend with a link").check()
    anna.get_by_text("Options").click()
    anna.locator("label", has_text="Clock").locator("select").select_option("10")
    gain = anna.locator("label", has_text="Extra time per choice")
    gain.locator("select").select_option("30")
    anna.get_by_role("button", name="Start", exact=True).click()
    dialog = anna.get_by_role("dialog")
    expect(dialog).to_contain_text("./play --host 0.0.0.0")
    dialog.get_by_text("Show a QR code").first.click()
    expect(dialog.get_by_label("The link as a QR code")).to_be_visible()
    bruno.goto(dialog.get_by_label("Dragon").input_value())
    expect(bruno.locator(".pass-screen")).to_contain_text("10 minuti a testa, più 30 secondi")
    bruno.locator(".pass-screen .act").click()
    expect(anna.get_by_role("status").get_by_text("has sat down")).to_be_visible()
    for page in (anna, bruno):
        clocks = page.locator(".mat .seat-clock")
        expect(clocks).to_have_count(2)
        expect(clocks.first).to_contain_text("+30 s")
        expect(clocks.filter(has_text=re.compile(r"^\s*(10:00|9:5\d)"))).to_have_count(2)
        assert page.locator(".seat-clock.running").count() == 1


def test_clocks_fit_a_phone(new_page):
    page = new_page(width=390, height=844)
    clock = {"type": "fischer", "initial": 600_000, "increment": 5_000}
    body = {"game": "drako", "seats": ["me", "bot:1"], "clock": clock}
    table = page.request.post("/api/tables", data=body).json()["id"]
    sit_at(page, table)
    expect(page.locator(".mat .seat-clock")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# Turns

NOTIFICATIONS = """
window.notified = [];
window.Notification = class extends EventTarget {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, options) { super(); window.notified.push([title, options.tag]); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_the_tab_calls_the_waiting_player(new_page):
    anna, bruno = new_page(), new_page()
    table = sit_together(anna, bruno)
    active, waiting = in_turn(anna, bruno)
    expect(active).to_have_title("Drako: your turn")
    expect(waiting).to_have_title("Antro")
    assert active.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"
    waiting.evaluate(NOTIFICATIONS)
    waiting.get_by_role("button", name="Notify me when it is my turn").click()
    while active.locator(".yours").count():
        play(active, seed=1, choices=1)
        active.wait_for_timeout(150)
    expect(waiting).to_have_title("Drako: your turn")
    assert waiting.evaluate("window.notified") == [["Drako: your turn", table]]
    waiting.goto("/#/")
    expect(waiting).to_have_title("Antro")


# Record the pitch of every tone from now on, in hertz.
LISTEN = """
() => {
  window.heard = [];
  const begin = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, time) {
    window.heard.push(value);
    return begin.call(this, value, time);
  };
}
"""
TURN = [392, 523]  # hertz: the tune that announces a turn


def heard_turn(page: Page) -> bool:
    return set(TURN) <= set(page.evaluate("heard"))


@pytest.mark.parametrize("muted", [False, True])
def test_the_waiting_player_hears_that_it_is_their_turn(new_page, muted):
    anna, bruno = new_page(), new_page()
    sit_together(anna, bruno)
    active, waiting = in_turn(anna, bruno)
    for page in (active, waiting):
        page.evaluate(LISTEN)
    if muted:
        waiting.get_by_role("button", name="Sound").click()
    else:
        waiting.locator(".question").click()  # browsers play no sound before a click
    while active.locator(".yours").count():
        play(active, seed=1, choices=1)
        active.wait_for_timeout(150)
    expect(waiting.locator(".yours")).to_be_visible()
    waiting.wait_for_timeout(300)
    assert heard_turn(waiting) != muted
    assert not heard_turn(active)


def test_muting_the_sound_is_remembered(new_page):
    page = new_page(first="/")
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


# Against bots


def test_a_bots_turn_is_skipped_and_read_in_the_log(new_page):
    page = new_page(width=1440, reduced_motion="no-preference")
    sit_at(page, open_table(page, "me", "bot:1"))
    skip = "document.querySelector(\"[title='Skip to my turn']\")"
    for seed in range(100):
        if page.evaluate(f"{skip}?.click() ?? {skip} !== null"):
            break
        play(page, seed=seed, choices=1)
    expect(page.locator(".yours")).to_be_visible()
    expect(page.locator("aside .log .news").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1440])
def test_the_speed_of_bots_is_remembered(new_page, width):
    page = new_page(width=width)
    sit_at(page, open_table(page, "me", "bot:1"))
    for before, after in (("normal", "fast"), ("fast", "at_once"), ("at_once", "slow")):
        page.locator("header select").first.wait_for(state="attached")
        if page.locator("header .lines").is_visible():
            page.locator("header .lines").click()
        speed = page.get_by_role("combobox", name="Bot speed")
        expect(speed).to_have_value(before)
        speed.select_option(after)
        expect(speed).to_have_value(after)  # the menu stays open
        page.reload()
        page.wait_for_selector(".surface")


def test_a_table_with_other_people_has_no_speed_of_bots(new_page):
    anna, bruno = new_page(), new_page()
    sit_together(anna, bruno)
    expect(anna.locator("header select")).to_have_count(0)


def test_a_move_is_taken_back_with_the_bots_reply(new_page):
    page = new_page(width=1440)
    sit_at(page, open_table(page, "me", "bot:1"))
    expect(page.locator(".yours")).to_be_visible()
    undo = page.get_by_role("button", name="Undo")
    replied = page.locator("aside .log li .crest[aria-label=Dwarves]")
    for _ in range(40):
        if replied.count() and page.locator(".yours").count() and undo.is_enabled():
            break
        if page.locator(".yours").count():
            play(page, seed=2, choices=1)
        page.wait_for_timeout(100)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(page.locator("aside .log")).to_contain_text("undoes a move")
    assert page.locator("aside .log .struck .crest[aria-label=Dwarves]").count() > 0


def test_resigning_is_confirmed_once_and_is_never_the_main_button(new_page):
    page = new_page(width=1440)
    sit_at(page, open_table(page, "me", "bot:1"))
    use_tool(page, page.locator(LAST_TOOL))
    expect(page.locator("dialog .act")).to_have_count(0)
    page.locator("dialog .resign").click()
    expect(page.locator(".verdict")).to_be_visible()


def test_a_card_for_nothing_is_asked_once_and_never_golden(new_page):
    """Its button names the effect, so the page does not ask again."""
    page = new_page()
    sit_at(page, open_table(page, "me", "me"))
    held, nothing = page.locator(".hands .card"), page.locator("[data-choice='symbol:nothing']")
    expect(held.first).to_be_visible()
    before = held.count()
    page.locator(".hands .half[data-standing=spare]").first.click()
    expect(nothing).to_have_class(re.compile(r"\btool\b"))
    expect(page.locator(".ways .act")).to_have_count(0)
    expect(held).to_have_count(before)
    nothing.click()
    expect(page.locator("ol.log")).to_contain_text("for no effect")
    expect(nothing).to_have_count(0)


# The log, and hidden games


def test_the_log_tells_what_came_of_a_move_and_lines_are_pointed_at_by_keys(new_page):
    page = new_page(width=1440)
    sit_at(page, open_table(page, "me", "bot:1"))
    for seed in range(30):
        if page.locator("aside .log .effect").count():
            break
        play(page, seed=seed, choices=8)
    effect = page.locator("aside .log .effect").first
    expect(effect).to_have_text(re.compile(r"hits .* for \d+ wounds?|takes|dies"))
    log = page.locator("aside .log")
    log.focus()
    page.keyboard.press("End")
    expect(page.locator("aside .log li:focus")).to_have_count(1)
    expect(page.locator("[data-mentioned]").first).to_be_attached()
    page.keyboard.press("ArrowUp")
    expect(page.locator("aside .log li:focus")).to_have_count(1)


@pytest.mark.parametrize("width", [1280, 390])
def test_an_unfinished_game_is_hidden_and_shown_again(new_page, width):
    page = new_page(width=width, first="/")
    table = open_table(page, "me", "bot:1")
    page.reload()
    game = page.locator(f"a[href='#/table/{table}']")
    expect(game).to_be_visible()
    page.get_by_role("button", name="Hide", exact=True).click()
    expect(game).to_have_count(0)
    page.reload()
    page.get_by_text("Hidden (1)").click()
    expect(game).to_be_visible()
    assert width > 640 or too_small(page) == []
    page.get_by_role("button", name="Show again").click()
    expect(page.get_by_text("Hidden (1)")).to_have_count(0)
    expect(game).to_be_visible()


def test_an_unread_message_marks_the_menu_until_the_chat_is_opened(new_page):
    anna, bruno = new_page(width=390, height=844), new_page(width=1440)
    sit_together(anna, bruno)
    mark = anna.get_by_role("img", name="Unread messages")
    expect(mark).to_have_count(0)
    bruno.get_by_role("button", name="Hello!").click()
    expect(mark).to_be_visible()
    use_tool(anna, anna.locator("header .tool", has_text="Chat"))
    expect(anna.get_by_role("dialog")).to_contain_text("Hello!")
    expect(mark).to_have_count(0)
    anna.keyboard.press("Escape")
    expect(mark).to_have_count(0)
