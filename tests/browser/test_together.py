"""Questions that several players answer at once and in limited time.

The tests play Volfyirion. They change the server's messages on the way to the page, so that its
questions look like this.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.support.site import open_table, sit_at

# Make every animation so long that it is visible on any machine.
SLOWLY = """
() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, { duration, ...timing }) {
    return animate.call(this, frames, { ...timing, duration: duration + 30_000 });
  };
}
"""
SOON = 8_000  # milliseconds: long before the animations end
WAIT = 100_000  # milliseconds of time for a choice
PROBE = {"type": "probe", "n": 5, "trip": 0, "now": {}, "latencies": {}}

Message = dict[str, Any]


class Line:
    """A connection between a page and the server that records and changes messages."""

    def __init__(self, page: Page, answer: Callable[[Message], Message | None] = lambda _: None):
        self.said: list[Message] = []  # messages of the page
        self.now = 0  # the table's time in the server's last message
        self.answer = answer  # replaces the server's answer unless it returns None
        page.route_web_socket(re.compile("/ws$"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self.to_server(page, server, json.loads(text)))
        server.on_message(lambda frame: page.send(self.together(str(frame))))

    def to_server(self, page: WebSocketRoute, server: WebSocketRoute, message: Message) -> None:
        self.said.append(message)
        answer = self.answer(message)
        if message["type"] == "join":
            page.send(json.dumps(PROBE))
        if answer is not None:
            page.send(json.dumps(answer))
        elif message["type"] != "echo":
            server.send(json.dumps(message))

    def together(self, frame: str) -> str:
        return "\n".join(json.dumps(self.changed(json.loads(line))) for line in frame.split("\n"))

    def changed(self, message: Message) -> Message:
        if message["type"] in ("snapshot", "update"):
            self.now = message["now"]
            message["asked"]["together"] = True
            message["due"] = message["now"] + WAIT
        return message

    def plays(self) -> list[Message]:
        return [message for message in self.said if message["type"] == "play"]


def seat_allies(anna: Page, bruno: Page) -> None:
    """Seat both at a table where they take their turn at the same time."""
    seats = ("me", "open", "bot:1", "bot:1")
    table = open_table(anna, *seats, game="volfyirion", mode="team", first="seat")
    key = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]["key"]
    bruno.request.post(f"/api/tables/{table}/sit", data={"seat": 1, "key": key})
    for page in (anna, bruno):
        sit_at(page, table)
        expect(page.locator("[data-standing=lit]").first).to_be_visible()


def test_views_are_shown_at_once_without_waiting_for_animations(new_page):
    anna, bruno = new_page(reduced_motion="no-preference", alone=True), new_page()
    Line(anna)
    seat_allies(anna, bruno)
    anna.evaluate(SLOWLY)
    log, theirs = anna.locator(".log li"), bruno.locator(".hands .card")
    lines, cards = log.count(), theirs.count()
    for played in (1, 2, 3):
        theirs.first.click()
        expect(theirs).to_have_count(cards - played)
    expect(log).to_have_count(lines + 3, timeout=SOON)
    assert anna.locator(".ghost").count() > 0
    hand = anna.locator(".hands .card")
    held = hand.count()
    hand.first.click()
    expect(hand).to_have_count(held - 1, timeout=SOON)


def test_a_press_says_when_it_was_made_and_a_probe_is_answered(new_page):
    anna, bruno = new_page(alone=True), new_page()
    line = Line(anna)
    seat_allies(anna, bruno)
    assert {"type": "echo", "n": 5} in line.said
    expect(anna.get_by_role("timer")).to_have_text(re.compile(r"^1:[34]\d$"))
    before = line.now
    anna.locator(".hands [data-standing=lit]").first.click()
    expect(anna.locator("[data-place='area:0'] .chip")).to_have_count(1)
    [play] = line.plays()
    assert before < play["pressed"] <= line.now


def test_an_overtaken_player_is_told_by_whom_without_an_alarm(new_page):
    def overtake(message: Message) -> Message | None:
        if message["type"] != "play":
            return None
        reason = {"code": "overtaken", "clause": "", "fields": {"who": "role:time"}}
        return {"type": "refused", "reason": reason, "table": message["table"], "id": message["id"]}

    anna, bruno = new_page("en", alone=True), new_page()
    Line(anna, overtake)
    seat_allies(anna, bruno)
    anna.locator(".hands [data-standing=lit]").first.click()
    expect(anna.get_by_text("Time acted first. Choose again.")).to_have_role("status")
    expect(anna.get_by_role("alert")).to_have_count(0)
    expect(anna.locator(".hands [data-standing=lit]").first).to_be_visible()
