"""Straight lines of sight (§4.5)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.squares import DX, DY, OFF, is_pit
from antro.games.vast.map.visibility.squares import distance, has_wall, is_dark
from antro.games.vast.state.ground import Ground

FAR: Final[i64] = 200


def way_to(ground: Ground, one: i64, two: i64) -> i64:
    """Return the direction of a straight line from *one* to *two*, or ``OFF`` without one."""
    east, south = ground.x(two) - ground.x(one), ground.y(two) - ground.y(one)
    if (east != 0) == (south != 0):
        return OFF
    for way in range(i64(4)):
        if DX[way] * east > 0 or DY[way] * south > 0:
            return way
    return OFF


def straight_distance(ground: Ground, one: i64, two: i64) -> i64:
    """Return the distance of two squares on a straight line, walls ignored, or ``OFF``."""
    if one == two:
        return 0
    if way_to(ground, one, two) == OFF:
        return OFF
    return distance(ground, one, two)


def sees(ground: Ground, one: i64, two: i64, within: i64 = FAR) -> bool:
    """Return True if square *two* is visible from *one* within a number of squares (§4.5)."""
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
