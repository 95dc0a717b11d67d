"""§3.5 A card, played for one of its symbols."""

from typing import Final

from mypy_extensions import i64

from antro.core.game import Choice, Seat
from antro.core.told import Fields, Move
from antro.games.drako.board import DIRECTIONS
from antro.games.drako.cards import Symbol
from antro.games.drako.setting import Setting
from antro.games.drako.state import DrakoState


class Use(Choice[DrakoState]):
    """What may be done with one symbol of one card of a seat."""

    def __init__(self, size: i64, setting: Setting, seat: Seat, face: i64, symbol: Symbol) -> None:
        super().__init__(size)
        self.setting: Final = setting
        self.seat: Final = seat
        self.face: Final = face
        self.symbol: Final = symbol
        self.row: Final = setting.row(seat, face)
        self.value = symbol.value

    def told(self, move: i64, kind: str, words: str, fields: Fields, path: list[str]) -> Move:
        """The card, what it is played as, and then *words* and a *path* for the rest."""
        card = self.setting.decks[self.seat][self.face]
        text = f"{card.text} as {self.symbol.text}: {words}"
        return Move(move, text, kind, fields, [f"card:{self.face}", self.symbol.thing, *path])

    def told_along(self, move: i64, kind: str) -> Move:
        """A use whose only choice is a direction."""
        way = DIRECTIONS[move - self.first]
        ray = f"ray:{way}"
        return self.told(move, kind, way, {"symbol": self.symbol.thing, "ray": ray}, [ray])
