"""Rolls of the dice. The results are in ``state.die`` and ``state.toss``."""

from mypy_extensions import i64

from antro.games.vast.map.kinds import ROLL, TOSS
from antro.games.vast.state.state import VastState


def roll(state: VastState, by: i64) -> None:
    """Let a role roll the Dragon die (§8.2). The step below on the stack uses the result."""
    state.ask(ROLL, by)


def toss(state: VastState) -> None:
    """Roll the Thief's die. The step below on the stack uses the result."""
    state.ask(TOSS)
