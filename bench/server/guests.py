"""Guests who play against bots, each at a table of their own, and measure how long they wait.

A guest answers at once with a random move. All bots play at the highest level, at normal speed.
"""

from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
from msgspec import Struct, ValidationError
from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect

from antro.core.contract.game import CHANCE
from antro.games import GAMES

HOST: Final = "127.0.0.1"
BOT: Final = "bot:5"
ME: Final = 0  # the seat of the guest


class Move(Struct):
    number: int


class Table(Struct, tag="snapshot"):
    """The parts of a message that a guest reads."""

    version: int
    to_act: list[int]
    offers: list[int | Move]
    result: dict[str, Any] | None


class Update(Table, tag="update"):
    pass


read_table = Decoder(Table | Update).decode


class Guest:
    """A person at a table with bots."""

    socket: ClientConnection

    def __init__(self, port: int, game: str, options: dict[str, str], seed: int) -> None:
        bots = [BOT] * (GAMES[game].make(options).seats - 1)
        self.site = f"{HOST}:{port}"
        self.wanted = {"game": game, "options": options, "seats": ["me", *bots]}
        self.luck = Random(seed)
        self.requests = 0
        self.replies: list[float] = []  # seconds from a question to a bot until its move
        self.waits: list[float] = []  # seconds from a move of the guest until the next question

    async def play(self) -> None:
        """Come to the server, and play one game after the other until the guest is cancelled."""
        async with httpx.AsyncClient(base_url=f"http://{self.site}") as web:
            await web.get("/api/me")
            headers = {
                "Cookie": f"antro={web.cookies['antro']}",
                "Origin": f"http://{self.site}",
            }
            url = f"ws://{self.site}/ws"
            async with connect(url, additional_headers=headers, proxy=None) as self.socket:
                while True:
                    await self.play_game(web)

    async def play_game(self, web: httpx.AsyncClient) -> None:
        self.id = (await web.post("/api/tables", json=self.wanted)).json()["id"]
        self.version = -1
        self.bots_asked = self.moved = 0.0  # the moments; 0: no question, no move to wait for
        await self.send(type="join", table=self.id)
        over = False
        while not over:
            for line in str(await self.socket.recv()).split("\n"):
                with suppress(ValidationError):  # another kind of message
                    over = await self.see(read_table(line), perf_counter()) or over

    async def send(self, **message: Any) -> None:
        await self.socket.send(encode(message).decode())

    async def see(self, now: Table, moment: float) -> bool:
        """Note the moment of a new position, and answer if it asks the guest.

        Return True if the game is over.
        """
        if now.version <= self.version or now.to_act == [CHANCE]:
            return False
        self.version = now.version
        asked = ME in now.to_act
        if self.bots_asked:
            self.replies.append(moment - self.bots_asked)
            if self.moved and asked:
                self.waits.append(moment - self.moved)
        self.bots_asked = moment if now.to_act and not asked else 0.0
        if asked:
            await self.answer(now, moment)
        return now.result is not None

    async def answer(self, now: Table, moment: float) -> None:
        """Make a random move."""
        offer = self.luck.choice(now.offers)
        number = offer.number if isinstance(offer, Move) else offer
        self.requests += 1
        made = {"type": "play", "table": self.id, "id": str(self.requests)}
        await self.send(**made, version=now.version, move=number)
        self.moved = moment
