"""§28.2 How the Cave is set up."""

from antro.games.vast.components.decks import OMEN_COPIES
from antro.games.vast.map.effects.stack import refill_hand
from antro.games.vast.state.state import VastState


def set_up(state: VastState) -> None:
    """All Omens in the bag, Hatred tokens by level, three tiles in hand."""
    cave = state.cave
    for symbol in range(len(cave.bag)):
        cave.bag[symbol] = OMEN_COPIES
    cave.hatred = state.config.variant.hatred_tokens
    refill_hand(state)
