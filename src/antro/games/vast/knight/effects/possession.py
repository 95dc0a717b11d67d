"""§13.6 The Hero cubes that she possesses."""

from mypy_extensions import i64

from antro.core.bits import count
from antro.games.vast.knight.state import CUBES, DISCARDED, ON_ENTRANCE
from antro.games.vast.state.state import VastState


def possession(state: VastState) -> i64:
    """All cubes but those on the Grit track, discarded, or on the Entrance."""
    knight = state.knight
    return CUBES - count(knight.track) - knight.cubes[DISCARDED] - knight.cubes[ON_ENTRANCE]
