"""A Tribe that lurks on an open space steps onto an adjacent tile (§21.13)."""

from mypy_extensions import i64

from antro.games.vast.components.decks import GOLEM
from antro.games.vast.components.roles import FANGS, KNIGHT_PIECE
from antro.games.vast.components.squares import (
    DX,
    DY,
    LURKING,
    OFF,
    is_impassable,
    is_pit,
    opposite,
)
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.moves.tribes.ways import may_enter
from antro.games.vast.map.visibility.squares import has_wall
from antro.games.vast.state.state import VastState


def steps_from_lurking(state: VastState, tribe: i64) -> list[i64]:
    """Return the squares that a lurking Tribe may step onto, ascending."""
    ground = state.ground
    side = ground.where[FANGS + tribe] - LURKING
    x, y = ground.x(side // 4) + DX[side % 4], ground.y(side // 4) + DY[side % 4]
    found: list[i64] = []
    for way in range(i64(4)):
        square = ground.find(x + DX[way], y + DY[way])
        if square != OFF and may_step_in(state, tribe, square, opposite(way)):
            found.append(square)
    found.sort()
    return found


def may_step_in(state: VastState, tribe: i64, square: i64, way: i64) -> bool:
    """Return True if a lurking Tribe may enter a square from a side.

    It may not enter the Knight's square.
    """
    if is_impassable(square) or is_pit(square) or state.ground.where[KNIGHT_PIECE] == square:
        return False
    if has_wall(state.ground, square, way) and not has_monster(state.goblins, tribe, GOLEM):
        return False
    return may_enter(state, tribe, square, state.goblins.population[tribe])
