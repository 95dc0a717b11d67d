"""Grit won and lost, and the cubes that come and go with it (§15.1, §15.3)."""

from mypy_extensions import i64

from antro.games.vast.knight.state import MOST_GRIT
from antro.games.vast.state.state import VastState


def gain_grit(state: VastState, amount: i64) -> None:
    """She wins Grit, and the cubes of the thresholds that she reaches."""
    state.knight.grit = min(MOST_GRIT, state.knight.grit + amount)


def lose_grit(state: VastState, amount: i64) -> None:
    """She loses Grit, less with the Shield, and cubes of thresholds that she falls below."""
    state.knight.grit = max(0, state.knight.grit - amount)
