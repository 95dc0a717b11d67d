"""Separated parts of the map that slide together (§11.10, §11.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import FANGS, TRIBES
from antro.games.vast.components.squares import DX, DY, LURKING, OFF, SQUARES
from antro.games.vast.goblins.effects.arrival import covered
from antro.games.vast.map.effects.stack import share_bombs
from antro.games.vast.map.kinds import RECONNECT, SLIDE
from antro.games.vast.map.visibility.components import (
    NEVER,
    is_connected,
    part_numbers,
    slide_length,
    steps_to_line_up,
)
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState


def reconnect(state: VastState, by: i64) -> None:
    """If the map has fallen apart, let a role slide one part, and check again (§11.10)."""
    if is_connected(state.ground):
        return
    state.ask(RECONNECT, by)
    ask_if_open(state, SLIDE[by])


def slide(state: VastState, part: i64, way: i64) -> None:
    """Slide a part of the map in a direction, with everything on it."""
    ground = state.ground
    numbers = part_numbers(ground)
    length = slide_length(ground, numbers, part, way)
    if length == NEVER:
        length = steps_to_line_up(ground, numbers, part, way)
    move_part(ground, numbers, part, DX[way] * length, DY[way] * length)
    for square in range(SQUARES):
        if numbers[square] == part:
            share_bombs(ground, square)
    cover_lurkers(state)


def move_part(ground: Ground, numbers: vec[i64], part: i64, east: i64, south: i64) -> None:
    """Give all squares of a part new coordinates."""
    moved = [square for square in range(SQUARES) if numbers[square] == part]
    places = [(ground.x(square) + east, ground.y(square) + south) for square in moved]
    for square in moved:
        ground.lift(square)
    for square, (x, y) in zip(moved, places, strict=True):
        ground.put(square, x, y)


def cover_lurkers(state: VastState) -> None:
    """Reveal Tribes that lurked on a space where a tile is now (§11.11)."""
    ground = state.ground
    for tribe in range(TRIBES):
        side = ground.where[FANGS + tribe] - LURKING
        if side >= 0:
            square = ground.next(side // 4, side % 4)
            if square != OFF:
                covered(state, tribe, square)
