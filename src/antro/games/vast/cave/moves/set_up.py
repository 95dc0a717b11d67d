"""Setting up the Cave (§28.2)."""

from antro.games.vast.components.decks import OMEN_COPIES
from antro.games.vast.map.effects.stack import refill_hand
from antro.games.vast.state.state import VastState


def set_up(state: VastState) -> None:
    """Put all Omens into the bag, and prepare Hatred tokens and three tiles."""
    cave = state.cave
    for symbol in range(len(cave.bag)):
        cave.bag[symbol] = OMEN_COPIES
    cave.hatred = state.config.variant.hatred_tokens
    refill_hand(state)
