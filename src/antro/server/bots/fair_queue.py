"""Order waiting requests when only a few can run at once.

Requests for tables with viewers go first. Among the others, the addresses take turns, and so do
the guests of each address. A guest with many requests delays only their own.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, final

MOST: Final = 10_000  # addresses and guests to remember


class Claim(NamedTuple):
    """The guest and the address that a request belongs to."""

    guest: str = ""
    address: str = ""
    watched: bool = True  # a person waits for the result


NOBODY: Final = Claim()


@final
class FairQueue:
    def __init__(self, count: int) -> None:
        self.free = count
        self.turn = 0  # turns so far
        self.last: Final[dict[str, int]] = {}  # the last turn of each guest and address
        self.waiting: Final[list[tuple[Claim, asyncio.Future[None]]]] = []

    def locked(self) -> bool:
        """Return True if a new request has to wait."""
        return self.free == 0

    @asynccontextmanager
    async def taking(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a turn, and give it back at the end."""
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
        """Give a turn back and start the next request."""
        self.free += 1
        self.call_next()

    def give_up(self, claim: Claim, called: "asyncio.Future[None]") -> None:
        """Stop waiting. If the turn came at the same moment, pass it on."""
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
        """Return the rank of a request. The lowest rank is next; equal ranks keep their order."""
        claim, _ = waiting
        address, guest = f"address {claim.address}", f"guest {claim.guest}"
        return not claim.watched, self.last.get(address, 0), self.last.get(guest, 0)

    def note(self, claim: Claim) -> None:
        """Remember the guest and the address that had a turn."""
        self.turn += 1
        if len(self.last) > MOST:
            self.last.clear()
        self.last[f"address {claim.address}"] = self.turn
        self.last[f"guest {claim.guest}"] = self.turn
