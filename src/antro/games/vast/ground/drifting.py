"""§10.11 The current of the River carries who enters it from outside, if he likes."""

from mypy_extensions import i64

from antro.games.vast.ground.entering import enter
from antro.games.vast.printed.roles import ROLE_OF_PIECE
from antro.games.vast.printed.squares import FIRST_SQUARE, RIVER, is_river
from antro.games.vast.state.state import VastState


def drift(state: VastState, piece: i64, came_from: i64) -> None:
    """A piece has come from a square; in the River, its player may let it drift."""
    if is_river(state.ground.where[piece]) and not is_river(came_from):
        drift_on(state, piece)


def drift_on(state: VastState, piece: i64) -> None:
    """Ask whether a piece drifts a square further, unless the River ends there."""
    if state.ground.where[piece] > FIRST_SQUARE[RIVER]:
        state.ask(state.config.asks.ground.drift[ROLE_OF_PIECE[piece]], piece)


def drift_down(state: VastState, piece: i64) -> None:
    """A piece drifts a square, and perhaps further."""
    state.ask(state.config.asks.ground.drifted, piece)
    enter(state, piece, state.ground.where[piece] - 1)
