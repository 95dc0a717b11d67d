"""A bout: players who roll together. It is a duel, or the whole table."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.game import Question
from antro.games.heroes.state.act import Act
from antro.games.heroes.state.side import NONE

# Phases
CLOSED: Final[i64] = 0  # before its start, or over
MUSTERING: Final[i64] = 1  # armies are chosen and placed (§27.6)
READY: Final[i64] = 2  # dice to keep are chosen, or orders given
ROLLING: Final[i64] = 3
CYCLE: Final[i64] = 4  # from a stop to the next rolling (§1.2)


@final
class Bout:
    """The players of a bout, its stops and its current action. All of it is public."""

    def __init__(self, slot: i64, pending: list[Question]) -> None:
        self.slot = slot
        self.pending = pending  # its stack, if there are several bouts
        self.phase = CLOSED
        self.seats: i64 = 0  # the players at its start
        self.alive: i64 = 0  # the players who are still in it
        self.over: i64 = 0  # 1 once no opponents are left
        self.base: i64 = 0  # the holder of the token before the first stop
        self.stops: i64 = 0
        self.stopper: i64 = NONE  # the player who stopped; none at a common stop
        self.origin: i64 = 0  # the first seat to ask about following
        self.followers: i64 = 0  # the players still to be asked
        self.shown: i64 = 0  # the players whose plan is revealed
        self.resting: i64 = 0  # the players who rest (§6.4)
        self.watched: i64 = 0  # 1 while the end without creatures is checked (§24.1)
        self.act = Act()

    def next_after(self, seat: i64, among: i64, seats: i64) -> i64:
        """Return the first member of a set clockwise from a seat (§1.7).

        The seat itself comes last. *seats* is the number of seats at the table.
        """
        for step in range(1, seats + 1):
            there = (seat + step) % seats
            if among >> there & 1:
                return there
        return NONE

    def token(self, seats: i64) -> i64:
        """Return the holder of the token (§6.6). *seats* is the number of seats at the table."""
        holder = self.base
        passed = self.stops % count(self.seats) if self.seats else 0
        while passed > 0:
            holder = self.next_after(holder, self.seats, seats)
            passed -= 1
        if self.alive & bit(holder):
            return holder
        return self.next_after(holder, self.alive, seats)
