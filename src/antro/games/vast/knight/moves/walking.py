"""Effects of the Knight's steps: leaving a square, entering the next, and Encounters there."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import KNIGHT_PIECE, THIEF_PIECE
from antro.games.vast.components.squares import OFF, TILES, is_river
from antro.games.vast.knight.effects.ambush import meet_token
from antro.games.vast.knight.effects.entering import needs_encounter
from antro.games.vast.knight.effects.events import take_event_token
from antro.games.vast.knight.effects.foes import must_be_attacked
from antro.games.vast.knight.kinds import AFLOAT, KNIGHT_ARRIVED, STEP_ONTO
from antro.games.vast.knight.moves.encounter import (
    begin_encounter,
    begin_forced_encounter,
    continue_encounter_here,
)
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.revealing import reveal_by_entering
from antro.games.vast.map.visibility.squares import has_wall, is_dark, pieces_on
from antro.games.vast.map.visibility.steps import has_monster_token
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.ground import CRYSTAL_TOKEN, EVENT_TOKEN
from antro.games.vast.state.state import VastState

NO_WAY: Final[i64] = OFF  # without a direction, or through a wall (§7.3)

# Ways to enter a square
WALKING: Final[i64] = 0
MEETING: Final[i64] = 1  # past a beaten Monster token, in the same Encounter
DRIFTING: Final[i64] = 2


def take_step(state: VastState, way: i64) -> None:
    """Use a step (§13.7). Before a step onto an open space, a tile is placed (§5.6)."""
    knight, ground = state.knight, state.ground
    start = ground.where[KNIGHT_PIECE]
    knight.moved += 1
    knight.fulfilled = 0
    if ground.next(start, way) == OFF:
        state.ask(STEP_ONTO, argument_of(start, way))
        bring_tile(state, start * 4 + way)
        return
    go_to(state, ground.next(start, way), way)


def go_to(state: VastState, square: i64, way: i64, manner: i64 = WALKING) -> None:
    """Go to a square, *way* as in ``reveal_by_entering``. A Monster token stops the Knight."""
    if has_monster_token(state.ground, square):
        begin_encounter(state, square)
        meet_token(state, square, way)
        return
    leave_and_enter(state, square, way, manner)


def leave_and_enter(state: VastState, square: i64, way: i64, manner: i64 = WALKING) -> None:
    """Leave the square and enter another by her own move. Its Encounter comes afterwards."""
    start = state.ground.where[KNIGHT_PIECE]
    note_left(state, start)
    note_entered(state, square)
    came_by = way
    if way != NO_WAY and has_wall(state.ground, start, way):
        came_by = NO_WAY
    state.ask(KNIGHT_ARRIVED, argument_of(square, came_by, start, manner))
    enter(state, KNIGHT_PIECE, square)


def note_left(state: VastState, square: i64) -> None:
    """Note a tile with a Crystal that she leaves, for Noble Failure (§39.4)."""
    if square < TILES and state.ground.has(square, CRYSTAL_TOKEN):
        state.knight.crystals_left |= bit(square)


def note_entered(state: VastState, square: i64) -> None:
    """Note a square that she enters, for Swift (§16.11)."""
    if square < TILES:
        state.knight.entered |= bit(square)
    else:
        state.knight.entered_terrain |= bit(square - TILES)


def meet(state: VastState, square: i64, way: i64, *, afloat: bool) -> None:
    """Start the Encounter of the square that the Knight entered, if she is still there (§14.2).

    *afloat* is True if the River may carry her further afterwards.
    """
    ground, knight = state.ground, state.knight
    if ground.where[KNIGHT_PIECE] != square or knight.dead:
        return
    if is_dark(ground, square):
        begin_forced_encounter(state, square)
        knight.in_the_dark = pieces_on(ground, square) & (bit(THIEF_PIECE) - 1)
        reveal_by_entering(state, square, way)
        return
    if state.turn_over:
        return
    if afloat:
        state.ask(AFLOAT, square)
    if needs_encounter(state, square):
        begin_forced_encounter(state, square)
        if ground.has(square, EVENT_TOKEN):
            take_event_token(state, square)


def is_afloat(square: i64, start: i64, manner: i64) -> bool:
    """Return True if the Knight has entered the River from outside, or drifts (§10.11)."""
    return is_river(square) and (manner == DRIFTING or not is_river(start))


def continue_token_encounter(state: VastState, square: i64) -> None:
    """Continue the Encounter with a Monster token on the square behind it (§14.5)."""
    if state.ground.where[KNIGHT_PIECE] != square or state.knight.dead or state.turn_over:
        return
    state.knight.must_fight = must_be_attacked(state, square)
    continue_encounter_here(state)
    if state.ground.has(square, EVENT_TOKEN):
        take_event_token(state, square)
