"""Dice that are rolled: what they show is in ``state.die`` and ``state.toss``."""

from mypy_extensions import i64

from antro.games.vast.map.kinds import ROLL, TOSS
from antro.games.vast.state.state import VastState


def roll(state: VastState, by: i64) -> None:
    """§8.2 A role rolls the Dragon die; what it is for lies below on the stack."""
    state.ask(ROLL, by)


def toss(state: VastState) -> None:
    """The Thief's die is rolled; what it is for lies below on the stack."""
    state.ask(TOSS)
