"""Squares and their sides: walls, light (§4.9, §10.4), pieces and tokens on them (§4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import PIECE_COUNT
from antro.games.vast.components.squares import (
    BRIDGE,
    DX,
    DY,
    OFF,
    SQUARES,
    TILES,
    apart,
    is_tile,
    opposite,
)
from antro.games.vast.state.ground import BOMBS, ROCKSLIDES, STEP, Ground, place_number
from antro.games.vast.state.state import VastState

# Places of the eight surrounding squares, from north-west to south-east
SIDE_PLACE: Final = vec[i64]([1, 4, 6, 3])  # [way]
CORNER_PLACE: Final = vec[i64]([2, 7, 5, 0])  # [way]: between a direction and the next clockwise
NOTHING_AROUND: Final = vec[i64]([OFF] * 8)


def is_lit(ground: Ground, square: i64) -> bool:
    """Return True if a Cave tile is Lit (§4.2). Of Terrain, only the bridge counts as Lit."""
    if square >= TILES:
        return square == BRIDGE
    return ground.lit >> square & 1 != 0


def is_dark(ground: Ground, square: i64) -> bool:
    """Return True if a Cave tile is Dark (§4.2). Terrain never is."""
    return is_tile(square) and ground.has_square(square) and not ground.lit >> square & 1


def dark_tiles(ground: Ground) -> i64:
    """Return the set of slots with Dark tiles."""
    return ground.laid & ~ground.lit


def has_wall(ground: Ground, square: i64, way: i64) -> bool:
    """Return True if a wall or a Rockslide closes a side of a square, from either side (§4.3)."""
    edges = ground.edges[square]
    if edges >> (ROCKSLIDES + way) & 1:
        return True
    if edges >> (BOMBS + way) & 1:
        return False
    if edges >> way & 1:
        return True
    other = ground.next(square, way)
    return other != OFF and ground.edges[other] >> opposite(way) & 1 != 0


def is_open_edge(ground: Ground, square: i64, way: i64) -> bool:
    """Return True if a Lit Cave tile has an open side next to an open space (§4.4)."""
    if ground.next(square, way) != OFF:
        return False
    lit = is_tile(square) and ground.lit >> square & 1
    return lit != 0 and not has_wall(ground, square, way)


def type_of(state: VastState, square: i64) -> i64:
    """Return the type of a tile with a known face, or ``OFF`` for any other square."""
    if not is_tile(square) or not state.ground.has_square(square):
        return OFF
    face = state.ground.face[square]
    return state.config.tiles.type[face] if face >= 0 else OFF


def is_lit_of_type(state: VastState, square: i64, kind: i64) -> bool:
    """Return True if a square is a Lit tile of a type."""
    lit = is_tile(square) and state.ground.lit >> square & 1
    return lit != 0 and type_of(state, square) == kind


def surrounding(ground: Ground, square: i64) -> vec[i64]:
    """Return the eight surrounding squares, from north-west to south-east (§4.1).

    Open spaces are ``OFF``.
    """
    found = NOTHING_AROUND[:]
    fill_in_surrounding(ground, square, found)
    return found


def fill_in_surrounding(ground: Ground, square: i64, found: vec[i64]) -> None:
    """Write the eight surrounding squares into the first places of a row."""
    for way in range(i64(4)):
        found[SIDE_PLACE[way]] = ground.next(square, way)
        found[CORNER_PLACE[way]] = corner(ground, square, way)


def corner(ground: Ground, square: i64, way: i64) -> i64:
    """Return the square diagonally between *way* and the next direction clockwise, or ``OFF``."""
    aside = (way + 1) % 4
    one, two = ground.next(square, way), ground.next(square, aside)
    if one != OFF:
        return ground.next(one, aside)
    if two != OFF:
        return ground.next(two, way)
    x, y = ground.x(square) + DX[way] + DX[aside], ground.y(square) + DY[way] + DY[aside]
    return ground.find(x, y)


def distance(ground: Ground, one: i64, two: i64) -> i64:
    """Return the distance of two squares in steps from side to side (§4.1)."""
    return apart(ground.x(one), ground.x(two)) + apart(ground.y(one), ground.y(two))


def are_adjacent(ground: Ground, one: i64, two: i64) -> bool:
    return distance(ground, one, two) == 1


def space_at(ground: Ground, x: i64, y: i64, without: i64 = OFF) -> i64:
    """Return the lowest side of the open space at these coordinates, or ``OFF`` without one.

    The square *without* is ignored.
    """
    return lowest_side(ground, place_number(x, y), without)


def lowest_side(ground: Ground, place: i64, without: i64 = OFF) -> i64:
    """Return the lowest side next to *place*, which is the coordinates as one number."""
    for square in range(SQUARES):
        at = ground.at[square]
        if at == OFF or square == without:
            continue
        for way in range(i64(4)):
            if at + STEP[way] == place:
                return square * 4 + way
    return OFF


def pieces_on(ground: Ground, square: i64) -> i64:
    """Return the set of pieces on a square."""
    found: i64 = 0
    for piece in range(PIECE_COUNT):
        if ground.where[piece] == square:
            found |= bit(piece)
    return found


def is_occupied(ground: Ground, square: i64) -> bool:
    """Return True if a piece or a token is on a square (§4.6)."""
    return ground.tokens[square] != 0 or pieces_on(ground, square) != 0
