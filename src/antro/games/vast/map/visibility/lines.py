"""Straight lines: what is seen from where (§4.5)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.squares import DX, DY, OFF, is_pit
from antro.games.vast.map.visibility.squares import distance, has_wall, is_dark
from antro.games.vast.state.ground import Ground

FAR: Final[i64] = 200


def way_to(ground: Ground, one: i64, two: i64) -> i64:
    """In which way one square lies straight from another; ``OFF`` if not on one line."""
    east, south = ground.x(two) - ground.x(one), ground.y(two) - ground.y(one)
    if (east != 0) == (south != 0):
        return OFF
    for way in range(i64(4)):
        if DX[way] * east > 0 or DY[way] * south > 0:
            return way
    return OFF


def straight_distance(ground: Ground, one: i64, two: i64) -> i64:
    """How far apart two squares of one line lie, whatever is between; ``OFF`` if on none."""
    if one == two:
        return 0
    if way_to(ground, one, two) == OFF:
        return OFF
    return distance(ground, one, two)


def sees(ground: Ground, one: i64, two: i64, within: i64 = FAR) -> bool:
    """§4.5 Whether a square is visible from another, at most so many squares away."""
    if one == two:
        return True
    way = way_to(ground, one, two)
    if way == OFF:
        return False
    at = one
    for _ in range(within):
        if has_wall(ground, at, way):
            return False
        at = ground.next(at, way)
        if at == two:
            return True
        if at == OFF or is_dark(ground, at) or is_pit(at):
            return False
    return False
