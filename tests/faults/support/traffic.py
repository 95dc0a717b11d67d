"""Pages that keep playing through faults. They behave like the pages of the client.

A page asks any process where its table lives, and connects to the owner. It reconnects after a
broken socket, and repeats the request that was not answered, with the same id. It notes every
acknowledged move, and every position that it is shown.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import choice, uniform
from time import monotonic
from typing import Any, Final, NamedTuple

from msgspec import Raw, Struct, ValidationError
from msgspec.json import Decoder, decode

from tests.faults.support.links import Link, Refusal, linked
from tests.faults.support.sites import Site

PATIENCE: Final = 5.0  # seconds, as in the client
QUIET: Final = 5.0  # seconds of silence before a ping
LONGEST: Final = 5.0  # seconds between two attempts


class Reason(Struct):
    code: str


class Move(Struct):
    number: int


class Snapshot(Struct, tag="snapshot"):
    version: int
    to_act: list[int]
    offers: list[Move | int]
    view: Raw
    result: Raw


class Update(Struct, tag="update"):
    version: int
    to_act: list[int]
    offers: list[Move | int]
    changes: Raw
    since: int
    result: Raw


class Done(Struct, tag="done"):
    id: str
    version: int


class Refused(Struct, tag="refused"):
    reason: Reason
    id: str | None = None


read_message: Final = Decoder(Snapshot | Update | Done | Refused).decode
NONE: Final = b"null"


class Answer(NamedTuple):
    """An acknowledged move."""

    table: str
    request: str
    version: int
    began: float
    took: float  # seconds


class Sent(Struct):
    """A move without an answer."""

    message: dict[str, Any]
    began: float
    sent: int = 0  # times


class Table:
    """A table with a page for each seat."""

    def __init__(self, traffic: "Traffic", id: str) -> None:
        self.id = id
        self.shown: dict[int, object] = {}  # positions, by version
        self.forks = 0  # a version was shown with another position
        self.pages = [traffic.kind(traffic, self, seat) for seat in (0, 1)]

    def show(self, version: int, position: object) -> None:
        self.forks += self.shown.setdefault(version, position) != position


class Page:
    """A page of one seat."""

    def __init__(self, traffic: "Traffic", table: Table, seat: int) -> None:
        self.traffic: Final = traffic
        self.table: Final = table
        self.seat: Final = seat
        self.base: str | None = None  # empty with a single process
        self.link: Link | None = None
        self.here = False  # it has a snapshot from this connection
        self.version = -1
        self.offers: list[Move | int] = []
        self.sent: Sent | None = None
        self.moves = 0
        self.failures = 0
        self.lost_at = 0.0
        self.heard = 0.0
        self.planned = False
        self.over = False
        self.left = False  # for good
        self.mistake = False  # it asks another process next

    # The connection

    async def run(self) -> None:
        """Stay at the table until the traffic ends."""
        while not self.left:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.connect()
            except (OSError, EOFError, TimeoutError, Refusal):
                self.link = None
            if self.link is not None:
                await self.watch(self.link)
                self.gone()
            self.failures += 1
            longest = min(LONGEST, self.traffic.patience)
            await asyncio.sleep(min(longest, 0.15 * 2 ** (self.failures - 1)) * uniform(0.5, 1))

    async def connect(self) -> None:
        if self.base != "":  # another process may own the table now
            path = f"/api/tables/{self.table.id}/place"
            _, answer = await self.traffic.site.ask("GET", path, self.traffic.cookie)
            self.base = str(answer["base"])
        if self.mistake:
            self.base, self.mistake = self.traffic.site.another(self.base or ""), False
        port, base = self.traffic.site.address(self.base or "")
        self.link = await linked(
            port, f"{base}/ws", self.traffic.cookie, self.opened, self.received
        )

    def opened(self, link: Link) -> None:
        self.link = link
        link.send(
            {
                "type": "join",
                "table": self.table.id,
                "seat": self.seat,
                "seen": max(0, self.version),
            }
        )
        self.say_again()

    async def watch(self, link: Link) -> None:
        """Return at the end of the connection. End it if its process stands still."""
        self.heard = monotonic()
        while not link.ended.done():
            await asyncio.wait([link.ended], timeout=self.traffic.patience)
            silent = monotonic() - self.heard
            if silent > 2 * self.traffic.patience or (not link.open and silent > PATIENCE):
                link.drop()
                await link.ended
            elif link.open and not link.ended.done():
                link.send({"type": "ping"})

    def reload(self) -> None:
        """Forget everything, as a page that is loaded again."""
        self.version, self.sent = -1, None
        if self.link is not None:
            self.link.drop()

    def leave(self) -> None:
        """Close the connection for good."""
        self.sent, self.left = None, True
        if self.link is not None:
            self.link.drop()

    def gone(self) -> None:
        self.traffic.broken += self.here and not self.left
        self.link, self.here = None, False
        self.lost_at = self.lost_at or monotonic()

    # Messages

    def received(self, line: bytes) -> None:
        self.heard = monotonic()
        try:
            message = read_message(line)
        except ValidationError:  # another kind of message
            return
        match message:
            case Snapshot():
                self.arrive(message)
                self.position(message.version, message.offers, message.result)
            case Update():
                self.traffic.changed(self, message)
                self.position(message.version, message.offers, message.result)
            case Done():
                self.done(message)
            case Refused():
                self.refused(message)
        self.plan()

    def arrive(self, message: Snapshot) -> None:
        self.traffic.arrived(self, message)
        if self.lost_at:
            self.traffic.back.append((self.lost_at, monotonic()))
        self.here, self.failures, self.lost_at = True, 0, 0.0

    def position(self, version: int, offers: list[Move | int], result: Raw) -> None:
        self.version, self.offers = version, offers
        self.over = bytes(result) != NONE

    def done(self, done: Done) -> None:
        if self.sent is None or done.id != self.sent.message["id"]:
            return
        began, now = self.sent.began, monotonic()
        self.traffic.resent += self.sent.sent > 1
        self.sent = None
        answer = Answer(self.table.id, done.id, done.version, began, now - began)
        self.traffic.acknowledged.append(answer)

    def refused(self, refused: Refused) -> None:
        self.traffic.refusals[refused.reason.code] += 1
        if refused.reason.code == "elsewhere" and self.link is not None:
            self.base = None
            self.link.drop()
        elif self.sent is not None and refused.id == self.sent.message["id"]:
            self.sent = None

    # Moves

    def plan(self) -> None:
        """Make the next move after a while, if it is this seat's turn."""
        turn = self.traffic.may_move(self)
        if turn and self.sent is None and not self.planned and not self.traffic.stopping:
            self.planned = True
            pause = uniform(0, 2 * self.traffic.think)
            asyncio.get_running_loop().call_later(pause, self.move)

    def move(self) -> None:
        self.planned = False
        if self.sent is not None or self.traffic.stopping or not self.traffic.may_move(self):
            return
        self.moves += 1
        offer = choice(self.offers)
        number = offer if isinstance(offer, int) else offer.number
        id = f"{self.table.id}-{self.seat}-{self.moves}"
        play = {"type": "play", "table": self.table.id, "id": id}
        self.sent = Sent({**play, "version": self.version, "move": number}, monotonic())
        self.say_again()

    def say_again(self) -> None:
        """Send the move that has no answer."""
        if self.sent is not None and self.link is not None and self.link.open:
            self.sent.sent += 1
            self.link.send(self.sent.message)


