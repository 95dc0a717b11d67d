"""Rage gained and lost (§20.4, §20.13)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.decks import WAR_BANNER
from antro.games.vast.state.state import VastState

MOST_RAGE: Final[i64] = 3


def most_rage(state: VastState) -> i64:
    """Return the highest Rage, which the War Banner raises by one (§20.4, §41.7)."""
    return MOST_RAGE + 1 if state.goblins.has_bought(WAR_BANNER) else MOST_RAGE


def gain_rage(state: VastState, amount: i64) -> None:
    """Raise Rage, up to its highest value."""
    state.goblins.rage = min(most_rage(state), state.goblins.rage + amount)


def lose_rage(state: VastState, amount: i64) -> None:
    """Lower Rage, but not below 0."""
    state.goblins.rage = max(0, state.goblins.rage - amount)
