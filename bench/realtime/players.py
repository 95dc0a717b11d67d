"""Scripted players with lines of their own: every message is delayed, both ways.

They do what the page does: echo probes, keep the table's time by the quickest messages, show
dice when they lie by that time, and say when they pressed. Like people they take a moment to
react. All of them share one clock, by which it is known who really pressed first.
"""

import asyncio
from collections import Counter, deque
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any, Final

from msgspec.json import decode, encode
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from antro.core.match.timed_moves import TIE
from tests.core.support.rush_moves import REACT, SLOT, TUMBLE

TIME: Final = 19
KEPT: Final = 10  # measures of how far the table's time is ahead

Message = dict[str, Any]
Throw = tuple[str, int, int]
"""A table, a seat, and when it threw in the table's time."""


def local() -> float:
    """Milliseconds of the clock that all players share."""
    return perf_counter() * 1000


class TimedMove:
    """What a player asked for, and when they really did."""

    def __init__(self, table: str, seat: int, kind: str, version: int) -> None:
        self.table = table
        self.seat = seat
        self.kind = kind
        self.version = version
        self.made = local()
        self.held_up = 0.0  # milliseconds that the machine took longer than the line
        self.led_to = 0  # the version, once it is done


class Tally:
    """What became of all presses."""

    def __init__(self) -> None:
        self.done: list[TimedMove] = []
        self.overtaken: list[TimedMove] = []
        self.refused: Counter[str] = Counter()  # by code, but for those that were overtaken
        self.late: list[int] = []  # milliseconds by which beats were heard of after they were due
        self.thrown: dict[Throw, TimedMove] = {}
        self.uncovered: dict[Throw, list[float]] = {}  # when each page showed it, by the one clock

    def forget(self) -> None:
        """What was until now does not count."""
        for kept in (self.done, self.overtaken, self.refused, self.late):
            kept.clear()
        self.thrown.clear()
        self.uncovered.clear()

    def by_seat(self, kind: str, seats: int) -> list[int]:
        found = Counter(press.seat for press in self.done if press.kind == kind)
        return [found[seat] for seat in range(seats)]

    def falsely_overtaken(self) -> list[TimedMove]:
        """Presses that were made before the stop which is said to have come before them."""
        stops = [press for press in self.done if press.kind == "stop"]
        found = []
        for press in self.overtaken:
            later = [
                stop for stop in stops if stop.table == press.table and stop.led_to > press.version
            ]
            first = min(later, key=lambda stop: stop.led_to, default=None)
            if first is not None and press.made < first.made - TIE:
                found.append(press)
        return found


