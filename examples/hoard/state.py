"""The state of a game of Hoard: fields, and no rules.

A gem is its value, from 1 to 6. The pile is counted by value, because its gems have no order.
In a veiled state the pile counts every gem that the viewer does not know: the pile itself, the
opponent's hand, and a gem that is face down.
"""

from typing import Final, final

from antro.core.contract.flow import Questions
from antro.core.contract.game import HOST, Question, Seat, State

MOTH: Final = Seat(0)
NEWT: Final = Seat(1)
ROLES: Final = ["moth", "newt"]  # §1.1
VALUES: Final = range(1, 7)
COPIES: Final = 3  # of each value (§1.2)
UNKNOWN: Final = 0  # a gem that the viewer does not see
NO_GEM: Final = -1


@final
class HoardState(State):
    def __init__(self, questions: Questions, pending: list[Question]) -> None:
        self.viewer = HOST
        self.pending = pending
        self.questions: Final = questions
        self.turn = MOTH
        self.pile = [0] + [COPIES] * len(VALUES)  # by value; no gem has the value 0
        self.pile_size = sum(self.pile)
        self.hands: list[list[int]] = [[], []]  # sorted
        self.hand_sizes = [0, 0]
        self.owed = [4, 4]  # gems that each thief still has to draw (§1.3)
        self.placed = NO_GEM  # the gem that is face down
        self.guessed_high = 0
        self.treasure = [0, 0]
        self.stirs = 0


def opponent(seat: Seat) -> Seat:
    return Seat(1 - seat)
