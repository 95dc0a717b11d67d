"""Who may go next, where only a few can at once.

Whoever somebody waits for goes before those whom nobody watches. Among these, addresses take
turns, and so do the guests of each: who asks for much waits for it, and nobody else does.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, final

MOST: Final = 10_000  # addresses and guests that are remembered


class Claim(NamedTuple):
    """On whose behalf something is done."""

    guest: str = ""
    address: str = ""
    watched: bool = True  # somebody waits for it


NOBODY: Final = Claim()


@final
class FairQueue:
    def __init__(self, count: int) -> None:
        self.free = count
        self.turn = 0  # how many there were
        self.last: Final[dict[str, int]] = {}  # the last turn of each guest and address
        self.waiting: Final[list[tuple[Claim, asyncio.Future[None]]]] = []

    def locked(self) -> bool:
        """Whether somebody who comes now has to wait."""
        return self.free == 0

    @asynccontextmanager
    async def taking(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a turn, and give it back in the end."""
        await self.acquire(claim)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, claim: Claim = NOBODY) -> None:
        """Wait for a turn."""
        called = asyncio.get_running_loop().create_future()
        self.waiting.append((claim, called))
        self.call_next()
        try:
            await called
        except asyncio.CancelledError:
            self.give_up(claim, called)
            raise

    def release(self) -> None:
        """Give a turn back, to whoever is next."""
        self.free += 1
        self.call_next()

    def give_up(self, claim: Claim, called: "asyncio.Future[None]") -> None:
        """Wait no more. A turn that came in the same moment goes to the next."""
        if (claim, called) in self.waiting:
            self.waiting.remove((claim, called))
        elif not called.cancelled():
            self.release()

    def call_next(self) -> None:
        while self.free and self.waiting:
            claim, called = min(self.waiting, key=self.rank)
            self.waiting.remove((claim, called))
            if not called.cancelled():
                self.free -= 1
                self.note(claim)
                called.set_result(None)

    def rank(self, waiting: tuple[Claim, "asyncio.Future[None]"]) -> tuple[bool, int, int]:
        """The least is next; of equals, who came first."""
        claim, _ = waiting
        address, guest = f"address {claim.address}", f"guest {claim.guest}"
        return not claim.watched, self.last.get(address, 0), self.last.get(guest, 0)

    def note(self, claim: Claim) -> None:
        """Remember whose turn it was."""
        self.turn += 1
        if len(self.last) > MOST:
            self.last.clear()
        self.last[f"address {claim.address}"] = self.turn
        self.last[f"guest {claim.guest}"] = self.turn
