"""Hits on the Dragon, and his death (§25.12)."""

from mypy_extensions import i64

from antro.games.vast.common.victory import win
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.state.state import VastState


def hit(state: VastState, amount: i64, by: i64) -> None:
    """Take Health from the Dragon. At 0, the role that hit him wins."""
    state.dragon.health = max(0, state.dragon.health - amount)
    if state.dragon.health == 0:
        win(state, by, "13.1" if by == KNIGHT else "20.1")
