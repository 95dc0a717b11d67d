"""Event cards: the deck, and how one is played (§9.7, §18.1)."""

from antro.games.vast.state.state import VastState


def can_bury_events(state: VastState) -> bool:
    """§29.8 Whether the first Event cards can be put to the bottom with an effect."""
    return False


def bury_events(state: VastState) -> None:
    """§29.8 The first three Event cards go to the bottom, in their order."""
