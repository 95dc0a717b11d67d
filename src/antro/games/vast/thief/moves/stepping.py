"""Legal steps and climbs of the Thief (§30.5, §31.2, §10)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.decks import CLIMBING_GEAR
from antro.games.vast.components.roles import THIEF_PIECE
from antro.games.vast.components.squares import (
    FIRST_SQUARE,
    OFF,
    PITS,
    TILES,
    is_impassable,
    is_pit,
)
from antro.games.vast.map.effects.drifting import drift
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.stack import has_tiles
from antro.games.vast.map.visibility.squares import has_wall
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import has_upgrade, movement
from antro.games.vast.thief.kinds import THIEF_ARRIVED, THIEF_STEPS_OUT

WALL_COST: Final[i64] = 2
IMPASSABLE_COST: Final[i64] = 3
PIT_COUNT: Final[i64] = 3
PIT_STEPS: Final[i64] = 3  # steps to a Pit, to another Pit, and to the exit
SECOND_PIT: Final[i64] = 2


def steps_left(state: VastState) -> i64:
    """Return the number of steps left in this turn."""
    return 0 if state.thief.halted else movement(state) - state.thief.moved


def must_move(state: VastState) -> bool:
    """Return True if the Thief is where he may not stop, so that he must move (§10.5, §10.10)."""
    at = state.ground.where[THIEF_PIECE]
    return is_pit(at) or is_impassable(at)


def is_open_step(ground: Ground, square: i64, way: i64) -> bool:
    """Return True if a side of a square leads without a wall to a square where he may stop."""
    target = ground.next(square, way)
    if target == OFF or is_pit(target) or is_impassable(target):
        return False
    return not has_wall(ground, square, way)


def may_step(state: VastState, way: i64) -> bool:
    """Return True if the Thief may take a step in a direction without a cost (§30.5)."""
    ground, left = state.ground, steps_left(state)
    at = ground.where[THIEF_PIECE]
    if left <= 0:
        return False
    if must_move(state):
        return state.thief.pits != 1 and is_open_step(ground, at, way)
    target = ground.next(at, way)
    if target == OFF:
        return may_step_out(state, at)
    if is_pit(target):
        open_side = not has_wall(ground, at, way)
        return open_side and left >= PIT_STEPS and has_other_exit(ground, target)
    return is_open_step(ground, at, way)


def may_step_out(state: VastState, square: i64) -> bool:
    """Return True if the Thief may step from Terrain onto an open space (§5.6)."""
    if square < TILES or state.collapsing or state.thief.stepped_out:
        return False
    return has_tiles(state)


def climb_cost(state: VastState, way: i64) -> i64:
    """Return the cost of climbing in a direction in cubes, or ``OFF`` (§31.2)."""
    ground = state.ground
    at = ground.where[THIEF_PIECE]
    target = ground.next(at, way)
    if target == OFF or is_pit(target) or must_move(state):
        return OFF
    wall = WALL_COST if has_wall(ground, at, way) else 0
    cliff = IMPASSABLE_COST if is_impassable(target) else 0
    if wall + cliff == 0:
        return OFF
    return wall + cliff - (1 if has_upgrade(state, CLIMBING_GEAR) else 0)


def may_climb(state: VastState, way: i64) -> bool:
    """Return True if the Thief may climb in a direction (§31.2).

    He needs another step to leave an impassable square.
    """
    cost = climb_cost(state, way)
    if cost == OFF or cost > state.thief.cubes:
        return False
    target = state.ground.next(state.ground.where[THIEF_PIECE], way)
    if is_impassable(target):
        return steps_left(state) > 1 and has_exit(state.ground, target)
    return steps_left(state) > 0


def has_exit(ground: Ground, square: i64) -> bool:
    """Return True if a square has an exit to a square where he may stop."""
    return any(is_open_step(ground, square, way) for way in range(i64(4)))


def has_other_exit(ground: Ground, pit: i64) -> bool:
    """Return True if another Pit than this one has an exit (§10.10)."""
    for number in range(PIT_COUNT):
        other = FIRST_SQUARE[PITS] + number
        if other != pit and ground.has_square(other) and has_exit(ground, other):
            return True
    return False


def may_jump(state: VastState, number: i64) -> bool:
    """Return True if the Thief may go from his Pit to another one with an exit (§10.10)."""
    ground = state.ground
    at, other = ground.where[THIEF_PIECE], FIRST_SQUARE[PITS] + number
    if not is_pit(at) or other == at or state.thief.pits != 1:
        return False
    return ground.has_square(other) and has_exit(ground, other)


# Moving


def step(state: VastState, way: i64) -> None:
    """Take a step. For an open space, a tile is placed first."""
    at = state.ground.where[THIEF_PIECE]
    target = state.ground.next(at, way)
    if target != OFF:
        go_to(state, target)
        return
    state.thief.moved += 1
    state.thief.stepped_out = 1
    state.ask(THIEF_STEPS_OUT)
    bring_tile(state, at * 4 + way)


def go_to(state: VastState, target: i64) -> None:
    """Go to a square, where the River may carry the Thief further."""
    thief = state.thief
    at = state.ground.where[THIEF_PIECE]
    thief.moved += 1
    if not is_pit(target):
        thief.pits = 0
    elif is_pit(at):
        thief.pits = SECOND_PIT
    else:
        thief.pits = 1
        thief.pit_from = at
    state.ask(THIEF_ARRIVED, at)
    enter(state, THIEF_PIECE, target)


def drift_after_step(state: VastState, came_from: i64) -> None:
    """Let the Thief drift from his new square, if he is still alive."""
    if state.ground.where[THIEF_PIECE] != OFF:
        drift(state, THIEF_PIECE, came_from)


def climb_back(state: VastState) -> None:
    """Return the Thief from a Pit to the square before it, at the end of his turn (§10.10)."""
    if is_pit(state.ground.where[THIEF_PIECE]):
        enter(state, THIEF_PIECE, state.thief.pit_from)
    state.thief.pits = 0
