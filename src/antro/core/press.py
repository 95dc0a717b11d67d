"""Presses of about one moment, in the order in which they were made. No I/O: time is an argument.

A press counts from when it was made, as far as its line explains the delay, and not before
its seat is ready for that move. It waits for a short window, so that one that was made
earlier and comes later is still put before it. All times are milliseconds of the table.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import S
from antro.core.table import Table

TIE: Final = 10  # milliseconds that nobody can tell apart
OLDEST: Final = 250  # no press is taken to be older than this


def made_at(said: int, arrived: int, trip: int) -> int:
    """When a press was made: what the client says, within what its line explains.

    *trip* is the measured time that a message takes from there to here.
    """
    earliest = arrived - max(0, min(trip, OLDEST))
    return max(earliest, min(said, arrived))


@final
class Press:
    """A move that a seat asks for, before its turn in the queue has come."""

    def __init__(self, seat: int, move: int, version: int, at: int, request: str = "") -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.version: Final = version  # of the table, as the seat saw it
        self.at: Final = at  # when it was made
        self.request: Final = request  # whom to answer


@final
class PressQueue:
    """The presses that wait at one table, at most one of each seat."""

    def __init__(self, window: int) -> None:
        self.window = window  # how long each waits for an earlier one
        self.waiting: Final[list[Press]] = []

    def join(self, table: Table[S], press: Press) -> bool:
        """Wait, in the place of an earlier press of the seat. Returns whether it is new.

        The same request sent again keeps the place that it has.
        """
        before = [other for other in self.waiting if other.seat == press.seat]
        if before and press.request and before[0].request == press.request:
            return False
        for other in before:
            self.waiting.remove(other)
        at = max(press.at, ready_at(table, press))
        self.waiting.append(Press(press.seat, press.move, press.version, at, press.request))
        return True

    def due(self) -> int | None:
        """When the first of them may be taken."""
        return self.first_at() + self.window if self.waiting else None

    def first_at(self) -> int:
        return min(press.at for press in self.waiting)

    def take(self, table: Table[S], now: int) -> Press | None:
        """The next press whose window is over, no longer in the queue."""
        if not self.waiting or now < self.first_at() + self.window:
            return None
        press = self.earliest(table)
        self.waiting.remove(press)
        return press

    def earliest(self, table: Table[S]) -> Press:
        """The first press; of several in one moment, the one that the game puts first."""
        last = self.first_at() + TIE
        tied = {press.seat: press for press in self.waiting if press.at < last}
        seats: i64 = 0
        for seat in tied:
            seats |= bit(seat)
        return tied[int(table.game.order(table.state, seats))]


def ready_at(table: Table[S], press: Press) -> int:
    """From when on the seat may make this move; at once, if the number is no move at all."""
    if not 0 <= press.move < len(table.game.owners):
        return press.at
    return table.ready_at(press.seat, press.move)
