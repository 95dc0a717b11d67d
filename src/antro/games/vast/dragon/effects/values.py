"""His numbers as they stand (§25.3)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.dragon.state import ALL_GEMS
from antro.games.vast.state.state import VastState

MOST_ASH_ARMOR: Final[i64] = 4


def armor(state: VastState) -> i64:
    """§25.3 His Armor, by Wakefulness; Ash Dragon adds to it, a Slingshot takes from it."""
    value = state.config.tracks["dragon.armor"][state.dragon.wake]
    if state.config.variant.ash_dragon:  # §33.3
        value = min(MOST_ASH_ARMOR, value + 1)
    return max(0, value - state.goblins.slung[DRAGON_PIECE])


def spirit(state: VastState) -> i64:
    """§25.3 His Spirit, by Wakefulness."""
    return state.config.tracks["dragon.spirit"][state.dragon.wake]


def lent_gems(state: VastState) -> i64:
    """§9.6, §32.2 The Gems that lend him their symbols: on the map, or with the Thief."""
    return ALL_GEMS & ~state.dragon.gems


def room(state: VastState, box: i64) -> i64:
    """How many cubes a box of Sloth could still take."""
    return state.config.tracks["dragon.sloth"][box] - state.dragon.sloth[box]
