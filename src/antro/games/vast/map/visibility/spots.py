"""Legal places for a piece of Terrain (§10.3, §10.5, §10.9)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import (
    CANYON,
    DX,
    DY,
    FOREST,
    LAKE,
    OFF,
    PITS,
    SQUARES,
    TILES,
    apart,
)
from antro.games.vast.map.visibility.spaces import spaces_beside
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState

ALL_TILES: Final[i64] = bit(TILES) - 1

Cell = tuple[i64, i64]  # coordinates east and south


@final
class Spot:
    """A way to place a piece: an open space, the square of the piece there, and the rotation."""

    def __init__(self, side: i64, square: i64, turn: i64, cells: list[Cell]) -> None:
        self.side: Final = side  # the open space
        self.square: Final = square  # the square of the piece on that space
        self.turn: Final = turn
        self.cells: Final = cells  # coordinates of all its squares, in order


def turned(cell: tuple[int, int], turn: int) -> Cell:
    """Return a cell of a shape after *turn* quarter turns clockwise."""
    x, y = cell
    for _ in range(turn):
        x, y = -y, x
    return x, y


def rotations(kind: i64) -> int:
    """Return the number of rotations of a kind that look different."""
    if kind in (LAKE, FOREST, PITS):
        return 1
    return 2 if kind == CANYON else 4


def spots(state: VastState, kind: i64) -> list[Spot]:
    """Return all ways to place a piece of a kind anywhere."""
    shape = state.config.terrain_squares[kind]
    found: list[Spot] = []
    for side in spaces_beside(state.ground, ALL_TILES):
        x, y = cell_of(state.ground, side)
        for square in range(len(shape)):
            for turn in range(rotations(kind)):
                zero = turned(shape[square], turn)
                cells = [
                    (x + turned(cell, turn)[0] - zero[0], y + turned(cell, turn)[1] - zero[1])
                    for cell in shape
                ]
                if fits(state, kind, cells, turn):
                    found.append(Spot(side, square, turn, cells))
    return found


def cell_of(ground: Ground, side: i64) -> Cell:
    """Return the coordinates of the open space at a side."""
    square, way = side // 4, side % 4
    return ground.x(square) + DX[way], ground.y(square) + DY[way]


def fits(state: VastState, kind: i64, cells: list[Cell], turn: int) -> bool:
    """Return True if all cells are open, and none touches other Terrain (§10.3)."""
    ground = state.ground
    for x, y in cells:
        if ground.find(x, y) != OFF:
            return False
        for other in range(TILES, SQUARES):
            if ground.has_square(other) and apart(ground.x(other), x) <= 1 >= apart(
                ground.y(other), y
            ):
                return False
    return kind != CANYON or bridges(state, cells, turn)


def bridges(state: VastState, cells: list[Cell], turn: int) -> bool:
    """Return True if the bridge would connect two Cave tiles, or one and a new tile (§10.5)."""
    ground = state.ground
    near, far = far_sides(cells, turn)
    one, two = ground.find(near[0], near[1]), ground.find(far[0], far[1])
    if is_cave_tile(one) and is_cave_tile(two):
        return True
    if not (is_cave_tile(one) or is_cave_tile(two)) or (one != OFF and two != OFF):
        return False
    return state.cave.hand_size() > 0 or ground.section() != OFF


def is_cave_tile(square: i64) -> bool:
    return OFF < square < TILES


def far_sides(cells: list[Cell], turn: int) -> tuple[Cell, Cell]:
    """Return the two cells at the ends of the bridge."""
    x, y = cells[1]
    if turn == 0:
        return (x, y - 1), (x, y + 1)
    return (x - 1, y), (x + 1, y)


def distance_to(ground: Ground, square: i64, cells: list[Cell]) -> i64:
    """Return the distance from a square to the nearest of *cells*."""
    x, y = ground.x(square), ground.y(square)
    return min(apart(x, east) + apart(y, south) for east, south in cells)


def nearest_spots(state: VastState, kind: i64, square: i64) -> list[Spot]:
    """Return the ways to place a piece of a kind as near as possible to a square (§10.3)."""
    found = spots(state, kind)
    if not found:
        return []
    best = min(distance_to(state.ground, square, spot.cells) for spot in found)
    return [spot for spot in found if distance_to(state.ground, square, spot.cells) == best]


def farthest_pits(state: VastState, pits: list[i64]) -> list[Spot]:
    """Return the spots for another Pit that are farthest from *pits* (§10.9)."""
    ground = state.ground
    found = spots(state, PITS)
    if not found:
        return []

    def total(spot: Spot) -> i64:
        return sum(distance_to(ground, pit, spot.cells) for pit in pits)

    best = max(total(spot) for spot in found)
    return [spot for spot in found if total(spot) == best]
