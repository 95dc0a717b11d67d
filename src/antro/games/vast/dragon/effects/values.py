"""His numbers as they stand (§25.3)."""

from mypy_extensions import i64

from antro.games.vast.state.state import VastState


def armor(state: VastState) -> i64:
    """§25.3 His Armor, by Wakefulness."""
    return state.config.tracks["dragon.armor"][state.dragon.wake]


def spirit(state: VastState) -> i64:
    """§25.3 His Spirit, by Wakefulness."""
    return state.config.tracks["dragon.spirit"][state.dragon.wake]
