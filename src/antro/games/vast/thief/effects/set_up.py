"""§30.2 How his board is laid."""

from antro.games.vast.state.state import VastState


def set_up(state: VastState) -> None:
    """Loot Drop 3; off the map until his first turn."""
    state.thief.loot_drop = 3
