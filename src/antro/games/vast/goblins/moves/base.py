"""What choices of the Goblins have in common."""

from abc import abstractmethod

from mypy_extensions import i64

from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import OfList, Word
from antro.games.vast.goblins.state import TRIBE_NAMES
from antro.games.vast.state.state import VastState


class OfTribes(OfList):
    """A choice among the three Tribes."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, "piece", TRIBE_NAMES)

    @abstractmethod
    def tribes(self, state: VastState) -> i64:
        """The set of Tribes that may be chosen."""

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, self.tribes(state))


class Declines(Word):
    """A word that says no: the question is over, and nothing happens."""

    declines = True

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
