"""The spaces of a board, their neighbours, and the columns that an attack reaches.

A space is a number (§1.4). Front 1 to 4 are 0 to 3, and back 1 to 4 are 4 to 7. Columns are 0 to 3.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.heroes.components.creatures import DIRECTIONS

COLUMNS: Final[i64] = 4
SPACES: Final[i64] = 8
FRONT: Final[i64] = 15  # the set of spaces of the front row
EVERYWHERE: Final[i64] = 255
EMPTY: Final[i64] = -1  # on a space: nothing, the hero, or a kind of creature
HERO: Final[i64] = -2
SPACE_NAMES: Final = [f"{row}{column}" for row in "fb" for column in "1234"]  # in names of things
ALL_AROUND: Final[i64] = DIRECTIONS.index("all")


def is_neighbour(space: int, other: int) -> bool:
    """True if two spaces share a side (§1.4)."""
    if space // 4 == other // 4:
        return abs(space - other) == 1
    return abs(space - other) == 4


PAIRS: Final = [
    (space, other) for space in range(8) for other in range(space, 8) if is_neighbour(space, other)
]
FIRST_OF_PAIR: Final = vec[i64]([space for space, _ in PAIRS])
SECOND_OF_PAIR: Final = vec[i64]([other for _, other in PAIRS])


def members(spaces: list[int]) -> i64:
    """Return a set of these spaces."""
    found: i64 = 0
    for space in spaces:
        found |= bit(space)
    return found


NEIGHBOURS: Final = vec[i64](  # [space]: the set of its neighbours
    [members([other for other in range(8) if is_neighbour(space, other)]) for space in range(8)]
)
IN_COLUMN: Final = vec[i64]([members([column, column + 4]) for column in range(4)])  # [column]


def reached(direction: str, column: int) -> i64:
    """Return the spaces of an opposite board that an attack from a column reaches.

    Every enemy board counts as opposite (§1.6, §17.3, §17.4, §17.5).
    """
    ahead = 3 - column
    beside = [ahead]
    if "left" in direction:
        beside.append(ahead + 1)
    if "right" in direction:
        beside.append(ahead - 1)
    if direction == "all":
        beside = [0, 1, 2, 3]
    found: i64 = 0
    for there in beside:
        if 0 <= there < 4:
            found |= IN_COLUMN[there]
    return found


REACHED: Final = vec[i64](  # [direction * 4 + column of the attacker]
    [reached(direction, column) for direction in DIRECTIONS for column in range(4)]
)


def exposed(occupied: i64) -> i64:
    """Return the exposed spaces among the occupied spaces of a board (§1.5)."""
    behind_empty = (~occupied & FRONT) << COLUMNS
    return occupied & (FRONT | behind_empty)
