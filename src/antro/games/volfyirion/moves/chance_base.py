"""What chance does, and what follows by itself: the base of both, and names of faces."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from antro.core.descriptions import Move
from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.games.volfyirion.printed.cards import CARDS, FACES
from antro.games.volfyirion.state.state import VolfState

UNKNOWN: Final[i64] = FACES  # the face of a card that others may not see; never offered
FACE_NAMES: Final = [*[card.slug for card in CARDS], "unknown"]


def card(face: i64) -> str:
    """A face as sentences speak of it."""
    return f"card:{FACE_NAMES[face]}"


class ChanceChoice(Choice[VolfState]):
    """What chance does again and again for as long as it is due, and what follows then."""

    @abstractmethod
    def due(self, state: VolfState) -> bool:
        """Make ready for the next time. Returns false when nothing is left to do."""

    def done(self, state: VolfState) -> None:
        """What follows by itself. Nothing, unless a choice says otherwise."""


class Aftermath(ChanceChoice):
    """What follows by itself when all that is above it on the stack is done: no move of chance."""

    def __init__(self) -> None:
        super().__init__(0)

    def due(self, state: VolfState) -> bool:
        return False

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        """Nothing is ever asked."""

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        """Nothing is ever done by a move."""

    def describe(self, move: i64) -> Move:
        raise AssertionError("what follows by itself is no move")
