"""Numbers of squares, sides and ways (§4.1).

A *slot* is a place for a tile of the map: 52 for Cave tiles, then one for each square of Terrain. A
side is a slot and a way. Slots have neighbours, not coordinates, because a part of the map may
slide.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TILES: Final[i64] = 52
SQUARES: Final[i64] = 73
SIDES: Final[i64] = 292
OFF: Final[i64] = -1  # no square: the piece is not on the map
HIDDEN: Final[i64] = -2  # something that the viewer does not know
LURKING: Final[i64] = 100  # added to the number of a side: a Tribe lurks on the open space there

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
WAYS: Final = ["north", "east", "south", "west"]
DX: Final = vec[i64]([0, 1, 0, -1])  # [way]
DY: Final = vec[i64]([-1, 0, 1, 0])  # [way]; y grows to the south

# Terrain: kinds, and the squares of each
CANYON: Final[i64] = 0
LAKE: Final[i64] = 1
MAGMA: Final[i64] = 2
FOREST: Final[i64] = 3
PITS: Final[i64] = 4
RIVER: Final[i64] = 5
TERRAIN: Final = ["canyon", "lake", "magma", "mushroom_forest", "pits", "river"]
TERRAIN_KINDS: Final[i64] = 6
FIRST_SQUARE: Final = vec[i64]([52, 55, 59, 62, 66, 69, 73])  # [kind], and one past the last
BRIDGE: Final[i64] = 53  # the middle of the Canyon; its ends are impassable


def apart(one: i64, two: i64) -> i64:
    """Return the difference of two numbers without its sign."""
    return one - two if one > two else two - one


def opposite(way: i64) -> i64:
    """Return the opposite direction."""
    return way ^ 2


def is_tile(square: i64) -> bool:
    """Return True if *square* is a slot for Cave tiles."""
    return 0 <= square < TILES


def terrain_of(square: i64) -> i64:
    """Return the kind of a square of Terrain, or ``OFF`` for a Cave tile."""
    if square < TILES:
        return OFF
    kind: i64 = 0
    while FIRST_SQUARE[kind + 1] <= square:
        kind += 1
    return kind


def is_impassable(square: i64) -> bool:
    """Return True if *square* is an end of the Canyon (§10.5)."""
    return square == BRIDGE - 1 or square == BRIDGE + 1


def is_pit(square: i64) -> bool:
    """Return True if *square* is one of the three Pits."""
    return FIRST_SQUARE[PITS] <= square < FIRST_SQUARE[RIVER]


def is_river(square: i64) -> bool:
    """Return True if *square* is part of the River, which runs towards its first square."""
    return FIRST_SQUARE[RIVER] <= square < SQUARES
