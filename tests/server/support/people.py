"""People at a real server, with HTTP and WebSockets over loopback and a real database."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from antro.games import GAMES
from antro.games.manifest import Manifest
from antro.server.app import Antro
from antro.server.http.accounts import Accounts
from antro.server.ops.settings import Limits, Settings
from antro.server.store.sqlite_storage import SqliteStorage
from antro.server.store.store import Store
from antro.server.transport.listener import free_port
from antro.testing.laws.messages import changed
from tests.repeated_seeds import RepeatedSeeds

PATIENCE = 30.0  # seconds before a test gives up

Message = dict[str, Any]


def settings(data: Path, **changes: Any) -> Settings:
    """Return settings with repeatable games, without delays of bots and tight limits."""
    limits = changes.pop("limits", Limits(posts=1000, posts_burst=1000, messages=10_000))
    port = free_port("127.0.0.1", 0)
    seeds = RepeatedSeeds(lambda: os.environ["PYTEST_CURRENT_TEST"])
    usual: dict[str, Any] = {"bot_delay": 0.0, "seeds": seeds}
    return Settings(data=data, port=port, limits=limits, **usual | changes)


class Site:
    """A server and its guests."""

    def __init__(self, port: int, antro: Antro | None = None) -> None:
        self.port = port
        self.inside = antro  # the server, if it runs in this process
        self.persons: list[Person] = []

    async def person(self, name: str = "") -> "Person":
        """Return a new guest with a new cookie."""
        person = Person(self.port)
        self.persons.append(person)
        await person.get("/api/me")
        if name:
            await person.post("/api/me", name=name)
        return person

    async def close(self) -> None:
        for person in self.persons:
            await person.http.aclose()


@asynccontextmanager
async def running(settings: Settings, games: Mapping[str, Manifest] = GAMES) -> AsyncIterator[Site]:
    """Run a server in this process, at a real port."""
    antro = Antro(settings, games)
    async with antro.serving():
        await answering(settings.port)
        site = Site(settings.port, antro)
        try:
            yield site
        finally:
            await site.close()


def store_of(site: Site) -> Store:
    """Return the database of a server that runs in this process."""
    assert site.inside is not None
    storage = site.inside.storage
    assert isinstance(storage, SqliteStorage)
    return storage.store


def signed(data: Path, guest: str) -> str:
    """Return the cookie of a guest, signed with the key of a server that has started."""
    return Accounts(cookie_key_in(data)).signer.sign(guest).decode()


def cookie_key_in(data: Path) -> str:
    """Return the key that signs cookies, from the database of a server."""
    with closing(sqlite3.connect(data / "antro.db")) as database:
        asked = "select value from settings where name = 'cookie_key'"
        return str(database.execute(asked).fetchone()[0])


async def answering(port: int) -> None:
    """Wait until the server answers."""
    async with httpx.AsyncClient() as client:
        for _ in range(3000):  # a minute, for a busy machine
            try:
                if (await client.get(f"http://127.0.0.1:{port}/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.02)
    raise AssertionError("the server does not answer")


class Person:
    """A guest with a browser."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.origin, timeout=PATIENCE)
        self.cookie = ""  # for sockets, if not the cookie of HTTP

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Send a post that is refused. Return the status and the code of the reason."""
        answer = await self.http.post(path, json=body)
        return answer.status_code, answer.json()["reason"]["code"]

    async def open(self, *seats: str, **more: Any) -> Message:
        wanted = {"game": "drako", "seats": list(seats), **more}
        table: Message = await self.post("/api/tables", **wanted)
        return table

    @asynccontextmanager
    async def page(self, **headers: str) -> AsyncIterator["Page"]:
        """Open a page with a socket."""
        cookie = f"antro={self.cookie or self.http.cookies['antro']}"
        more = {"Cookie": cookie, "Origin": self.origin, **headers}
        async with connect(
            f"ws://127.0.0.1:{self.port}/ws", additional_headers=more, proxy=None
        ) as socket:
            yield Page(socket)

    @asynccontextmanager
    async def at(self, table: str, seat: int | None = None) -> AsyncIterator["Page"]:
        """Open a page that has joined a table."""
        async with self.page() as page:
            await page.say(type="join", table=table, seat=seat)
            page.now = await page.hears("snapshot")
            yield page


class Page:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Message = {}
        self.time = 0  # the table's time in its last message
        self.heard: list[str] = []  # every message as JSON
        self.waiting: list[str] = []  # the other messages of the last frame
        self.meanings: dict[int, Message] = {}  # the offered moves by number
        self.ids = 0

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Message:
        """Return the next message. An update is returned as a snapshot of the table after it."""
        if not self.waiting:
            frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(frame, str)
            self.waiting = frame.split("\n")
        self.heard.append(self.waiting.pop(0))
        message: Message = msgspec.json.decode(self.heard[-1])
        if message["type"] == "people" and self.now:
            self.now = {**self.now, "players": message["players"]}
        if message["type"] in ("snapshot", "update"):
            self.time = message.pop("now")
        if message["type"] == "update":
            message = after(self.now, message)
        if message["type"] == "snapshot":
            message["offers"] = [self.meaning(offer) for offer in message["offers"]]
            self.now = message
        return message

    def meaning(self, offer: Message | int) -> Message:
        """Return the move of an offer. The server sends it in full once, then only its number."""
        if isinstance(offer, int):
            return self.meanings[offer]
        return self.meanings.setdefault(offer["number"], offer)

    async def hears(self, kind: str) -> Message:
        """Return the next message of a kind, and skip all others."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def until(self, holds: Callable[[Message], bool]) -> Message:
        """Wait until the table has this property, and return it."""
        while not holds(self.now):
            await self.hear()
        return self.now

    async def my_turn(self) -> bool:
        """Wait until I may choose. False if the game is over instead."""
        now = await self.until(lambda now: bool(now["offers"]) or now["result"] is not None)
        return now["result"] is None

    async def play(self, move: int, **changes: Any) -> Message:
        """Make a move, and wait until it is done or refused."""
        self.ids += 1
        table, version = self.now["table"], self.now["version"]
        asked = {"type": "play", "table": table, "id": f"{id(self)}-{self.ids}"}
        await self.say(**{**asked, "version": version, "move": move, **changes})
        while (message := await self.hear())["type"] not in ("done", "refused"):
            pass
        return message


def after(now: Message, then: Message) -> Message:
    """Return the whole table after the update *then*."""
    view = changed(deepcopy(now["view"]), then["changes"])
    told = {name: value for name, value in then.items() if name != "changes"}
    return {**now, **told, "type": "snapshot", "view": view}
