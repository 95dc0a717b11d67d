"""Rage won and lost (§20.4, §20.13)."""

from mypy_extensions import i64

from antro.games.vast.state.state import VastState


def gain_rage(state: VastState, amount: i64) -> None:
    """Rage rises, to 3 at most."""
    state.goblins.rage = min(3, state.goblins.rage + amount)


def lose_rage(state: VastState, amount: i64) -> None:
    """Rage sinks, to 0 at least."""
    state.goblins.rage = max(0, state.goblins.rage - amount)