class Traffic:
    """Tables with two pages each, at which moves are made all the time.

    *rate* is the number of moves in a second, of all tables together.
    """

    kind: type[Page] = Page
    game = "tally"

    def __init__(
        self, site: Site, tables: int, rate: float, patience: float = QUIET, **wanted: object
    ) -> None:
        self.site: Final = site
        self.count: Final = tables
        self.think: Final = tables / rate
        self.patience: Final = patience
        self.tables: list[Table] = []
        self.acknowledged: list[Answer] = []
        self.back: list[tuple[float, float]] = []  # when a page lost its table, and had it again
        self.broken = 0  # sockets of pages with a table
        self.resent = 0  # moves that were acknowledged after they had been sent again
        self.refusals: Counter[str] = Counter()
        self.views: dict[Page, dict[str, Any]] = {}
        self.stopping = False  # no new moves
        self.tasks: list[asyncio.Task[None]] = []
        self.cookie = ""
        self.wanted: Final = {"game": self.game, "seats": ["me", "me"], **wanted}

    async def start(self) -> None:
        """Open the tables, and wait until all pages are there."""
        headers, _ = await self.site.ask("GET", "/api/me")
        self.cookie = headers["set-cookie"].partition(";")[0]
        for _ in range(self.count):
            await self.open_table()
        await self.until(lambda: all(page.here for page in self.pages))

    async def open_table(self) -> None:
        _, opened = await self.site.ask("POST", "/api/tables", self.cookie, self.wanted)
        table = Table(self, opened["id"])
        self.tables.append(table)
        self.tasks += [asyncio.create_task(page.run()) for page in table.pages]

    @property
    def pages(self) -> Iterable[Page]:
        return (page for table in self.tables for page in table.pages)

    async def stop(self, patience: float = 30.0) -> int:
        """Wait until every move is answered and every page is back. Return those that are not."""
        self.stopping = True
        with suppress(TimeoutError):
            await self.until(
                lambda: all(page.here and page.sent is None for page in self.pages), patience
            )
        unanswered = sum(not page.here or page.sent is not None for page in self.pages)
        await self.close()
        return unanswered

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for page in self.pages:
            if page.link is not None:
                page.link.drop()
                await page.link.ended

    async def until(self, holds: Callable[[], bool], patience: float = 60.0) -> None:
        async with asyncio.timeout(patience):
            while not holds():
                await asyncio.sleep(0.02)

    async def moves(self, count: int, patience: float = 60.0) -> None:
        """Wait for this number of further acknowledged moves."""
        enough = len(self.acknowledged) + count
        await self.until(lambda: len(self.acknowledged) >= enough, patience)

    # What a game changes

    def may_move(self, page: Page) -> bool:
        """Return True if a page wants to move: by turns, so that few moves are overtaken."""
        return page.here and not page.over and page.version % 2 == page.seat

    def arrived(self, page: Page, message: Snapshot) -> None:
        self.views[page] = decode(message.view)
        page.table.show(message.version, self.views[page]["digest"])

    def changed(self, page: Page, message: Update) -> None:
        for name, value in decode(message.changes):
            self.views[page][name] = value
        page.table.show(message.version, self.views[page]["digest"])
