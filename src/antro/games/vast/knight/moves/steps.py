"""The Knight's steps, and steps through walls with the Ancient Map (§5.1, §13.7, §15.6)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import FANGS, KNIGHT_PIECE
from antro.games.vast.components.squares import DX, DY, OFF, TILES
from antro.games.vast.knight.effects.entering import may_enter, steps_left
from antro.games.vast.knight.effects.foes import is_strong_enough_for
from antro.games.vast.knight.moves.walking import take_step
from antro.games.vast.knight.state import ANCIENT_MAP
from antro.games.vast.map.effects.stack import has_tiles, lurking_at
from antro.games.vast.map.moves.forced import OneWay
from antro.games.vast.map.visibility.squares import has_wall
from antro.games.vast.state.ground import EVENT_TOKEN
from antro.games.vast.state.state import VastState

WITH_GOLEM: Final[i64] = 2  # cubes on the Ancient Map that one wall costs (§19.5)


def may_move(state: VastState) -> bool:
    """Return True if the Knight may take a step (§13.7, §14.2).

    She must resolve an Event token on her square first.
    """
    square = state.ground.where[KNIGHT_PIECE]
    return steps_left(state) > 0 and not state.ground.has(square, EVENT_TOKEN)


def is_open_way(state: VastState, way: i64) -> bool:
    """Return True if a step in a direction is possible without passing a wall.

    From Terrain it may also lead onto an open space.
    """
    ground = state.ground
    square = ground.where[KNIGHT_PIECE]
    if has_wall(ground, square, way) or state.knight.pits == 1:
        return False
    target = ground.next(square, way)
    return may_enter(state, target) if target != OFF else may_step_out(state, square, way)


def may_step_out(state: VastState, square: i64, way: i64) -> bool:
    """Return True if she may step from Terrain onto an open space (§5.2, §5.6).

    She must be strong enough for Tribes that lurk there.
    """
    ground = state.ground
    if square < TILES or state.collapsing or not has_tiles(state):
        return False
    x, y = ground.x(square) + DX[way], ground.y(square) + DY[way]
    return is_strong_enough_for(state, lurking_at(ground, x, y) << FANGS)


def open_ways(state: VastState) -> i64:
    """Return the directions of steps without a wall."""
    found: i64 = 0
    for way in range(i64(4)):
        if may_move(state) and is_open_way(state, way):
            found |= bit(way)
    return found


@final
class Step(OneWay):
    """Step to an adjacent square (§5.1)."""

    kind = "knight_step"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, open_ways(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        take_step(state, move - self.first)


def map_cost(state: VastState) -> i64:
    """Return the number of cubes on the Ancient Map that one wall costs."""
    return WITH_GOLEM if state.knight.golem else 1


@final
class MapStep(OneWay):
    """Step through a wall or a Rockslide with the Ancient Map (§15.6)."""

    kind = "map_step"
    spare = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ground, knight = state.ground, state.knight
        left = knight.cubes[ANCIENT_MAP] - knight.map_used
        if left < map_cost(state) or not may_move(state) or knight.pits == 1:
            return
        square = ground.where[KNIGHT_PIECE]
        for way in range(i64(4)):
            target = ground.next(square, way)
            walled = target != OFF and has_wall(ground, square, way)
            if walled and may_enter(state, target):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.map_used += map_cost(state)
        take_step(state, move - self.first)
