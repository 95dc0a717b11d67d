"""How long messages take to the other end of a connection, measured by probes and echoes."""

from typing import Final, final

from antro.core.match.timed_moves import OLDEST

KEPT: Final = 10  # measures, and probes that are not answered


@final
class RoundTrips:
    """The last measures of one connection. Times are seconds."""

    def __init__(self) -> None:
        self.probes = 0  # sent so far
        self.sent_at: Final[dict[int, float]] = {}  # by number of a probe that is not answered
        self.measured: Final[list[float]] = []
        self.trip = 0  # milliseconds one way: half of the least round trip; 0, until it is known

    def probe(self, now: float) -> int:
        """Note that a probe is sent. Returns its number."""
        self.probes += 1
        self.sent_at[self.probes] = now
        self.sent_at.pop(self.probes - KEPT, None)
        return self.probes

    def echo(self, n: int, now: float, most: float) -> bool:
        """Note that a probe was answered. False if it was not sent, or was answered before.

        Who answers late on purpose would seem to have a slow line, so no measure is taken to be
        longer than *most*, what the system itself has measured.
        """
        sent_at = self.sent_at.pop(n, None)
        if sent_at is None:
            return False
        self.measured.append(min(now - sent_at, most))
        del self.measured[:-KEPT]
        self.trip = min(OLDEST, round(min(self.measured) * 1000 / 2))
        return True
