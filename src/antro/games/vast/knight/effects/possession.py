"""The Hero cubes that the Knight owns (§13.6)."""

from mypy_extensions import i64

from antro.games.vast.knight.state import DISCARDED, ON_ENTRANCE, PLACES
from antro.games.vast.state.state import VastState


def possession(state: VastState) -> i64:
    """Return the number of her cubes: unplaced, placed, or spent until her next turn."""
    cubes = state.knight.cubes
    found: i64 = 0
    for place in range(PLACES):
        if place != DISCARDED and place != ON_ENTRANCE:
            found += cubes[place]
    return found
