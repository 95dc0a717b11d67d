"""A bout of the game whose players roll together: a duel, or all of them."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.game import Question
from antro.games.heroes.state.act import Act
from antro.games.heroes.state.side import NONE

# Phases
CLOSED: Final[i64] = 0  # not begun, or over
MUSTERING: Final[i64] = 1  # armies are chosen and placed (§27.6)
READY: Final[i64] = 2  # dice to keep are chosen, or orders given
ROLLING: Final[i64] = 3
CYCLE: Final[i64] = 4  # from a stop to the next rolling (§1.2)


@final
class Bout:
    """Those who are in it, its stops, and the action that is going on. All of it is open."""

    def __init__(self, slot: i64, pending: list[Question]) -> None:
        self.slot = slot
        self.pending = pending  # its stack, if bouts go on side by side; else the state has it
        self.phase = CLOSED
        self.seats: i64 = 0  # the set of those who were in it at its start
        self.alive: i64 = 0  # the set of those who still are
        self.over: i64 = 0  # 1 once nobody is left to fight
        self.base: i64 = 0  # who has the token before the first stop
        self.stops: i64 = 0
        self.stopper: i64 = NONE  # none at a common stop
        self.origin: i64 = 0  # from whom on followers are asked
        self.followers: i64 = 0  # the set of those who are still to be asked
        self.shown: i64 = 0  # the set of those whose plan is turned up
        self.resting: i64 = 0  # the set of those who rest (§6.4)
        self.watched: i64 = 0  # 1 while the end without creatures may come (§24.1)
        self.act = Act()

    def next_after(self, seat: i64, among: i64, seats: i64) -> i64:
        """§1.7 The first of a set clockwise from a seat, itself last; of *seats* at the table."""
        for step in range(1, seats + 1):
            there = (seat + step) % seats
            if among >> there & 1:
                return there
        return NONE

    def token(self, seats: i64) -> i64:
        """§6.6 Who has the token, of *seats* at the table."""
        holder = self.base
        passed = self.stops % count(self.seats) if self.seats else 0
        while passed > 0:
            holder = self.next_after(holder, self.seats, seats)
            passed -= 1
        if self.alive & bit(holder):
            return holder
        return self.next_after(holder, self.alive, seats)
