"""§25.2 How his board is laid."""

from antro.games.vast.dragon.state import ALL_GEMS, HUNGER
from antro.games.vast.state.state import VastState


def set_up(state: VastState) -> None:
    """Sloth cubes, Gems, Health; Power cards are dealt by chance."""
    dragon, variant = state.dragon, state.config.variant
    dragon.health = variant.dragon_health
    dragon.gems = ALL_GEMS
    sloth = state.config.tracks["dragon.sloth"]
    for box in range(len(sloth)):
        dragon.sloth[box] = sloth[box]
    dragon.sloth[HUNGER] -= variant.hunger_moved
    dragon.wake = variant.hunger_moved
    dragon.locked = variant.hunger_moved if variant.locked else 0
