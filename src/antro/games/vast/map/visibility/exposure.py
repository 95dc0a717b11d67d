"""The tiles to remove in the Collapse (§11.5, §11.6, §10.13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.components.squares import (
    FIRST_SQUARE,
    OFF,
    PITS,
    RIVER,
    TERRAIN_KINDS,
)
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState

NO_TILES: Final = vec[i64]([0] * 5)


def touched_sides(ground: Ground, square: i64) -> i64:
    """Return the number of sides of a square that touch another square."""
    found: i64 = 0
    for way in range(i64(4)):
        if ground.next(square, way) != OFF:
            found += 1
    return found


def most_exposed(state: VastState, among: i64) -> i64:
    """Return the slots of a set that touch the fewest sides (§11.5)."""
    for tiles in by_touched_sides(state.ground, among):
        if tiles:
            return tiles
    return 0


def by_touched_sides(ground: Ground, among: i64) -> vec[i64]:
    """Return the slots of a set by the number of sides that they touch, 0 to 4."""
    found = NO_TILES[:]
    while among:
        slot = lowest(among)
        among &= among - 1
        found[touched_sides(ground, slot)] |= bit(slot)
    return found


def outer_edges(ground: Ground, first: i64, last: i64) -> i64:
    """Return the number of outer edges of a piece of Terrain that touch nothing."""
    found: i64 = 0
    for square in range(first, last):
        for way in range(i64(4)):
            if ground.next(square, way) == OFF:
                found += 1
    return found


def exposed_terrain(ground: Ground) -> list[i64]:
    """Return the first squares of Terrain with half its outer edges exposed (§10.13)."""
    found: list[i64] = []
    for kind in range(TERRAIN_KINDS):
        if not ground.terrain >> kind & 1:
            continue
        first, last = FIRST_SQUARE[kind], FIRST_SQUARE[kind + 1]
        if kind == PITS:
            pits = range(first, last)
            found += [
                p for p in pits if ground.has_square(p) and outer_edges(ground, p, p + 1) >= 2
            ]
        elif outer_edges(ground, first, last) >= (5 if kind == RIVER else 4):
            found.append(first)
    return found
