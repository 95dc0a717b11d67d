"""The board (§1.1): nineteen hexes, numbered row by row. The tables are computed once.

  a1 a2 a3             0  1  2
 b1 b2 b3 b4          3  4  5  6
c1 c2 c3 c4 c5       7  8  9 10 11
 d1 d2 d3 d4         12 13 14 15
  e1 e2 e3            16 17 18
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest

HEXES: Final[i64] = 19
NOWHERE: Final[i64] = 19  # off the board; no hex of any table is next to it
CENTRE: Final[i64] = 9
WAYS: Final[i64] = 6

NAMES: Final = [
    f"{row}{at}"
    for row, size in zip("abcde", (3, 4, 5, 4, 3), strict=True)
    for at in range(1, size + 1)
]
DIRECTIONS: Final = ["e", "se", "sw", "w", "nw", "ne"]
STEPS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # (q, r) of each direction

# Axial coordinates (q, r) of each hex: r is the row, counted from the middle.
AXIAL: Final = [(q, r) for r in range(-2, 3) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1)]


def step_table() -> list[i64]:
    """Return the next hex from each hex, direction by direction."""
    number = {axial: at for at, axial in enumerate(AXIAL)}
    table: list[i64] = []
    for dq, dr in STEPS:
        table += [number.get((q + dq, r + dr), NOWHERE) for q, r in AXIAL]
        table.append(NOWHERE)
    return table


STEP: Final = vec[i64](step_table())
"""``STEP[way * 20 + hex]``: the next hex in a direction, or NOWHERE."""


def ray_table() -> list[i64]:
    """Return the set of hexes on the line from each hex to the edge, direction by direction."""
    table: list[i64] = []
    for way in range(WAYS):
        for start in range(HEXES + 1):
            ray, at = 0, STEP[way * 20 + start]
            while at != NOWHERE:
                ray |= 2 ** int(at)
                at = STEP[way * 20 + at]
            table.append(ray)
    return table


RAY: Final = vec[i64](ray_table())
"""``RAY[way * 20 + hex]``: the set of hexes on the line that leaves a hex (§1.3)."""


def near_table() -> list[i64]:
    """Return the set of neighbours of each hex."""
    table: list[i64] = []
    for at in range(HEXES + 1):
        ends = {int(STEP[way * 20 + at]) for way in range(WAYS)} - {int(NOWHERE)}
        table.append(sum(2**end for end in ends))
    return table


NEAR: Final = vec[i64](near_table())
"""``NEAR[hex]``: the set of its neighbours."""

BOARD: Final[i64] = 2**19 - 1
RIM: Final[i64] = BOARD & ~(NEAR[CENTRE] | bit(CENTRE))  # the outer ring


def reach(start: i64, free: i64, steps: i64) -> i64:
    """Return the set of free hexes that a figure can reach in at most *steps* steps (§4.2)."""
    reached = NEAR[start] & free
    fresh = reached
    while steps > 1 and fresh:
        grown: i64 = 0
        while fresh:
            grown |= NEAR[lowest(fresh)]
            fresh &= fresh - 1
        fresh = grown & free & ~reached
        reached |= fresh
        steps -= 1
    return reached & ~bit(start)
