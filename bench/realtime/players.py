"""Scripted players whose messages are delayed in both directions.

They do the same as the web client: they answer probes, estimate the table's time from the fastest
messages, show dice when they are due, and send the time of each move. Like people they need some
time to react. All of them share one clock, which shows the real order of moves.
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
KEPT: Final = 10  # measures of the clock difference

Message = dict[str, Any]
Roll = tuple[str, int, int]
"""A table, a seat, and the table's time of the roll."""


def local() -> float:
    """Return the time on the shared clock in milliseconds."""
    return perf_counter() * 1000


class TimedMove:
    """A move that a player sent, and the real time of it."""

    def __init__(self, table: str, seat: int, kind: str, version: int) -> None:
        self.table = table
        self.seat = seat
        self.kind = kind
        self.version = version
        self.made = local()
        self.held_up = 0.0  # milliseconds that the machine added to the delay
        self.led_to = 0  # the version of the table after the move


class Tally:
    """The results of all moves."""

    def __init__(self) -> None:
        self.done: list[TimedMove] = []
        self.overtaken: list[TimedMove] = []
        self.refused: Counter[str] = Counter()  # by code, without those that were overtaken
        self.late: list[int] = []  # the delay of each beat in milliseconds
        self.rolled: dict[Roll, TimedMove] = {}
        self.uncovered: dict[Roll, list[float]] = {}  # the shared time when each page showed it

    def forget(self) -> None:
        """Delete all results so far."""
        for kept in (self.done, self.overtaken, self.refused, self.late):
            kept.clear()
        self.rolled.clear()
        self.uncovered.clear()

    def by_seat(self, kind: str, seats: int) -> list[int]:
        found = Counter(timed_move.seat for timed_move in self.done if timed_move.kind == kind)
        return [found[seat] for seat in range(seats)]

    def falsely_overtaken(self) -> list[TimedMove]:
        """Return the overtaken moves that were really made before the stop."""
        stops = [timed_move for timed_move in self.done if timed_move.kind == "stop"]
        found = []
        for timed_move in self.overtaken:
            later = [
                stop
                for stop in stops
                if stop.table == timed_move.table and stop.led_to > timed_move.version
            ]
            first = min(later, key=lambda stop: stop.led_to, default=None)
            if first is not None and timed_move.made < first.made - TIE:
                found.append(timed_move)
        return found


class Player:
    """A player of one seat at a table of Rush, until the game is over."""

    rolls = "plan"  # the kind of move that rolls
    slot = SLOT  # milliseconds between two rolls
    stopping = 0.15  # chance of a stop after a roll

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
        self.since = -1  # the version of the choice that it has decided
        self.rolled_at = 0  # by the table's time
        self.pending_moves: dict[str, TimedMove] = {}

    async def play(self) -> None:
        self.say(type="join", table=self.table)
        reading = asyncio.create_task(self.read())
        await self.over.wait()
        reading.cancel()

    # The delayed connection

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                self.loop.call_later(self.one_way, self.receive_frame, frame)

    def say(self, **message: Any) -> None:
        self.loop.call_later(self.one_way, self.send, encode(message).decode())

    def send_move(self, timed_move: TimedMove, text: str) -> None:
        timed_move.held_up = local() - timed_move.made - self.one_way * 1000
        self.send(text)

    def send(self, text: str) -> None:
        self.sending = asyncio.ensure_future(self.socket.send(text))
        self.sending.add_done_callback(asyncio.Future.exception)  # no error if the game is over

    def receive_frame(self, frame: str | bytes) -> None:
        for line in frame.splitlines():
            self.receive(decode(line))

    def receive(self, message: Message) -> None:
        match message["type"]:
            case "probe":
                self.say(type="echo", n=message["n"])
                self.trip = message["trip"]
                self.ahead.append(message["now"][self.table] - local())
            case "update":
                self.ahead.append(message["now"] - local())
                self.look(message)
            case "snapshot":
                self.restart_clock(message["now"])
                self.look(message)
            case "paused":
                self.restart_clock(message["now"])
            case "done":
                timed_move = self.pending_moves.pop(message["id"])
                timed_move.led_to = message["version"]
                self.tally.done.append(timed_move)
            case "refused":
                self.refused(message)

    def refused(self, message: Message) -> None:
        timed_move, code = self.pending_moves.pop(message["id"]), message["reason"]["code"]
        if code == "overtaken":
            self.tally.overtaken.append(timed_move)
        else:
            self.tally.refused[code] += 1

    # The table

    def restart_clock(self, now: int) -> None:
        """Forget all measures of the table's time, because its clock was paused or unknown."""
        self.ahead.clear()
        self.ahead.append(now - local())

    def table_time(self) -> int:
        return round(local() + max(self.ahead) + self.trip)

    def look(self, now: Message) -> None:
        """Read the news of the table, and decide if there is a new choice."""
        self.seat = now.get("seat", getattr(self, "seat", 0))
        for line in now["log"]:
            if line["seat"] == TIME:
                self.tally.late.append(now["now"] - line["at"])
            if line["seat"] in (TIME, self.seat):
                self.rolled_at = line["at"]
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
        """Choose a move, and make it after the time that a person needs."""
        by_kind = {self.kinds[number]: number for number in offers}
        if asked == "roll" and "stop" in by_kind:
            self.roll_or_stop(by_kind)
        else:
            self.make_at(self.table_time() + self.luck.uniform(80, 200), offers[0])

    def roll_or_stop(self, by_kind: dict[str, int]) -> None:
        """Sometimes stop when the dice are shown, otherwise roll again as soon as possible."""
        seen = self.rolled_at + TUMBLE + REACT + self.luck.lognormvariate(5.3, 0.3)
        if self.rolls not in by_kind or self.luck.random() < self.stopping:
            self.make_at(seen, by_kind["stop"])
        else:
            ready = self.rolled_at + self.slot + self.luck.uniform(0, 60)
            self.make_at(max(seen, ready), by_kind[self.rolls])

    def make_at(self, time: float, move: int) -> None:
        """Make a move at *time*, by the player's estimate of the table's time."""
        wait = max(0.0, time - self.table_time()) / 1000
        self.loop.call_later(wait, self.make_move, move, self.since)

    def make_move(self, move: int, since: int) -> None:
        if since != self.since:
            return  # the choice has changed, for example because of a stop
        self.last_move = timed_move = TimedMove(
            self.table, self.seat, self.kinds[move], self.version
        )
        id = f"{self.seat}-{len(self.pending_moves)}-{timed_move.made}"
        self.pending_moves[id] = timed_move
        play = {
            "type": "play",
            "table": self.table,
            "id": id,
            "version": self.version,
            "move": move,
            "pressed": self.table_time(),
        }
        self.loop.call_later(self.one_way, self.send_move, timed_move, encode(play).decode())
