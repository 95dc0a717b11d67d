"""The timed moves that wait at a table for their turn, and the callbacks for their outcomes."""

from collections.abc import Callable
from typing import Any, Final, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.game import PEOPLE
from antro.core.match.match import Match
from antro.core.match.timed_moves import TimedMove, TimedMoveQueue, move_ready_at
from antro.core.match.timing import deadline, due

SHORTEST: Final = 40  # milliseconds: minimum time that a move waits for an earlier one
LONGEST: Final = 150  # milliseconds: maximum

Reply = Callable[[int | Reason], None]
"""Receives the version that a request led to, or the reason why it was refused."""


@final
class PendingMoves:
    def __init__(self) -> None:
        self.queue: Final = TimedMoveQueue(SHORTEST)
        self.replies: Final[dict[int, Reply]] = {}  # by seat: each has at most one move

    def join(self, match: Match[Any], timed_move: TimedMove, reply: Reply) -> None:
        """Let a move wait. It replaces an earlier move of its seat, which gets a refusal."""
        before = self.replies.get(timed_move.seat)
        if self.queue.join(match, timed_move) and before is not None:
            before(Reason("replaced"))
        self.replies[timed_move.seat] = reply

    def take(self, match: Match[Any], now: int) -> tuple[TimedMove, Reply] | None:
        """Return the next move, if its wait is over and nothing else comes before it."""
        if self.queue.due() != self.next_at(match):
            return None
        timed_move = self.queue.take(match, now)
        return None if timed_move is None else (timed_move, self.replies.pop(timed_move.seat))

    def waits(self, match: Match[Any], timed_move: TimedMove) -> bool:
        """True if a move has to wait for its turn.

        It waits if others choose at the same time, if its seat is not ready for it, or if TIME is
        due but still waits for earlier moves.
        """
        if not match.game.timed:
            return False
        due_at = due(match)
        time_is_due = due_at is not None and due_at <= timed_move.at
        soon = time_is_due or move_ready_at(match, timed_move) > timed_move.at
        return soon or match.question_to(timed_move.seat).together

    def next_at(self, match: Match[Any]) -> int | None:
        """Return the time of the next move, the next move of TIME or the next fallen flag."""
        next_at, move_due = deadline(match), self.queue.due()
        if next_at is None:
            return move_due
        next_at += self.grace(match)
        return next_at if move_due is None else min(next_at, move_due)

    def grace(self, match: Match[Any]) -> int:
        """Return the extra time that TIME and flags wait for earlier moves still on their way."""
        if not match.game.timed:
            return 0
        expected = bool(self.queue.waiting) or chosen_together(match)
        return self.queue.window if expected else 0


def chosen_together(match: Match[Any]) -> bool:
    """True if seats may choose at the same time."""
    for question in match.game.open_questions(match.state):
        if question.together and question.seats & PEOPLE != 0:
            return True
    return False


def window(trips: list[int]) -> int:
    """Return the time that a move waits: a little longer than the slowest message takes."""
    return min(LONGEST, max(SHORTEST, max(trips, default=0) * 5 // 4))
