"""The legal rotations of a revealed tile (§7.2, §7.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import (
    OFF,
    SQUARES,
    is_impassable,
    is_pit,
    opposite,
)
from antro.games.vast.components.tiles import turned_walls
from antro.games.vast.map.visibility.squares import has_wall, is_dark
from antro.games.vast.state.ground import BOMBS, ROCKSLIDES, Ground
from antro.games.vast.state.state import VastState

NOT_LINKED: Final = vec[i64]([0] * SQUARES)


def allowed_turns(state: VastState, slot: i64, entered_by: i64) -> i64:
    """Return the set of legal rotations of a tile.

    *entered_by* is the side where the Knight came in through an open side, or ``OFF``. Rotations
    that look alike count as one.
    """
    walls = state.config.tiles.walls[state.ground.face[slot]]
    turns = state.config.tiles.turns[state.ground.face[slot]]
    linked = linked_squares(state, slot)
    fit: i64 = 0
    links: i64 = 0
    for turn in range(turns):
        turned = turned_walls(walls, turn)
        if entered_by != OFF and turned >> entered_by & 1:
            continue
        fit |= bit(turn)
        if is_linked(state.ground, slot, turned, linked):
            links |= bit(turn)
    return links if links else fit


def is_linked(ground: Ground, slot: i64, walls: i64, linked: vec[i64]) -> bool:
    """Return True if a tile with these walls is connected to the Entrance (§7.2)."""
    for way in range(i64(4)):
        other = ground.next(slot, way)
        if other != OFF and linked[other] and is_passage(ground, slot, way, walls):
            return True
    return False


def is_passage(ground: Ground, slot: i64, way: i64, walls: i64) -> bool:
    """Return True if a side of a tile would be open with these walls."""
    edges = ground.edges[slot]
    if edges >> (ROCKSLIDES + way) & 1:
        return False
    if edges >> (BOMBS + way) & 1:
        return True
    return not walls >> way & 1 and not is_closed_beyond(ground, slot, way)


def is_closed_beyond(ground: Ground, slot: i64, way: i64) -> bool:
    """Return True if the neighbour has a wall on its side."""
    other = ground.next(slot, way)
    return other != OFF and ground.edges[other] >> opposite(way) & 1 != 0


def linked_squares(state: VastState, without: i64) -> vec[i64]:
    """Return for each square 1 if Lit tiles and Terrain connect it to the Entrance (§7.2), else 0.

    The tile *without* is ignored.
    """
    ground = state.ground
    reached, ahead = NOT_LINKED[:], NOT_LINKED[:]
    if ground.entrance == without:
        return reached
    reached[ground.entrance] = 1
    ahead[0] = ground.entrance
    waiting: i64 = 1
    while waiting:
        waiting -= 1
        square = ahead[waiting]
        for way in range(i64(4)):
            other = ground.next(square, way)
            if other in (OFF, without) or reached[other]:
                continue
            barred = is_dark(ground, other) or is_impassable(other) or is_pit(other)
            if barred or has_wall(ground, square, way):
                continue
            reached[other] = 1
            ahead[waiting] = other
            waiting += 1
    return reached
