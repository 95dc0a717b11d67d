"""The Dragon's current values (§25.3)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.dragon.state import ALL_GEMS
from antro.games.vast.state.state import VastState

MOST_ASH_ARMOR: Final[i64] = 4


def armor(state: VastState) -> i64:
    """Return the Armor by Wakefulness, with Ash Dragon and Slingshot (§25.3)."""
    value = state.config.armor[state.dragon.wake]
    if state.config.variant.ash_dragon:  # §33.3
        value = min(MOST_ASH_ARMOR, value + 1)
    return max(0, value - state.goblins.slung[DRAGON_PIECE])


def spirit(state: VastState) -> i64:
    """Return the Spirit by Wakefulness (§25.3)."""
    return state.config.spirit[state.dragon.wake]


def lent_gems(state: VastState) -> i64:
    """Return the Gems that lend their symbols: on the map, or with the Thief (§9.6, §32.2)."""
    return ALL_GEMS & ~state.dragon.gems


def free_places(state: VastState, box: i64) -> i64:
    """Return the number of free places in a box of Sloth."""
    return state.config.sloth[box] - state.dragon.sloth[box]
