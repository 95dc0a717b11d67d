"""The time of a table, in milliseconds. It can stop, but it is never set."""

from time import monotonic_ns, time_ns
from typing import final


def wall() -> int:
    """Return the milliseconds since 1970."""
    return time_ns() // 1_000_000


def ticks() -> int:
    """Return the milliseconds of a monotonic clock."""
    return monotonic_ns() // 1_000_000


@final
class TableClock:
    def __init__(self, age: int) -> None:
        self.origin = ticks() - age  # when the table's time was 0
        self.stopped_at: int | None = None  # the table's time, while the clock is stopped

    def now(self) -> int:
        if self.stopped_at is not None:
            return self.stopped_at
        return ticks() - self.origin

    def stop(self) -> None:
        """Stop the clock."""
        self.stopped_at = self.now()

    def go_on(self) -> None:
        """Continue from the time at which the clock stopped."""
        self.origin = ticks() - self.now()
        self.stopped_at = None
