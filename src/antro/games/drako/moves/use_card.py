"""The use of a card for one of its symbols (§3.5)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.game import Seat
from antro.games.drako.components.board import DIRECTIONS
from antro.games.drako.components.cards import Symbol
from antro.games.drako.moves.base import SeatChoice
from antro.games.drako.state.config import Config


@final
class CardUse:
    """One symbol of one face in the deck of a seat."""

    def __init__(self, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        self.config: Final = config
        self.seat: Final = seat
        self.face: Final = face
        self.symbol: Final = symbol


class UseCard(SeatChoice):
    """Play a card for one of its symbols. The base class of all symbols."""

    def __init__(self, use: CardUse, size: i64) -> None:
        super().__init__(use.config, use.seat, size)
        self.face: Final = use.face
        self.symbol: Final = use.symbol
        self.row: Final = use.config.row(use.seat, use.face)
        self.value = use.symbol.value

    def describe_use(
        self, move: i64, kind: str, words: str, fields: Fields, handles: list[str]
    ) -> Move:
        """Describe the card and its symbol, then the rest of the move."""
        card = self.config.decks[self.seat][self.face]
        text = f"{card.text} as {self.symbol.text}: {words}"
        return Move(move, text, kind, fields, [f"card:{self.face}", self.symbol.thing, *handles])

    def describe_direction(self, move: i64, kind: str) -> Move:
        """Describe a move that chooses only a direction."""
        way = DIRECTIONS[move - self.first]
        ray = f"ray:{way}"
        return self.describe_use(move, kind, way, {"symbol": self.symbol.thing, "ray": ray}, [ray])
