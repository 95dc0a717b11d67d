"""Open spaces beside the map (§4.1). Each is named by its lowest side."""

from mypy_extensions import i64

from antro.games.vast.printed.squares import DX, DY, OFF, SQUARES, TILES
from antro.games.vast.sight.squares import is_open_edge
from antro.games.vast.state.ground import WIDE, Ground


def open_spaces(ground: Ground) -> list[i64]:
    """All open spaces that share a side with the map, ascending."""
    found: list[i64] = []
    places: list[i64] = []
    for square in range(SQUARES):
        if ground.at[square] == OFF:
            continue
        for way in range(i64(4)):
            if ground.next(square, way) == OFF:
                place = place_beside(ground, square, way)
                if place not in places:
                    places.append(place)
                    found.append(square * 4 + way)
    return found


def place_beside(ground: Ground, square: i64, way: i64) -> i64:
    """The coordinates beside a square, as one number."""
    return ground.at[square] + DX[way] + WIDE * DY[way]


def spaces_beside(ground: Ground, tiles: i64) -> list[i64]:
    """The open spaces that share a side with one of these Cave tiles, ascending."""
    places: list[i64] = []
    for slot in range(TILES):
        if tiles >> slot & 1 and ground.at[slot] != OFF:
            for way in range(i64(4)):
                if ground.next(slot, way) == OFF:
                    places.append(place_beside(ground, slot, way))
    return named(ground, places)


def spaces_at_open_edges(ground: Ground) -> list[i64]:
    """§4.4 The open spaces that meet an open edge, ascending."""
    places: list[i64] = []
    for slot in range(TILES):
        if ground.lit >> slot & 1:
            for way in range(i64(4)):
                if is_open_edge(ground, slot, way):
                    places.append(place_beside(ground, slot, way))
    return named(ground, places)


def named(ground: Ground, places: list[i64]) -> list[i64]:
    """Those of all open spaces that lie at these places."""
    found: list[i64] = []
    if not places:
        return found
    for side in open_spaces(ground):
        if place_beside(ground, side // 4, side % 4) in places:
            found.append(side)
    return found
