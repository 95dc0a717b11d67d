"""Gems that come back to him (§9.6)."""

from mypy_extensions import i64

from antro.core.bits import bit
from antro.games.vast.state.state import VastState


def gem_home(state: VastState, gem: i64) -> None:
    """A Gem goes back to his supply."""
    state.dragon.gems |= bit(gem)
