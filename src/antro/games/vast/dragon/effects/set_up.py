"""Setting up the Dragon (§25.2)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.decks import GOLD
from antro.games.vast.dragon.effects.cards import draw_cards
from antro.games.vast.dragon.state import ALL_GEMS, BOXES, HUNGER
from antro.games.vast.state.state import VastState

FIRST_HAND: Final[i64] = 3
ALL_SCALES: Final[i64] = 56  # the set of the three Scales, by kind of card


def set_up(state: VastState) -> None:
    """Set Sloth cubes, Gems and Health. Chance deals the Power cards."""
    dragon, variant = state.dragon, state.config.variant
    dragon.health = variant.dragon_health
    dragon.gems = ALL_GEMS
    sloth = state.config.tracks["dragon.sloth"]
    for box in range(BOXES):
        dragon.sloth[box] = sloth[box]
    dragon.sloth[HUNGER] -= variant.hunger_moved
    dragon.wake = variant.hunger_moved
    dragon.locked = variant.hunger_moved if variant.locked else 0
    for kind in range(GOLD):
        dragon.deck[kind] = state.config.power_cards[kind].numbers["copies"]
    dragon.scales = ALL_SCALES if variant.scales else 0
    draw_cards(state, FIRST_HAND)
