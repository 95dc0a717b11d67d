"""Sides that open and close: Bombs, Rockslides, and tiles that are turned (§4.10)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import OFF, TILES, opposite, terrain_of
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.removing import clear_edges
from antro.games.vast.map.effects.revealing import take_rockslide, turn_tile
from antro.games.vast.map.visibility.squares import has_wall, is_dark
from antro.games.vast.state.ground import BOMBS, ROCKSLIDES
from antro.games.vast.state.state import VastState


def bomb_side(state: VastState, square: i64, way: i64) -> None:
    """Open a closed side with a Bomb, return a Rockslide there, and fill (§15.4)."""
    ground = state.ground
    if ground.edges[square] >> (ROCKSLIDES + way) & 1:
        take_rockslide(state, square, way)
    ground.edges[square] |= bit(BOMBS + way)
    other = ground.next(square, way)
    if other != OFF:
        ground.edges[other] |= bit(BOMBS + opposite(way))
    fill(state)


def can_take_rockslide(state: VastState, square: i64, way: i64) -> bool:
    """Return True if a Rockslide fits on a side: open, between two tiles, not both Dark (§29.4)."""
    ground = state.ground
    other = ground.next(square, way)
    if other == OFF or has_wall(ground, square, way):
        return False
    if square >= TILES and terrain_of(square) == terrain_of(other):  # same kind
        return False
    return not (is_dark(ground, square) and is_dark(ground, other))


def lay_rockslide(state: VastState, square: i64, way: i64) -> None:
    """Close a side with a Rockslide (§29.4)."""
    ground = state.ground
    ground.edges[square] |= bit(ROCKSLIDES + way)
    other = ground.next(square, way)
    ground.edges[other] |= bit(ROCKSLIDES + opposite(way))
    ground.rockslides -= 1


def rotate_tile(state: VastState, slot: i64, turn: i64) -> None:
    """Turn a Lit tile, remove Bombs and Rockslides from its sides, and fill (§29.8)."""
    assert slot < TILES
    clear_edges(state, slot)
    turn_tile(state, slot, turn)
    fill(state)
