"""Health won and lost, and her death (§13.10)."""

from mypy_extensions import i64

from antro.games.vast.printed.roles import GOBLINS
from antro.games.vast.state.state import VastState
from antro.games.vast.victory import win


def lose_health(state: VastState, amount: i64) -> None:
    """She loses Health; at 0 she is dead."""
    state.knight.health = max(0, state.knight.health - amount)
    if state.knight.health == 0:
        win(state, GOBLINS, "44.4")


def gain_health(state: VastState, amount: i64) -> None:
    """She wins Health, up to her maximum."""
    state.knight.health = min(state.knight.most_health, state.knight.health + amount)
