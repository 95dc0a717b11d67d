"""Tiles that somebody lays: at the end of a turn, by Shape, Hatred or Explore (§3.5, §4.8)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.asking import ask_if_open
from antro.games.vast.ground.stack import has_tiles
from antro.games.vast.printed.roles import CAVE
from antro.games.vast.printed.squares import OFF
from antro.games.vast.state.state import VastState

ANYWHERE: Final[i64] = 0  # where a tile may be laid: the frame of the question
BESIDE_DARK: Final[i64] = 1  # §33.2


def lay_tile(state: VastState, by: i64, where: i64 = ANYWHERE) -> None:
    """§4.8 A role lays a tile wherever one may go: from its hand, or one drawn from the stack."""
    asks = state.config.asks.ground
    if not has_tiles(state):
        return
    if by == CAVE:
        choose_from_hand(state, OFF)
    else:
        state.ask(asks.lay[by], where)
        state.ask(asks.draw_tile)


def bring_tile(state: VastState, side: i64) -> None:
    """A tile comes to the open space at a side, from the Cave's hand or from the stack.

    It lies there once all that was put on the stack here is over: ``ground.newest``.
    """
    asks = state.config.asks.ground
    if not has_tiles(state):
        return
    if state.config.has_cave:
        choose_from_hand(state, side)
    else:
        state.ask(asks.lay_drawn, side)
        state.ask(asks.draw_tile)


def choose_from_hand(state: VastState, side: i64) -> None:
    """§45.6 The Cave says which tile it lays, even if it must be a Crystal: nobody is to know."""
    question = state.config.asks.ground.from_hand
    if state.cave.hand_size() == 1:
        ask_if_open(state, question, side)
    else:
        state.ask(question, side)