class Player:
    """One seat at one table of Rush, played until the game is over."""

    throws = "plan"  # the kind of move by which one throws
    slot = SLOT  # milliseconds between two throws
    stopping = 0.15  # how likely a throw makes somebody stop

    def __init__(
        self, socket: ClientConnection, table: str, one_way: float, luck: Random, tally: Tally
    ) -> None:
        self.socket = socket
        self.table = table
        self.one_way = one_way  # seconds
        self.luck = luck
        self.tally = tally
        self.loop = asyncio.get_running_loop()
        self.over = asyncio.Event()
        self.ahead: deque[float] = deque(maxlen=KEPT)
        self.trip = 0
        self.kinds: dict[int, str] = {}  # of the moves that were offered, by number
        self.since = -1  # when it got the choice for which it has made up its mind
        self.thrown_at = 0  # the table's time
        self.pending_moves: dict[str, TimedMove] = {}

    async def play(self) -> None:
        self.say(type="join", table=self.table)
        reading = asyncio.create_task(self.read())
        await self.over.wait()
        reading.cancel()

    # The line

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                self.loop.call_later(self.one_way, self.hear_frame, frame)

    def say(self, **message: Any) -> None:
        self.loop.call_later(self.one_way, self.send, encode(message).decode())

    def send_press(self, press: TimedMove, text: str) -> None:
        press.held_up = local() - press.made - self.one_way * 1000
        self.send(text)

    def send(self, text: str) -> None:
        self.sending = asyncio.ensure_future(self.socket.send(text))
        self.sending.add_done_callback(asyncio.Future.exception)  # the game may be over

    def hear_frame(self, frame: str | bytes) -> None:
        for line in frame.splitlines():
            self.hear(decode(line))

    def hear(self, message: Message) -> None:
        match message["type"]:
            case "probe":
                self.say(type="echo", n=message["n"])
                self.trip = message["trip"]
                self.ahead.append(message["now"][self.table] - local())
            case "update":
                self.ahead.append(message["now"] - local())
                self.look(message)
            case "snapshot":
                self.go_on(message["now"])
                self.look(message)
            case "paused":
                self.go_on(message["now"])
            case "done":
                press = self.pending_moves.pop(message["id"])
                press.led_to = message["version"]
                self.tally.done.append(press)
            case "refused":
                self.refused(message)

    def refused(self, message: Message) -> None:
        press, code = self.pending_moves.pop(message["id"]), message["reason"]["code"]
        if code == "overtaken":
            self.tally.overtaken.append(press)
        else:
            self.tally.refused[code] += 1

    # The table

    def go_on(self, now: int) -> None:
        """Time has stood still, or was not known: what was measured before tells nothing."""
        self.ahead.clear()
        self.ahead.append(now - local())

    def table_time(self) -> int:
        return round(local() + max(self.ahead) + self.trip)

    def look(self, now: Message) -> None:
        """See what happened, and make up one's mind if there is something else to choose."""
        self.seat = now.get("seat", getattr(self, "seat", 0))
        for line in now["log"]:
            if line["seat"] == TIME:
                self.tally.late.append(now["now"] - line["at"])
            if line["seat"] in (TIME, self.seat):
                self.thrown_at = line["at"]
        for offer in now["offers"]:
            if isinstance(offer, dict):
                self.kinds[offer["number"]] = offer["kind"]
        offers = [offer if isinstance(offer, int) else offer["number"] for offer in now["offers"]]
        self.version = now["version"]
        if now["result"] is not None:
            self.over.set()
        elif now["choice_since"] != self.since:
            self.since = now["choice_since"]
            if offers:
                self.decide(now["asked"]["kind"], offers)

    def decide(self, asked: str, offers: list[int]) -> None:
        """Choose something, and press it when a person would."""
        by_kind = {self.kinds[number]: number for number in offers}
        if asked == "roll" and "stop" in by_kind:
            self.roll(by_kind)
        else:
            self.press_at(self.table_time() + self.luck.uniform(80, 200), offers[0])

    def roll(self, by_kind: dict[str, int]) -> None:
        """Stop when the dice are seen, now and then; or throw again as soon as that may be."""
        seen = self.thrown_at + TUMBLE + REACT + self.luck.lognormvariate(5.3, 0.3)
        if self.throws not in by_kind or self.luck.random() < self.stopping:
            self.press_at(seen, by_kind["stop"])
        else:
            ready = self.thrown_at + self.slot + self.luck.uniform(0, 60)
            self.press_at(max(seen, ready), by_kind[self.throws])

    def press_at(self, time: float, move: int) -> None:
        """At a time of the table's, by this player's clock."""
        wait = max(0.0, time - self.table_time()) / 1000
        self.loop.call_later(wait, self.press, move, self.since)

    def press(self, move: int, since: int) -> None:
        if since != self.since:
            return  # somebody has stopped meanwhile, and it is seen
        self.pressed = press = TimedMove(self.table, self.seat, self.kinds[move], self.version)
        id = f"{self.seat}-{len(self.pending_moves)}-{press.made}"
        self.pending_moves[id] = press
        play = {
            "type": "play",
            "table": self.table,
            "id": id,
            "version": self.version,
            "move": move,
            "pressed": self.table_time(),
        }
        self.loop.call_later(self.one_way, self.send_press, press, encode(play).decode())
