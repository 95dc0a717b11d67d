"""The complete state of a game of Vast."""

from typing import Final, Self, final

from mypy_extensions import i64

from antro.core.contract.flow import NO_ARGUMENTS, Kind, StackState
from antro.core.contract.game import HOST, Question, Seat
from antro.games.vast.cave.state import Cave
from antro.games.vast.components.roles import NOBODY
from antro.games.vast.components.squares import OFF
from antro.games.vast.dragon.state import Dragon
from antro.games.vast.goblins.state import Goblins
from antro.games.vast.knight.state import Knight
from antro.games.vast.settings.config import Config
from antro.games.vast.state.copies_gen import (
    copy_cave,
    copy_dragon,
    copy_goblins,
    copy_ground,
    copy_knight,
    copy_thief,
    copy_vast_state,
)
from antro.games.vast.state.ground import Ground
from antro.games.vast.thief.state import Thief

# The winner: a role, or
UNDECIDED: Final[i64] = -1
ALL_LOSE: Final[i64] = 5


@final
class VastState(StackState):
    """The map, the five boards, and the turn. A new state is a table before its set-up.

    The argument of a question names its subject (``state.arguments``).
    """

    def __init__(self, config: Config, pending: list[Question]) -> None:
        self.viewer = HOST
        self.pending = pending
        self.arguments = NO_ARGUMENTS  # [place on the stack]
        self.config: Final = config
        self.round: i64 = 0
        self.role: i64 = NOBODY  # the role whose turn it is
        self.turn: i64 = 0  # number of turns so far, of all roles
        self.turn_over: i64 = 0  # 1 if this turn asks no more questions
        self.die: i64 = OFF  # the face that the Dragon die shows
        self.toss: i64 = 0  # the number that the Thief's die shows
        self.collapsing: i64 = 0  # 1 from the start of the Collapse
        self.removed: i64 = 0  # tiles removed in this round
        self.winner: i64 = UNDECIDED
        self.how: i64 = 0  # index of the ending
        self.gone: i64 = 0  # seats that resigned: a set
        # secret, in part
        self.ground = Ground()
        self.knight = Knight()
        self.goblins = Goblins()
        self.dragon = Dragon()
        self.cave = Cave()
        self.thief = Thief()

    def clear(self) -> None:
        """Give this table lists of its own, because new objects share theirs."""
        self.arguments = NO_ARGUMENTS[:]
        copy_ground(self.ground, Ground())
        copy_knight(self.knight, Knight())
        copy_goblins(self.goblins, Goblins())
        copy_dragon(self.dragon, Dragon())
        copy_cave(self.cave, Cave())
        copy_thief(self.thief, Thief())

    def clone(self) -> Self:
        twin = VastState(self.config, self.pending)
        copy_vast_state(twin, self)
        return twin

    # The stack of questions

    def ask(self, kind: Kind, argument: i64 = 0) -> None:
        """Put a question or a step on the stack, unless the game is decided."""
        if self.winner == UNDECIDED:
            self.push(self.question(kind), argument)

    def question(self, kind: Kind) -> Question:
        """Return the question of a kind, with its time limit for this turn (§47.1)."""
        if kind.to == self.role:
            return self.config.on_turn[kind.number]
        return self.config.off_turn[kind.number]

    def is_asked(self, kind: Kind) -> bool:
        """Return True if the question on top of the stack is of this kind."""
        question, number = self.pending[-1], kind.number
        return question is self.config.on_turn[number] or question is self.config.off_turn[number]

    def count_down(self) -> None:
        """Lower the argument of the question on top by 1. At 0 the question is answered."""
        left = self.argument() - 1
        if left:
            self.set_argument(left)
        else:
            self.pop()

    # Seats and roles

    def seat(self, role: i64) -> Seat:
        """Return the seat of a role."""
        return Seat(self.config.seat_of[role])

    def plays(self, role: i64) -> bool:
        """Return True if a role is in the game."""
        return self.config.plays(role)

    def is_turn_of(self, role: i64) -> bool:
        return self.role == role
