"""Tiles that a player places: at the end of a turn, by Shape, Hatred or Explore (§3.5, §4.8)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import CAVE
from antro.games.vast.components.squares import OFF
from antro.games.vast.map.effects.stack import has_tiles
from antro.games.vast.map.kinds import DRAW_TILE, LAY, LAY_DRAWN, LAY_FROM_HAND
from antro.games.vast.state.state import VastState

ANYWHERE: Final[i64] = 0  # allowed spaces for a tile: the argument of the question
BESIDE_DARK: Final[i64] = 1  # §33.2


def lay_tile(state: VastState, by: i64, where: i64 = ANYWHERE) -> None:
    """Let a role place a tile, from the Cave's hand or from the stack (§4.8)."""
    if not has_tiles(state):
        return
    if by == CAVE:
        choose_from_hand(state, OFF)
    else:
        state.ask(LAY[by], where)
        state.ask(DRAW_TILE)


def bring_tile(state: VastState, side: i64) -> None:
    """Bring a tile to the open space at a side, from the Cave's hand or from the stack.

    The tile is there after the steps that this function adds. Then it is ``ground.newest``.
    """
    if not has_tiles(state):
        return
    if state.config.has_cave:
        choose_from_hand(state, side)
    else:
        state.ask(LAY_DRAWN, side)
        state.ask(DRAW_TILE)


def choose_from_hand(state: VastState, side: i64) -> None:
    """Ask the Cave for a tile of its hand, even if it must be a Crystal (§45.6).

    Skipping the question would reveal information about the hand.
    """
    question = LAY_FROM_HAND
    if state.cave.hand_size() == 1:
        ask_if_open(state, question, side)
    else:
        state.ask(question, side)
