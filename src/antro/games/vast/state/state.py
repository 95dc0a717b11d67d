"""Everything that is true in a game of Vast."""

from typing import Final, Self, final

from librt.vecs import append, vec
from mypy_extensions import i64

from antro.core.game import HOST, Question, Seat, State
from antro.games.vast.cave.state import Cave
from antro.games.vast.config import Config
from antro.games.vast.dragon.state import Dragon
from antro.games.vast.goblins.state import Goblins
from antro.games.vast.knight.state import Knight
from antro.games.vast.printed.roles import NOBODY
from antro.games.vast.printed.squares import OFF
from antro.games.vast.state.ground import Ground
from antro.games.vast.thief.state import Thief

NO_FRAMES: Final = vec[i64]([0] * 16)  # room for as many questions, to begin with

# Who has won: a role, or
UNDECIDED: Final[i64] = -1
ALL_LOSE: Final[i64] = 5


@final
class VastState(State):
    """The map, the five boards, and the turn. A new one is a table not yet laid.

    Every question of the stack has a *frame* beside it: a number that tells what it is about.
    """

    def __init__(self, config: Config, pending: list[Question]) -> None:
        self.viewer = HOST
        self.pending = pending
        self.frames = NO_FRAMES  # [place on the stack]
        self.config: Final = config
        self.round: i64 = 0
        self.role: i64 = NOBODY  # whose turn it is
        self.turn: i64 = 0  # turns begun, of anybody
        self.turn_over: i64 = 0  # 1: nothing more of this turn is asked
        self.die: i64 = OFF  # the face of the Dragon die that lies
        self.toss: i64 = 0  # what the Thief's die shows
        self.collapsing: i64 = 0  # 1 from the start of the Collapse on
        self.removed: i64 = 0  # tiles removed in this round
        self.winner: i64 = UNDECIDED
        self.how: i64 = 0  # which ending it was
        self.gone: i64 = 0  # seats that gave up: a set
        self.ground = Ground()
        self.knight = Knight()
        self.goblins = Goblins()
        self.dragon = Dragon()
        self.cave = Cave()
        self.thief = Thief()

    def clear(self) -> None:
        """Give an empty table rows of its own: those of a new one are shared."""
        self.frames = NO_FRAMES[:]
        self.ground.clear()
        self.knight.copy_from(Knight())
        self.goblins.copy_from(Goblins())
        self.dragon.copy_from(Dragon())
        self.cave.copy_from(Cave())
        self.thief.copy_from(Thief())

    def clone(self) -> Self:
        twin = self.opened()
        twin.viewer = self.viewer
        twin.ground.copy_from(self.ground)
        twin.knight.copy_from(self.knight)
        twin.goblins.copy_from(self.goblins)
        twin.dragon.copy_from(self.dragon)
        twin.cave.copy_from(self.cave)
        twin.thief.copy_from(self.thief)
        return twin

    def opened(self) -> Self:
        """A copy of all that everybody knows: anything but the map and the boards."""
        twin = VastState(self.config, self.pending[:])
        twin.frames = self.frames[:]
        twin.round = self.round
        twin.role = self.role
        twin.turn = self.turn
        twin.turn_over = self.turn_over
        twin.die = self.die
        twin.toss = self.toss
        twin.collapsing = self.collapsing
        twin.removed = self.removed
        twin.winner = self.winner
        twin.how = self.how
        twin.gone = self.gone
        return twin

    # The stack of questions

    def ask(self, question: Question, frame: i64 = 0) -> None:
        """Put a question on the stack, unless the game is decided."""
        if self.winner == UNDECIDED:
            if len(self.pending) == len(self.frames):
                self.frames = append(self.frames, 0)
            self.frames[len(self.pending)] = frame
            self.pending.append(self.in_time(question) if self.config.limited else question)

    def in_time(self, question: Question) -> Question:
        """§47.1 A question with its limit, by whose turn it is."""
        own_turn = self.role != NOBODY and question.seats >> self.seat(self.role) & 1 != 0
        return self.config.asks.in_time(question, own_turn=own_turn)

    def frame(self) -> i64:
        """What the question on top is about."""
        return self.frames[len(self.pending) - 1]

    def set_frame(self, frame: i64) -> None:
        """Say anew what the question on top is about."""
        self.frames[len(self.pending) - 1] = frame

    def pop(self) -> i64:
        """Take the question on top off the stack. Returns its frame."""
        frame = self.frame()
        self.set_frame(0)
        self.pending.pop()
        return frame

    def count_down(self) -> None:
        """One less of what the question on top is still about; with none left it is answered."""
        left = self.frame() - 1
        if left:
            self.set_frame(left)
        else:
            self.pop()

    # Who is who

    def seat(self, role: i64) -> Seat:
        """Who plays a role."""
        return Seat(self.config.seat_of[role])

    def plays(self, role: i64) -> bool:
        """Whether somebody plays a role."""
        return self.config.plays(role)

    def is_turn_of(self, role: i64) -> bool:
        """Whether it is the turn of a role."""
        return self.role == role
