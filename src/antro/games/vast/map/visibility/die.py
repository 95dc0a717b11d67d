"""The Dragon die (§8.2 to §8.4): its six faces show the square of the roll and those around."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import OFF, TILES
from antro.games.vast.map.visibility.squares import fill_in_surrounding
from antro.games.vast.state.ground import Ground

FACES: Final = ["ring", "centre", "orthogonal", "plus", "corners", "x"]
CENTRE: Final[i64] = 8  # the place after the eight surrounding squares
# [face]: the set of places, from north-west to south-east, then the centre
PLACES: Final = vec[i64]([255, 256, 90, 346, 165, 421])
NO_SQUARES: Final = vec[i64]([OFF] * 9)


def shows_centre(face: i64) -> bool:
    """Return True if a face hits the square of the roll (§8.4)."""
    return PLACES[face] >> CENTRE & 1 != 0


def affected(ground: Ground, square: i64, face: i64) -> vec[i64]:
    """Return the squares that a face hits around a square, with ``OFF`` for the others (§8.3).

    Squares of Terrain are included.
    """
    found = NO_SQUARES[:]
    fill_in_surrounding(ground, square, found)
    for place in range(CENTRE):
        if not PLACES[face] >> place & 1:
            found[place] = OFF
    if shows_centre(face):
        found[CENTRE] = square
    return found


def tiles_of(squares: vec[i64]) -> i64:
    """Return the set of Cave tiles among *squares*."""
    found: i64 = 0
    for square in squares:
        if OFF < square < TILES:
            found |= bit(square)
    return found
