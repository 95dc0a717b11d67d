"""Base classes for the choices of the Goblins."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, button
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.goblins.state import TRIBE_NAMES
from antro.games.vast.state.state import VastState


class OfTribes(OfList):
    """A choice among the three Tribes."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, "piece", TRIBE_NAMES)

    @abstractmethod
    def tribes(self, state: VastState) -> i64:
        """Return the set of Tribes that may be chosen."""

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, self.tribes(state))


class Declines(PlayerChoice[VastState]):
    """A button that declines: the question ends without an effect."""

    declines = True

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word: Final = word

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def describe(self, move: i64) -> Move:
        return button(move, self.word)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
