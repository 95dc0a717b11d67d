"""Scripted clients for both servers. Each seat has a socket.

    python load.py antro|five|boardgame PORT TABLES SECONDS   print "begin", then one line of JSON
    python load.py antro|five|boardgame PORT TABLES hold      open tables, print "held", and wait
    python load.py antro|five|boardgame PORT TABLES knock     the same, with sockets only

``antro`` plays Drako for two, ``five`` plays Vast for five, both on our server.

The next move is sent when all seats have received the last one. A round trip is the time from
sending a move until the same seat receives it. Clients share the machine with the server, so they
read only the parts of messages that they need to choose a move. Like browsers, they keep their
HTTP connections open.
"""

import asyncio
import json
import sys
from abc import ABC, abstractmethod
from random import choice
from time import perf_counter, process_time
from typing import Any, Final

import uvloop
from msgspec import Raw, Struct, field
from msgspec.json import Decoder, encode
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

HOST: Final = "127.0.0.1"
CHANCE: Final = 16  # the seat of chance in Antro


class Socket(WSListener):
    """The socket of one player."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.table.receive(self, frame.get_payload_as_bytes())

    def send(self, text: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, text)


class Table(ABC):
    """Players who make random moves, in one game after another."""

    seats = 2

    def __init__(self, port: int) -> None:
        self.port = port
        self.versions = [-1] * self.seats  # the last version that each seat received
        self.awaited = 0  # the version that all seats need before the next move
        self.mover = -1
        self.sent = 0.0
        self.trips: list[float] | None = None  # milliseconds; None before play starts
        self.news = asyncio.Event()  # a seat has received a message

    async def knock(self) -> None:
        """Open the sockets."""
        self.sockets = [await self.connect(seat) for seat in range(self.seats)]

    @abstractmethod
    async def connect(self, seat: int) -> Socket: ...

    @abstractmethod
    async def begin(self) -> None:
        """Start a new game, and wait until all seats have received it."""

    @abstractmethod
    def receive(self, socket: Socket, text: bytes) -> None: ...

    @abstractmethod
    def move(self) -> int:
        """Make a random move. Return its seat, or -1 if the game is over."""

    def note_version(self, seat: int, version: int) -> None:
        self.versions[seat] = version
        if self.trips is None:
            self.news.set()
            return
        if version < self.awaited:
            return
        if seat == self.mover:
            self.trips.append((perf_counter() - self.sent) * 1000)
            self.mover = -1
        if min(self.versions) >= self.awaited:
            self.go()

    def go(self) -> None:
        self.awaited = self.versions[0] + 1
        self.sent = perf_counter()
        self.mover = self.move()
        if self.mover < 0:
            self.again = asyncio.get_running_loop().create_task(self.start_next_game())

    async def start_next_game(self) -> None:
        trips, self.trips = self.trips, None
        self.versions = [-1] * self.seats
        await self.begin()
        self.trips = trips
        self.go()

    async def until(self, seat: int, version: int) -> None:
        while self.versions[seat] < version:
            self.news.clear()
            await self.news.wait()


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
read_update = Decoder(tuple[str, str, Position, Raw]).decode
read_sync = Decoder(tuple[str, str, Synced]).decode


class Boardgame(Table):
    names = 0
    state: Position

    async def connect(self, seat: int) -> Socket:
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        url = f"ws://{HOST}:{self.port}/socket.io/?EIO=4&transport=websocket"
        _, socket = await ws_connect(lambda: Socket(self, seat), url)
        assert isinstance(socket, Socket)
        await self.welcomed
        return socket

    async def begin(self) -> None:
        Boardgame.names += 1
        self.id = f"{self.port}-{id(self)}-{Boardgame.names}"
        self.versions = [-1, -1]
        for seat, socket in enumerate(self.sockets):
            self.emit(socket, ["sync", self.id, str(seat), None, 2])
            await self.until(seat, 0)

    def emit(self, socket: Socket, content: list[Any]) -> None:
        socket.send(b"42" + ROOM + encode(content))

    def receive(self, socket: Socket, text: bytes) -> None:
        if text.startswith(b"42"):
            self.receive_event(socket, text[2 + len(ROOM) :])
        elif text.startswith(b"40"):
            self.welcomed.set_result(None)
        elif text.startswith(b"0"):
            socket.send(b"40" + ROOM)
        elif text == b"2":
            socket.send(b"3")

    def receive_event(self, socket: Socket, text: bytes) -> None:
        if text.startswith(b'["update"'):
            self.state = read_update(text)[2]
        elif text.startswith(b'["sync"'):
            self.state = read_sync(text)[2].state
        else:
            return
        self.note_version(socket.seat, self.state.version)

    def move(self) -> int:
        state = self.state
        if state.ctx.gameover is not None:
            return -1
        player = state.ctx.currentPlayer
        cell = choice([at for at, cell in enumerate(state.G.cells) if cell is None])
        payload = {"type": "clickCell", "args": [cell], "playerID": player}
        made = {"type": "MAKE_MOVE", "payload": payload}
        self.emit(self.sockets[int(player)], ["update", made, state.version, self.id, player])
        return int(player)


# Antro


class Move(Struct):
    number: int


class Snapshot(Struct, tag="snapshot"):
    version: int
    to_act: list[int]
    offers: list[int | Move]
    result: dict[str, Any] | None


class Update(Snapshot, tag="update"):
    pass


class Done(Struct, tag="done"):
    pass


class People(Struct, tag="people"):
    pass


read_message = Decoder(Snapshot | Update | Done | People).decode
cookies: list[str] = []


class Antro(Table):
    game = "drako"
    nows: list[Snapshot | None]
    requests = 0
    id = ""

    async def connect(self, seat: int) -> Socket:
        headers = {"Cookie": cookies[seat], "Origin": f"http://{HOST}:{self.port}"}
        url = f"ws://{HOST}:{self.port}/ws"
        _, socket = await ws_connect(lambda: Socket(self, seat), url, extra_headers=headers)
        assert isinstance(socket, Socket)
        return socket

    async def begin(self) -> None:
        self.versions, self.nows = [-1] * self.seats, [None] * self.seats
        await (self.rematch() if self.id else self.open())
        self.send_from_each({"type": "join", "table": self.id})
        for seat in range(self.seats):
            await self.until(seat, 1)

    async def open(self) -> None:
        seats = ["me", *["open"] * (self.seats - 1)]
        table = await self.post(cookies[0], "", {"game": self.game, "seats": seats})
        self.id = table["id"]
        for cookie, invitation in zip(cookies[1:], table["invitations"], strict=False):
            await self.post(cookie, f"/{self.id}/sit", invitation)

    async def rematch(self) -> None:
        """Open a table for the same people, each on the next seat."""
        self.send_from_each({"type": "leave", "table": self.id})
        self.id = (await self.post(cookies[0], f"/{self.id}/rematch", {}))["id"]
        for cookie in cookies:
            await self.post(cookie, f"/{self.id}/sit", {})
        self.sockets = [self.sockets[-1], *self.sockets[:-1]]
        for seat, socket in enumerate(self.sockets):
            socket.seat = seat

    async def post(self, cookie: str, path: str, body: object) -> Any:
        """Send a request about a table over a connection of this person."""
        web = await connected(self.port, cookie)
        found = await web.post(f"/api/tables{path}", body)
        idle.setdefault(cookie, []).append(web)
        return found

    def send_from_each(self, message: dict[str, Any]) -> None:
        for socket in self.sockets:
            socket.send(encode(message))

    def receive(self, socket: Socket, text: bytes) -> None:
        for line in text.split(b"\n"):
            message = read_message(line)
            if isinstance(message, Snapshot):
                self.nows[socket.seat] = message
                if message.to_act != [CHANCE]:  # after a move of chance comes another update
                    self.note_version(socket.seat, message.version)

    def move(self) -> int:
        now = self.nows[0]
        assert now is not None
        if now.result is not None:
            return -1
        seat = now.to_act[0]
        mine = self.nows[seat]
        assert mine is not None
        offer = choice(mine.offers)
        number = offer if isinstance(offer, int) else offer.number
        self.requests += 1
        made = {"type": "play", "table": self.id, "id": str(self.requests)}
        self.sockets[seat].send(encode({**made, "version": now.version, "move": number}))
        return seat


class Five(Antro):
    """A table of Vast with all five roles."""

    seats = 5
    game = "vast"


class Web:
    """The HTTP requests of one person, one after the other."""

    def __init__(
        self, port: int, cookie: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.port = port
        self.cookie = cookie
        self.reader = reader
        self.writer = writer

    async def me(self) -> str:
        """Return a new cookie."""
        head, _ = await self.ask("GET", "/api/me", b"")
        return head.partition("set-cookie: ")[2].partition(";")[0]

    async def post(self, path: str, body: object) -> Any:
        _, answer = await self.ask("POST", path, encode(body))
        return json.loads(answer)

    async def ask(self, method: str, path: str, body: bytes) -> tuple[str, bytes]:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {HOST}:{self.port}",
            f"Cookie: {self.cookie}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
        ]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = head.partition("content-length: ")[2].partition("\r\n")[0]
        answer = await self.reader.readexactly(int(length))
        assert " 200 " in head.partition("\r\n")[0], answer
        return head, answer


idle: dict[str, list[Web]] = {}  # connections without a request, by cookie


async def connected(port: int, cookie: str = "") -> Web:
    """Return a connection of a person: an idle one that is still open, or a new one."""
    waiting = idle.get(cookie, [])
    while waiting:
        web = waiting.pop()
        if not web.reader.at_eof():
            return web
        web.writer.close()
    return Web(port, cookie, *await asyncio.open_connection(HOST, port))


# Both


async def main(kind: str, port: int, tables: int, how: str) -> None:
    make = {"antro": Antro, "five": Five, "boardgame": Boardgame}[kind]
    if kind != "boardgame":
        stranger = await connected(port)
        cookies.extend([await stranger.me() for _ in range(make.seats)])
        stranger.writer.close()
    opened: list[Table] = [make(port) for _ in range(tables)]
    for table in opened:
        await table.knock()
        if how != "knock":
            await table.begin()
    if how in ("hold", "knock"):
        print("held", flush=True)
        await asyncio.sleep(3600)
    print("begin", flush=True)
    print(json.dumps(await played(opened, float(how))), flush=True)


async def played(tables: list[Table], seconds: float) -> dict[str, float]:
    worked, began = process_time(), perf_counter()
    trips: list[float] = []
    for table in tables:
        table.trips = trips
        table.go()
    await asyncio.sleep(seconds)
    took, own = perf_counter() - began, process_time() - worked
    found = sorted(trips)
    return {
        "moves": len(found),
        "rate": len(found) / took,
        "median": found[len(found) // 2],
        "p99": found[int(len(found) * 0.99)],
        "own": own,
    }


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
