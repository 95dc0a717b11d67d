"""The turn of the Goblins."""

from typing import final

from mypy_extensions import i64

from antro.core.game import Seat
from antro.games.vast.choices import Word
from antro.games.vast.state.state import VastState


def begin_turn(state: VastState) -> None:
    """What the turn begins with, and what is asked in it."""
    state.ask(state.config.asks.goblins.turn)


def end_turn(state: VastState) -> None:
    """What the end of the turn brings, before a tile comes or goes."""


@final
class EndGoblinsTurn(Word):
    """The turn is over."""

    word = "end_goblins_turn"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
