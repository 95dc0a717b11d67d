"""Pages that play Drako at Antro, or tic-tac-toe at boardgame.io, for a bench.

A table whose game is over is replaced by a new one.
"""

import asyncio
from random import choice
from typing import Any, Final

from msgspec import Struct, field
from msgspec.json import Decoder, encode

from tests.faults.support.links import Link, linked
from tests.faults.support.sites import Site
from tests.faults.support.traffic import Answer, Page, Snapshot, Table, Traffic, Update

HOST: Final = "127.0.0.1"
AT_ONCE: Final = 20  # tables that are opened together


class Alone(Site):
    """A single process, also of a release that knows no places."""

    base = ""

    def __init__(self, port: int) -> None:
        self.port = port

    def entries(self) -> list[int]:
        return [self.port]

    def address(self, base: str) -> tuple[int, str]:
        return self.port, ""


class DrakoPage(Page):
    def __init__(self, traffic: Traffic, table: Table, seat: int) -> None:
        super().__init__(traffic, table, seat)
        if isinstance(traffic.site, Alone):
            self.base = ""


class DrakoTraffic(Traffic):
    """Tables of Drako. Positions are not compared, because that costs processor time."""

    kind = DrakoPage
    game = "drako"

    async def start(self) -> None:
        headers, _ = await self.site.ask("GET", "/api/me")
        self.cookie = headers["set-cookie"].partition(";")[0]
        for first in range(0, self.count, AT_ONCE):
            together = min(AT_ONCE, self.count - first)
            await asyncio.gather(*[self.open_table() for _ in range(together)])
        await self.until(lambda: all(page.here for page in self.pages), 300)

    def may_move(self, page: Page) -> bool:
        if page.over and page.table in self.tables and not self.stopping:
            self.tables.remove(page.table)
            self.tasks.append(asyncio.create_task(self.replace(page.table)))
        return page.here and not page.over and bool(page.offers)

    async def replace(self, table: Table) -> None:
        """Leave a table, and open another one."""
        for page in table.pages:
            page.leave()
        await self.open_table()

    def arrived(self, page: Page, message: Snapshot) -> None:
        pass

    def changed(self, page: Page, message: Update) -> None:
        pass


# boardgame.io: the protocol of Socket.IO in the frames of a socket


class Context(Struct):
    currentPlayer: str
    gameover: dict[str, Any] | None = None


class Board(Struct):
    cells: list[str | None]


class Position(Struct):
    G: Board
    ctx: Context
    version: int = field(name="_stateID")


class Synced(Struct):
    state: Position


ROOM: Final = b"/tic-tac-toe,"
read_update = Decoder(tuple[str, str, Position, Any]).decode
read_sync = Decoder(tuple[str, str, Synced]).decode


class Seat:
    """A player of tic-tac-toe with a socket."""

    def __init__(self, game: "TicTacToe", seat: int) -> None:
        self.game = game
        self.seat = seat
        self.version = -1

    async def connect(self, port: int) -> None:
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        path = "/socket.io/?EIO=4&transport=websocket"
        await linked(port, path, "", self.opened, self.received)
        await self.welcomed

    def opened(self, link: Link) -> None:
        self.link = link

    def emit(self, content: list[Any]) -> None:
        self.link.send_text(b"42" + ROOM + encode(content))

    def sync(self) -> None:
        self.emit(["sync", self.game.id, str(self.seat), None, 2])

    def received(self, text: bytes) -> None:
        if text.startswith(b"42"):
            self.event(text[2 + len(ROOM) :])
        elif text.startswith(b"40"):
            self.welcomed.set_result(None)
        elif text.startswith(b"0"):
            self.link.send_text(b"40" + ROOM)
        elif text == b"2":
            self.link.send_text(b"3")

    def event(self, text: bytes) -> None:
        if text.startswith(b'["update"'):
            self.shown(read_update(text)[2])
        elif text.startswith(b'["sync"'):
            self.shown(read_sync(text)[2].state)

    def shown(self, position: Position) -> None:
        self.version = position.version
        self.game.shown(position)


class TicTacToe:
    """Two players at boardgame.io, in one game after another."""

    numbers = 0

    def __init__(self, traffic: "BoardgameTraffic") -> None:
        self.traffic = traffic
        self.seats = [Seat(self, seat) for seat in (0, 1)]
        self.awaited = 0
        self.began = 0.0

    def begin(self) -> None:
        """Start a new match. The second player comes when it exists."""
        TicTacToe.numbers += 1
        self.id = f"{id(self.traffic)}-{TicTacToe.numbers}"
        self.awaited = 0
        self.complete = False
        for seat in self.seats:
            seat.version = -1
        self.seats[0].sync()

    def shown(self, position: Position) -> None:
        """Make the next move when both seats have received the last one."""
        if not self.complete:
            self.complete = True
            self.seats[1].sync()
            return
        if min(seat.version for seat in self.seats) < self.awaited or self.traffic.stopping:
            return
        now = asyncio.get_running_loop().time()
        if self.awaited:
            self.traffic.acknowledged.append(Answer(self.id, "", 0, self.began, now - self.began))
        if position.ctx.gameover is not None:
            self.begin()
            return
        self.move(position, now)

    def move(self, position: Position, now: float) -> None:
        self.awaited, self.began = position.version + 1, now
        player = position.ctx.currentPlayer
        cell = choice([at for at, cell in enumerate(position.G.cells) if cell is None])
        payload = {"type": "clickCell", "args": [cell], "playerID": player}
        made = {"type": "MAKE_MOVE", "payload": payload}
        self.seats[int(player)].emit(["update", made, position.version, self.id, player])


class BoardgameTraffic:
    """Tables of tic-tac-toe, as fast as the server."""

    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.count = tables
        self.acknowledged: list[Answer] = []
        self.stopping = False

    async def start(self) -> None:
        self.tables = [TicTacToe(self) for _ in range(self.count)]
        for table in self.tables:
            for seat in table.seats:
                await seat.connect(self.port)
            table.begin()

    async def stop(self) -> int:
        self.stopping = True
        for table in self.tables:
            for seat in table.seats:
                seat.link.drop()
        return 0
