"""Rage won and lost (§20.4, §20.13)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.decks import WAR_BANNER
from antro.games.vast.state.state import VastState

MOST_RAGE: Final[i64] = 3


def most_rage(state: VastState) -> i64:
    """§20.4, §41.7 How far Rage goes: the War Banner adds one."""
    return MOST_RAGE + 1 if state.goblins.has_bought(WAR_BANNER) else MOST_RAGE


def gain_rage(state: VastState, amount: i64) -> None:
    """Rage rises, as far as it goes."""
    state.goblins.rage = min(most_rage(state), state.goblins.rage + amount)


def lose_rage(state: VastState, amount: i64) -> None:
    """Rage sinks, to 0 at least."""
    state.goblins.rage = max(0, state.goblins.rage - amount)
