"""Squares that the Knight may enter by her own move (§5.1, §5.2, §13.7, §14.2)."""

from mypy_extensions import i64

from antro.games.vast.components.squares import (
    FIRST_SQUARE,
    PITS,
    RIVER,
    is_impassable,
    is_pit,
)
from antro.games.vast.knight.effects.foes import is_strong_enough_for_all, must_be_attacked
from antro.games.vast.knight.effects.values import movement, perception
from antro.games.vast.map.visibility.squares import is_dark
from antro.games.vast.map.visibility.steps import has_monster_token
from antro.games.vast.state.ground import EVENT_TOKEN
from antro.games.vast.state.state import VastState


def steps_left(state: VastState) -> i64:
    """Return the number of steps left, which is 0 without an Encounter left (§13.7)."""
    if state.knight.encounters >= perception(state):
        return 0
    return max(0, movement(state) - state.knight.moved)


def may_enter(state: VastState, square: i64) -> bool:
    """Return True if the Knight may enter a square with a tile or Terrain."""
    if is_impassable(square):
        return False
    if is_pit(square) and not state.knight.pits:
        return steps_left(state) >= 3 and pits_on_map(state) > 1
    return is_strong_enough_for_all(state, square)


def needs_encounter(state: VastState, square: i64) -> bool:
    """Return True if entering a square requires an Encounter (§14.2)."""
    ground = state.ground
    if is_dark(ground, square) or ground.has(square, EVENT_TOKEN):
        return True
    return must_be_attacked(state, square) != 0 or has_monster_token(ground, square)


def pits_on_map(state: VastState) -> i64:
    """Return the number of Pits on the map."""
    found: i64 = 0
    for pit in range(FIRST_SQUARE[PITS], FIRST_SQUARE[RIVER]):
        if state.ground.has_square(pit):
            found += 1
    return found
