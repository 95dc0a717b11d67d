"""His numbers as they stand (§30.4)."""

from mypy_extensions import i64

from antro.core.bits import count
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.state import MOVEMENT, STEALTH


def stealth(state: VastState) -> i64:
    """§30.4 The token on Stealth, less what he carries; it may be below 0."""
    thief = state.thief
    return thief.stats[STEALTH] - thief.treasures - count(thief.gems) - state.goblins.hexed


def movement(state: VastState) -> i64:
    """§30.4 How far he goes in a turn."""
    return state.thief.stats[MOVEMENT]
