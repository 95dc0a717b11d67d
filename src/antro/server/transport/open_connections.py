"""All open connections. When there are too many, the busiest address makes room for newcomers."""

import asyncio
from typing import Final, Protocol, final

from antro.server.ops.logs import log
from antro.server.ops.metrics import Counter

REPORT: Final = 10  # seconds between lines of the log


class OpenConnection(Protocol):
    heard_at: float  # when its last bytes came, in seconds of the event loop

    @property
    def busy(self) -> bool:
        """True if the other end waits for a response."""

    def make_room(self) -> None:
        """Disconnect at once."""


@final
class OpenConnections:
    def __init__(self, most: int, dropped: Counter) -> None:
        self.most: Final = most
        self.dropped: Final = dropped
        self.count = 0
        self.households: Final[dict[str, set[OpenConnection]]] = {}
        self.unreported: dict[str, int] = {}  # by household: dropped since the last line of the log
        self.reporting = False  # a line is due

    def enter(self, household: str, connection: OpenConnection) -> None:
        """Count a connection."""
        connection.heard_at = asyncio.get_running_loop().time()
        self.households.setdefault(household, set()).add(connection)
        self.count += 1

    def leave(self, household: str, connection: OpenConnection) -> None:
        """Count a connection no more, if it was counted."""
        others = self.households.get(household, set())
        if connection not in others:
            return
        self.count -= 1
        others.remove(connection)
        if not others:
            del self.households[household]

    def make_room(self) -> None:
        """If there is no room for a new connection, drop the idlest one of the busiest households.

        The connections of a proxy count for no household.
        """
        if self.count < self.most:
            return
        sizes = {household: len(each) for household, each in self.households.items() if household}
        if not sizes:
            return
        most = max(sizes.values())
        candidates = [
            (one.busy, one.heard_at, id(one), household, one)
            for household, size in sizes.items()
            if size == most
            for one in self.households[household]
        ]
        *_, household, idlest = min(candidates)
        self.leave(household, idlest)
        idlest.make_room()
        self.dropped.add()
        self.unreported[household] = self.unreported.get(household, 0) + 1
        if not self.reporting:
            self.report()

    def report(self) -> None:
        """Log the first drop at once, and the sums of later ones every ``REPORT`` seconds."""
        self.reporting = bool(self.unreported)
        if self.reporting:
            log.warning("connections dropped", open=self.count, dropped=self.unreported)
            self.unreported = {}
            asyncio.get_running_loop().call_later(REPORT, self.report)
