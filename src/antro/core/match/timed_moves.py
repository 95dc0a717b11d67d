"""Moves of about one moment, in the order in which they were made. No I/O: time is an argument.

A move counts from when it was made, as far as the latency of its seat explains the delay, and not
before its seat is ready for it. It waits for a short window, so that a move that was made earlier
and comes later is still put before it. All times are milliseconds of the table.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import S
from antro.core.match.match import Match
from antro.core.match.timing import ready_at

TIE: Final = 10  # milliseconds that nobody can tell apart
OLDEST: Final = 250  # no move is taken to be older than this


def believed_time(said: int, arrived: int, trip: int) -> int:
    """Return the time of a move: the client's claim, limited by the measured latency.

    *trip* is the measured time that a message takes from there to here.
    """
    earliest = arrived - max(0, min(trip, OLDEST))
    return max(earliest, min(said, arrived))


@final
class TimedMove:
    """A move that a seat asks for, before its turn in the queue has come."""

    def __init__(self, seat: int, move: int, version: int, at: int, request: str = "") -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.version: Final = version  # of the table, as the seat saw it
        self.at: Final = at  # when it was made
        self.request: Final = request  # the id of the request, if it has one


@final
class TimedMoveQueue:
    """The moves that wait at one table, at most one of each seat."""

    def __init__(self, window: int) -> None:
        self.window = window  # milliseconds that each waits for an earlier one
        self.waiting: Final[list[TimedMove]] = []

    def join(self, match: Match[S], move: TimedMove) -> bool:
        """Let a move wait, in the place of an earlier one of its seat. Return True if it is new.

        The same request sent again keeps the place that it has.
        """
        before = [other for other in self.waiting if other.seat == move.seat]
        if before and move.request and before[0].request == move.request:
            return False
        for other in before:
            self.waiting.remove(other)
        at = max(move.at, move_ready_at(match, move))
        self.waiting.append(TimedMove(move.seat, move.move, move.version, at, move.request))
        return True

    def due(self) -> int | None:
        """Return when the first of them may be taken."""
        return self.first_at() + self.window if self.waiting else None

    def first_at(self) -> int:
        return min(move.at for move in self.waiting)

    def take(self, match: Match[S], now: int) -> TimedMove | None:
        """Remove and return the next move whose window is over."""
        if not self.waiting or now < self.first_at() + self.window:
            return None
        move = self.earliest(match)
        self.waiting.remove(move)
        return move

    def earliest(self, match: Match[S]) -> TimedMove:
        """Return the first move; of several in one moment, the one that the game puts first."""
        last = self.first_at() + TIE
        tied = {move.seat: move for move in self.waiting if move.at < last}
        seats: i64 = 0
        for seat in tied:
            seats |= bit(seat)
        return tied[int(match.game.order(match.state, seats))]


def move_ready_at(match: Match[S], move: TimedMove) -> int:
    """Return from when on the seat may make this move; at once, if the number is no move at all."""
    if not 0 <= move.move < len(match.game.choice_of):
        return move.at
    return ready_at(match, move.seat, move.move)
