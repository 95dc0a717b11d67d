"""The turn of the Knight."""

from typing import final

from mypy_extensions import i64

from antro.core.game import Seat
from antro.games.vast.choices import Word
from antro.games.vast.state.state import VastState


def begin_turn(state: VastState) -> None:
    """What the turn begins with, and what is asked in it."""
    state.ask(state.config.asks.knight.turn)


def end_turn(state: VastState) -> None:
    """What the end of the turn brings, before a tile comes or goes."""


@final
class EndKnightTurn(Word):
    """The turn is over."""

    word = "end_knight_turn"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
