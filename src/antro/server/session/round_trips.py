"""Measure the delay of a connection with probes and echoes."""

from typing import Final, final

from antro.core.match.timed_moves import OLDEST

KEPT: Final = 10  # measures, and probes without an answer


@final
class RoundTrips:
    """The last measures of one connection. Times are seconds."""

    def __init__(self) -> None:
        self.probes = 0  # sent so far
        self.sent_at: Final[dict[int, float]] = {}  # by number of an unanswered probe
        self.measured: Final[list[float]] = []
        self.trip = 0  # milliseconds one way: half of the shortest round trip; 0 if unknown

    def probe(self, now: float) -> int:
        """Note that a probe is sent. Return its number."""
        self.probes += 1
        self.sent_at[self.probes] = now
        self.sent_at.pop(self.probes - KEPT, None)
        return self.probes

    def echo(self, n: int, now: float, most: float) -> bool:
        """Note the answer to a probe. Return False if no such probe is open.

        A client could answer late to seem far away. So no measure is longer than *most*, the
        round trip measured by the system.
        """
        sent_at = self.sent_at.pop(n, None)
        if sent_at is None:
            return False
        self.measured.append(min(now - sent_at, most))
        del self.measured[:-KEPT]
        self.trip = min(OLDEST, round(min(self.measured) * 1000 / 2))
        return True
