"""Order moves that were made at nearly the same moment. No I/O: time is an argument.

A move counts from the time when it was made, as far as the latency of its seat explains the
delay, but not before its seat is ready for it. It waits for a short window. Then a move that was
made earlier but arrives later can still go first. All times are milliseconds of the table.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import S
from antro.core.match.match import Match
from antro.core.match.timing import ready_at

TIE: Final = 10  # milliseconds: moves this close together count as simultaneous
OLDEST: Final = 250  # milliseconds: maximum age of a move on arrival


def believed_time(said: int, arrived: int, trip: int) -> int:
    """Return the time of a move: the client's claim, limited by the measured latency.

    *trip* is the measured time of a message from the client to the server.
    """
    earliest = arrived - max(0, min(trip, OLDEST))
    return max(earliest, min(said, arrived))


@final
class TimedMove:
    """A move that a seat has requested and that waits in the queue."""

    def __init__(self, seat: int, move: int, version: int, at: int, request: str = "") -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.version: Final = version  # of the table, as the seat saw it
        self.at: Final = at  # the time when it was made
        self.request: Final = request  # the id of the request, or empty


@final
class TimedMoveQueue:
    """The moves that wait at one table, at most one per seat."""

    def __init__(self, window: int) -> None:
        self.window = window  # milliseconds that each move waits for an earlier one
        self.waiting: Final[list[TimedMove]] = []

    def join(self, match: Match[S], move: TimedMove) -> bool:
        """Add a move and remove an earlier move of its seat. Return True if the request is new.

        If the same request is sent again, it keeps its place.
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
        """Return the time at which the first move may be taken."""
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
        """Return the first move. The game decides between simultaneous moves."""
        last = self.first_at() + TIE
        tied = {move.seat: move for move in self.waiting if move.at < last}
        seats: i64 = 0
        for seat in tied:
            seats |= bit(seat)
        return tied[int(match.game.order(match.state, seats))]


def move_ready_at(match: Match[S], move: TimedMove) -> int:
    """Return the time from which a seat may make this move.

    An invalid number does not wait, so that it is refused at once.
    """
    if not 0 <= move.move < len(match.game.choice_of):
        return move.at
    return ready_at(match, move.seat, move.move)
