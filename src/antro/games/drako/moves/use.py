"""§3.5 A card, played for one of its symbols."""

from typing import Final

from mypy_extensions import i64

from antro.core.descriptions import Fields, Move
from antro.core.game import Choice, Seat
from antro.games.drako.board import DIRECTIONS
from antro.games.drako.cards import Symbol
from antro.games.drako.config import Config
from antro.games.drako.state import DrakoState


class Use(Choice[DrakoState]):
    """What may be done with one symbol of one card of a seat."""

    def __init__(self, size: i64, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        super().__init__(size)
        self.config: Final = config
        self.seat: Final = seat
        self.face: Final = face
        self.symbol: Final = symbol
        self.row: Final = config.row(seat, face)
        self.value = symbol.value

    def told(self, move: i64, kind: str, words: str, fields: Fields, path: list[str]) -> Move:
        """The card, what it is played as, and then *words* and a *path* for the rest."""
        card = self.config.decks[self.seat][self.face]
        text = f"{card.text} as {self.symbol.text}: {words}"
        return Move(move, text, kind, fields, [f"card:{self.face}", self.symbol.thing, *path])

    def told_along(self, move: i64, kind: str) -> Move:
        """A use whose only choice is a direction."""
        way = DIRECTIONS[move - self.first]
        ray = f"ray:{way}"
        return self.told(move, kind, way, {"symbol": self.symbol.thing, "ray": ray}, [ray])
