"""The base classes of choices: their seat, their offer, and their description."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import NAMES
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import DrakoState


class SeatChoice(Choice[DrakoState]):
    """A choice that one seat of a match-up makes."""

    def __init__(self, config: Config, seat: Seat, size: i64 = 1) -> None:
        super().__init__(size)
        self.config: Final = config
        self.seat: Final = seat


class OpenChoice(SeatChoice):
    """A single move that is legal whenever its question is asked."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        out.add(self.first)


class Decline(OpenChoice):
    """Answer a question by doing nothing."""

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()


class FaceChoice(SeatChoice):
    """A choice of one card from the hand. It has one move per face of the seat's deck."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config, seat, len(config.decks[seat]))
        self.row: Final = config.row(seat, 0)

    def describe_card(self, move: i64, kind: str, verb: str) -> Move:
        """Return the move. Its text is the side, a *verb* and the card."""
        face = move - self.first
        card = self.config.decks[self.seat][face]
        text = f"{self.config.side(self.seat)} {verb} {card.text}"
        return Move(move, text, kind, {"card": card.things}, [f"card:{face}"])


def figure_and_hex(config: Config, slot: i64, hex: i64) -> tuple[str, list[str]]:
    """Return a figure and a hex, as text and as handles."""
    at = NAMES[hex]
    return f"{config.names[slot]} {at}", [config.thing(slot), f"hex:{at}"]
