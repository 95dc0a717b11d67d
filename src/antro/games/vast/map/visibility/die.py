"""The Dragon die (§8.2 to §8.4): six faces over the square it is rolled on and those around."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import OFF, TILES
from antro.games.vast.map.visibility.squares import surrounding
from antro.games.vast.state.ground import Ground

FACES: Final = ["ring", "centre", "orthogonal", "plus", "corners", "x"]
CENTRE: Final[i64] = 8  # the place after the eight around
# [face]: a set of places, north-west to south-east, then the centre
PLACES: Final = vec[i64]([255, 256, 90, 346, 165, 421])
NO_SQUARES: Final = vec[i64]([OFF] * 9)


def shows_centre(face: i64) -> bool:
    """§8.4 Whether a face hits the square that it was rolled on."""
    return PLACES[face] >> CENTRE & 1 != 0


def affected(ground: Ground, square: i64, face: i64) -> vec[i64]:
    """§8.3 The squares that a face hits around a square, Terrain too; ``OFF`` in other places."""
    found = NO_SQUARES[:]
    around = surrounding(ground, square)
    for place in range(CENTRE):
        if PLACES[face] >> place & 1:
            found[place] = around[place]
    if shows_centre(face):
        found[CENTRE] = square
    return found


def tiles_of(squares: vec[i64]) -> i64:
    """The set of slots of Cave tiles among squares."""
    found: i64 = 0
    for square in squares:
        if OFF < square < TILES:
            found |= bit(square)
    return found
