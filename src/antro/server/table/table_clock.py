"""The time of a table, in milliseconds: it can stand still, and nobody sets it."""

from time import monotonic_ns, time_ns
from typing import final


def wall() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds, of a clock that nobody sets."""
    return monotonic_ns() // 1_000_000


@final
class TableClock:
    def __init__(self, age: int) -> None:
        self.origin = ticks() - age  # when the table's time was 0
        self.stopped_at: int | None = None  # the table's time, while it stands still

    def now(self) -> int:
        if self.stopped_at is not None:
            return self.stopped_at
        return ticks() - self.origin

    def stop(self) -> None:
        """Stand still from now on."""
        self.stopped_at = self.now()

    def go_on(self) -> None:
        """Run again, from where it stood still."""
        self.origin = ticks() - self.now()
        self.stopped_at = None
